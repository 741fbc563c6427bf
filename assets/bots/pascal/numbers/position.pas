{ A position of Numbers, written `ROW FIRST-SECOND SIDE`: the numbers left, both totals, whose turn it is. }
unit Position;
{$mode objfpc}{$H+}
interface

type
  TMoves = array of string;
  TPosition = record
    Row: array of Int64;                { shared by all positions of a game }
    Left, Right: Integer;               { what is left of it, both ends included }
    Totals: array[1..2] of Int64;
    Side: Integer;                      { whose turn it is: 1 or 2 }
  end;

const
  Start: string = '@start@';

function PositionOf(const Text: string): TPosition;
function TextOf(const P: TPosition): string;
{ The left end or the right one; none when the game is over. }
function Legal(const P: TPosition): TMoves;
{ The position after a legal move. }
function Play(const P: TPosition; const Move: string): TPosition;
{ p1win, p2win, draw, or none while the game goes on. }
function ResultOf(const P: TPosition): string;

implementation
uses SysUtils;

function PositionOf(const Text: string): TPosition;
var
  Fields, Numbers, Totals: TStringArray;
  At: Integer;
begin
  Fields := Text.Split([' ']);
  if Length(Fields) <> 3 then raise Exception.Create('not a position');
  if Fields[0] = '-' then Numbers := nil else Numbers := Fields[0].Split([',']);
  PositionOf.Row := nil;
  SetLength(PositionOf.Row, Length(Numbers));
  for At := 0 to High(Numbers) do PositionOf.Row[At] := StrToInt64(Numbers[At]);
  PositionOf.Left := 0;
  PositionOf.Right := High(Numbers);
  Totals := Fields[1].Split(['-']);
  if Length(Totals) <> 2 then raise Exception.Create('not two totals');
  for At := 1 to 2 do PositionOf.Totals[At] := StrToInt64(Totals[At - 1]);
  PositionOf.Side := StrToInt(Fields[2]);
end;

function TextOf(const P: TPosition): string;
var
  Numbers: TStringArray;
  At: Integer;
begin
  Numbers := nil;
  SetLength(Numbers, P.Right - P.Left + 1);
  for At := P.Left to P.Right do Numbers[At - P.Left] := IntToStr(P.Row[At]);
  TextOf := string.Join(',', Numbers);
  if TextOf = '' then TextOf := '-';
  TextOf := Format('%s %d-%d %d', [TextOf, P.Totals[1], P.Totals[2], P.Side]);
end;

function Legal(const P: TPosition): TMoves;
begin
  if P.Left > P.Right then Exit(nil);
  Legal := ['L', 'R'];
end;

function Play(const P: TPosition; const Move: string): TPosition;
var
  Taken: Int64;
begin
  Play := P;
  if Move = 'L' then Taken := P.Row[P.Left] else Taken := P.Row[P.Right];
  if Move = 'L' then Inc(Play.Left) else Dec(Play.Right);
  Inc(Play.Totals[P.Side], Taken);
  Play.Side := 3 - P.Side;
end;

function ResultOf(const P: TPosition): string;
begin
  if P.Left <= P.Right then Exit('none');
  if P.Totals[1] = P.Totals[2] then Exit('draw');
  if P.Totals[1] > P.Totals[2] then ResultOf := 'p1win' else ResultOf := 'p2win';
end;

end.
