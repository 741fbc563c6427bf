{ A position of Sticks, written `N/M SIDE` or `N/M SIDE misere`: N sticks, of which a move takes 1 to M. }
unit Position;
{$mode objfpc}{$H+}
interface

type
  TMoves = array of string;
  TPosition = record
    Sticks, Max: Integer;
    Side: Integer;     { whose turn it is: 1 or 2 }
    Misere: Boolean;   { whoever takes the last stick loses }
  end;

const
  Start = '@start@';

function PositionOf(const Text: string): TPosition;
function TextOf(const P: TPosition): string;
{ All legal moves; none when the game is over. }
function Legal(const P: TPosition): TMoves;
{ The position after a legal move. }
function Play(const P: TPosition; const Move: string): TPosition;
{ p1win, p2win, or none while the game goes on. }
function ResultOf(const P: TPosition): string;

implementation
uses SysUtils;

function PositionOf(const Text: string): TPosition;
var
  Fields: TStringArray;
  Slash: Integer;
begin
  Fields := Text.Split([' ']);
  if Length(Fields) < 2 then raise Exception.Create('not a position');
  Slash := Pos('/', Fields[0]);
  PositionOf.Sticks := StrToInt(Copy(Fields[0], 1, Slash - 1));
  PositionOf.Max := StrToInt(Copy(Fields[0], Slash + 1, Length(Fields[0])));
  PositionOf.Side := StrToInt(Fields[1]);
  PositionOf.Misere := Length(Fields) > 2;
end;

function TextOf(const P: TPosition): string;
begin
  TextOf := Format('%d/%d %d', [P.Sticks, P.Max, P.Side]);
  if P.Misere then TextOf := TextOf + ' misere';
end;

function Legal(const P: TPosition): TMoves;
var
  At: Integer;
begin
  Legal := nil;
  if P.Sticks < P.Max then SetLength(Legal, P.Sticks) else SetLength(Legal, P.Max);
  for At := 0 to High(Legal) do Legal[At] := IntToStr(At + 1);
end;

function Play(const P: TPosition; const Move: string): TPosition;
begin
  Play := P;
  Play.Sticks := P.Sticks - StrToInt(Move);
  Play.Side := 3 - P.Side;
end;

function ResultOf(const P: TPosition): string;
begin
  if P.Sticks > 0 then Exit('none');
  if P.Misere = (P.Side = 1) then ResultOf := 'p1win' else ResultOf := 'p2win';
end;

end.
