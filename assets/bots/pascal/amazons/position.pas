{ A position of Amazons: ranks from the top, `Q` and `q` queens, `*` arrows, numbers of empty squares; then w or b. }
unit Position;
{$mode objfpc}{$H+}
interface

type
  TMoves = array of string;
  TPosition = record
    Board: array of string;   { ranks from the bottom, a letter a file; '.' is empty }
    Side: Integer;            { whose turn it is: 1 (White) or 2 }
  end;

const
  Start = '@start@';

function PositionOf(const Text: string): TPosition;
function TextOf(const P: TPosition): string;
{ All legal moves, like d1-d7/g7; none when the game is over. }
function Legal(const P: TPosition): TMoves;
{ The position after a legal move. }
function Play(const P: TPosition; const Move: string): TPosition;
{ p1win, p2win, or none while the game goes on: who cannot move loses. }
function ResultOf(const P: TPosition): string;

implementation
uses SysUtils;

type
  TSquare = record
    Rank, Place: Integer;   { the rank from 0, the file from 1 }
  end;
  TSquares = array of TSquare;

const
  Queens: array[1..2] of Char = ('Q', 'q');

function RankFrom(const Text: string): string;
var
  Each: Char;
  Empty: Integer;
begin
  RankFrom := '';
  Empty := 0;
  for Each in Text do
    if Each in ['0'..'9'] then
      Empty := 10 * Empty + Ord(Each) - Ord('0')
    else
    begin
      RankFrom := RankFrom + StringOfChar('.', Empty) + Each;
      Empty := 0;
    end;
  RankFrom := RankFrom + StringOfChar('.', Empty);
end;

function PositionOf(const Text: string): TPosition;
var
  Fields, Ranks: TStringArray;
  At: Integer;
begin
  Fields := Text.Split([' ']);
  if Length(Fields) <> 2 then raise Exception.Create('not a position');
  Ranks := Fields[0].Split(['/']);
  PositionOf.Board := nil;
  SetLength(PositionOf.Board, Length(Ranks));
  for At := 0 to High(Ranks) do PositionOf.Board[High(Ranks) - At] := RankFrom(Ranks[At]);
  for At := 0 to High(Ranks) do
    if Length(PositionOf.Board[At]) <> Length(PositionOf.Board[0]) then
      raise Exception.Create('a rank of another length');
  if Fields[1] = 'w' then PositionOf.Side := 1 else PositionOf.Side := 2;
end;

function RankText(const Rank: string): string;
var
  Each: Char;
  Empty: Integer;

  procedure Count;
  begin
    if Empty > 0 then RankText := RankText + IntToStr(Empty);
    Empty := 0;
  end;

begin
  RankText := '';
  Empty := 0;
  for Each in Rank do
    if Each = '.' then
      Inc(Empty)
    else
    begin
      Count;
      RankText := RankText + Each;
    end;
  Count;
end;

function TextOf(const P: TPosition): string;
var
  At: Integer;
begin
  TextOf := RankText(P.Board[High(P.Board)]);
  for At := High(P.Board) - 1 downto 0 do TextOf := TextOf + '/' + RankText(P.Board[At]);
  if P.Side = 1 then TextOf := TextOf + ' w' else TextOf := TextOf + ' b';
end;

function SquareAt(Rank, Place: Integer): TSquare;
begin
  SquareAt.Rank := Rank;
  SquareAt.Place := Place;
end;

function NameOf(const Square: TSquare): string;
begin
  NameOf := Chr(Ord('a') + Square.Place - 1) + IntToStr(Square.Rank + 1);
end;

function SquareOf(const Name: string): TSquare;
begin
  SquareOf := SquareAt(StrToInt(Copy(Name, 2, 2)) - 1, Ord(Name[1]) - Ord('a') + 1);
end;

function IsEmpty(const P: TPosition; Rank, Place: Integer): Boolean;
begin
  if (Rank < 0) or (Rank > High(P.Board)) or (Place < 1) or (Place > Length(P.Board[0])) then Exit(False);
  IsEmpty := P.Board[Rank][Place] = '.';
end;

{ The squares that a queen or an arrow reaches from there. }
function Reached(const P: TPosition; const From: TSquare): TSquares;
var
  Up, Aside, Rank, Place, Count: Integer;
begin
  Reached := nil;
  SetLength(Reached, 8 * 16);
  Count := 0;
  for Up := -1 to 1 do
    for Aside := -1 to 1 do
    begin
      if (Up = 0) and (Aside = 0) then Continue;
      Rank := From.Rank + Up;
      Place := From.Place + Aside;
      while IsEmpty(P, Rank, Place) do
      begin
        Reached[Count] := SquareAt(Rank, Place);
        Inc(Count);
        Inc(Rank, Up);
        Inc(Place, Aside);
      end;
    end;
  SetLength(Reached, Count);
end;

{ The moves of the queen on a square of a board of one's own, which is as it was afterwards. }
function MovesFrom(var P: TPosition; const From: TSquare): TMoves;
var
  Target, Arrow: TSquare;
begin
  MovesFrom := nil;
  P.Board[From.Rank][From.Place] := '.'; { what it leaves is empty for its move and its arrow }
  for Target in Reached(P, From) do
    for Arrow in Reached(P, Target) do
      Insert(NameOf(From) + '-' + NameOf(Target) + '/' + NameOf(Arrow), MovesFrom, Length(MovesFrom));
  P.Board[From.Rank][From.Place] := Queens[P.Side];
end;

function OwnCopy(const P: TPosition): TPosition;
begin
  OwnCopy := P;
  OwnCopy.Board := Copy(P.Board);
end;

function Legal(const P: TPosition): TMoves;
var
  Rank, Place: Integer;
  Tried: TPosition;
begin
  Legal := nil;
  Tried := OwnCopy(P);
  for Rank := 0 to High(P.Board) do
    for Place := 1 to Length(P.Board[0]) do
      if P.Board[Rank][Place] = Queens[P.Side] then Legal := Concat(Legal, MovesFrom(Tried, SquareAt(Rank, Place)));
end;

function Play(const P: TPosition; const Move: string): TPosition;
var
  Names: TStringArray;
  Squares: array[0..2] of TSquare;
  At: Integer;
begin
  Names := Move.Split(['-', '/']);
  for At := 0 to 2 do Squares[At] := SquareOf(Names[At]);
  Play := OwnCopy(P);
  Play.Board[Squares[0].Rank][Squares[0].Place] := '.';
  Play.Board[Squares[1].Rank][Squares[1].Place] := Queens[P.Side];
  Play.Board[Squares[2].Rank][Squares[2].Place] := '*';
  Play.Side := 3 - P.Side;
end;

function ResultOf(const P: TPosition): string;
begin
  if Length(Legal(P)) > 0 then Exit('none');
  if P.Side = 1 then ResultOf := 'p2win' else ResultOf := 'p1win';
end;

end.
