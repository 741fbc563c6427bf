{ A position of Boxes, as a picture and whose turn it is. The picture's rows are kept from the top, as wide as the drawing:
  dots at odd places, edges between two dots, boxes between four edges. }
unit Position;
{$mode objfpc}{$H+}
interface

type
  TMoves = array of string;
  TPosition = record
    Picture: array of string;
    Side: Integer;              { whose turn it is: 1 or 2 }
  end;

const
  Start = '@start@';

function PositionOf(const Text: string): TPosition;
function TextOf(const P: TPosition): string;
{ All legal moves, like b1-b2; none when the game is over. }
function Legal(const P: TPosition): TMoves;
{ The position after a legal move. }
function Play(const P: TPosition; const Move: string): TPosition;
{ The boxes of a side. }
function BoxesOf(const P: TPosition; Side: Integer): Integer;
{ p1win, p2win, draw, or none while the game goes on. }
function ResultOf(const P: TPosition): string;

implementation
uses SysUtils;

const
  Open = '.';
  Dot = ' ';

{ A row of horizontal edges with the dots that the text leaves out. }
function WithDots(const Row: string): string;
var
  Edge: Char;
begin
  WithDots := Dot;
  for Edge in Row do WithDots := WithDots + Edge + Dot;
end;

function PositionOf(const Text: string): TPosition;
var
  Fields, Rows: TStringArray;
  At: Integer;
begin
  Fields := Text.Split([' ']);
  if Length(Fields) <> 2 then raise Exception.Create('not a position');
  Rows := Fields[0].Split(['/']);
  PositionOf.Picture := nil;
  SetLength(PositionOf.Picture, Length(Rows));
  for At := 0 to High(Rows) do
  begin
    if Odd(At) then PositionOf.Picture[At] := Rows[At] else PositionOf.Picture[At] := WithDots(Rows[At]);
    if Length(PositionOf.Picture[At]) <> Length(PositionOf.Picture[0]) then
      raise Exception.Create('a row of another length');
  end;
  PositionOf.Side := StrToInt(Fields[1]);
end;

function TextOf(const P: TPosition): string;
begin
  TextOf := StringReplace(string.Join('/', P.Picture), Dot, '', [rfReplaceAll]) + ' ' + IntToStr(P.Side);
end;

{ The two dots of an edge; the smaller text comes first. }
function NameOf(const P: TPosition; Row, Column: Integer): string;

  function DotAt(Y, X: Integer): string;
  begin
    DotAt := Chr(Ord('a') + X div 2) + IntToStr((High(P.Picture) - Y) div 2 + 1);
  end;

var
  A, B: string;
begin
  if Odd(Row) then A := DotAt(Row + 1, Column) else A := DotAt(Row, Column - 1);
  if Odd(Row) then B := DotAt(Row - 1, Column) else B := DotAt(Row, Column + 1);
  if A < B then NameOf := A + '-' + B else NameOf := B + '-' + A;
end;

function Legal(const P: TPosition): TMoves;
var
  Row, Column: Integer;
begin
  Legal := nil;
  for Row := 0 to High(P.Picture) do
    for Column := 1 to Length(P.Picture[Row]) do
      if P.Picture[Row][Column] = Open then Insert(NameOf(P, Row, Column), Legal, Length(Legal));
end;

{ Gives the box to the side to move, if it is one and has all its edges; says whether. }
function Close(var P: TPosition; Row, Column: Integer): Boolean;
begin
  Close := False;
  if (Row < 0) or (Row > High(P.Picture)) or (Column < 1) or (Column > Length(P.Picture[0])) then Exit;
  if (P.Picture[Row - 1][Column] = Open) or (P.Picture[Row + 1][Column] = Open) then Exit;
  if (P.Picture[Row][Column - 1] = Open) or (P.Picture[Row][Column + 1] = Open) then Exit;
  P.Picture[Row][Column] := Chr(Ord('0') + P.Side);
  Close := True;
end;

function Play(const P: TPosition; const Move: string): TPosition;
var
  Dots: TStringArray;
  Row, Column: Integer;
  ClosesOne, ClosesOther: Boolean;
begin
  Play := P;
  Play.Picture := Copy(P.Picture);
  { Between two dots lies their edge. }
  Dots := Move.Split(['-']);
  Row := High(P.Picture) + 2 - StrToInt(Copy(Dots[0], 2, 2)) - StrToInt(Copy(Dots[1], 2, 2));
  Column := Ord(Dots[0][1]) + Ord(Dots[1][1]) - 2 * Ord('a') + 1;
  if Odd(Row) then Play.Picture[Row][Column] := '|' else Play.Picture[Row][Column] := '-';
  ClosesOne := Close(Play, Row - Ord(not Odd(Row)), Column - Ord(Odd(Row)));
  ClosesOther := Close(Play, Row + Ord(not Odd(Row)), Column + Ord(Odd(Row)));
  if not (ClosesOne or ClosesOther) then Play.Side := 3 - P.Side; { who closes a box moves again }
end;

function BoxesOf(const P: TPosition; Side: Integer): Integer;
var
  Row: string;
  Place: Char;
begin
  BoxesOf := 0;
  for Row in P.Picture do
    for Place in Row do
      if Place = Chr(Ord('0') + Side) then Inc(BoxesOf);
end;

function ResultOf(const P: TPosition): string;
var
  Margin: Integer;
begin
  if Length(Legal(P)) > 0 then Exit('none');
  Margin := BoxesOf(P, 1) - BoxesOf(P, 2);
  if Margin = 0 then Exit('draw');
  if Margin > 0 then ResultOf := 'p1win' else ResultOf := 'p2win';
end;

end.
