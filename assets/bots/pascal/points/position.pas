{ A position of Points, written `X,Y;X,Y;... I-J,I-J,... SIDE`: the points, the segments drawn (or -), whose turn it is. }
unit Position;
{$mode objfpc}{$H+}
interface

type
  TMoves = array of string;
  TPoint = record
    X, Y: Int64;
  end;
  TSegment = record
    A, B: Integer;              { numbers of points from 0; A is smaller }
  end;
  TPosition = record
    Points: array of TPoint;    { shared by all positions of a game }
    Segments: array of TSegment;
    Side: Integer;              { whose turn it is: 1 or 2 }
  end;

const
  Start: string = '@start@';

function PositionOf(const Text: string): TPosition;
function TextOf(const P: TPosition): string;
{ All legal moves, like 3-4; none when the game is over. }
function Legal(const P: TPosition): TMoves;
{ The position after a legal move. }
function Play(const P: TPosition; const Move: string): TPosition;
{ p1win, p2win, or none while the game goes on: who cannot move loses. }
function ResultOf(const P: TPosition): string;

implementation
uses SysUtils;

function SegmentFrom(const Text: string; Points: Integer): TSegment;
var
  Ends: TStringArray;
  A, B: Integer;
begin
  Ends := Text.Split(['-']);
  if Length(Ends) <> 2 then raise Exception.Create('not a segment');
  A := StrToInt(Ends[0]) - 1;
  B := StrToInt(Ends[1]) - 1;
  if (A < 0) or (B < 0) or (A >= Points) or (B >= Points) then raise Exception.Create('no such point');
  if A < B then SegmentFrom.A := A else SegmentFrom.A := B;
  if A < B then SegmentFrom.B := B else SegmentFrom.B := A;
end;

function PositionOf(const Text: string): TPosition;
var
  Fields, Places, Place, Segments: TStringArray;
  At: Integer;
begin
  Fields := Text.Split([' ']);
  if Length(Fields) <> 3 then raise Exception.Create('not a position');
  Places := Fields[0].Split([';']);
  PositionOf.Points := nil;
  SetLength(PositionOf.Points, Length(Places));
  for At := 0 to High(Places) do
  begin
    Place := Places[At].Split([',']);
    if Length(Place) <> 2 then raise Exception.Create('not a point');
    PositionOf.Points[At].X := StrToInt64(Place[0]);
    PositionOf.Points[At].Y := StrToInt64(Place[1]);
  end;
  if Fields[1] = '-' then Segments := nil else Segments := Fields[1].Split([',']);
  PositionOf.Segments := nil;
  SetLength(PositionOf.Segments, Length(Segments));
  for At := 0 to High(Segments) do PositionOf.Segments[At] := SegmentFrom(Segments[At], Length(Places));
  PositionOf.Side := StrToInt(Fields[2]);
end;

function TextOf(const P: TPosition): string;
var
  Places, Drawn: TStringArray;
  At: Integer;
begin
  Places := nil;
  SetLength(Places, Length(P.Points));
  for At := 0 to High(Places) do Places[At] := Format('%d,%d', [P.Points[At].X, P.Points[At].Y]);
  Drawn := nil;
  SetLength(Drawn, Length(P.Segments));
  for At := 0 to High(Drawn) do Drawn[At] := Format('%d-%d', [P.Segments[At].A + 1, P.Segments[At].B + 1]);
  if Drawn = nil then Drawn := ['-'];
  TextOf := string.Join(';', Places) + ' ' + string.Join(',', Drawn) + ' ' + IntToStr(P.Side);
end;

{ 1 when the way from A over B to C turns left, -1 when it turns right, 0 when it is straight. }
function Turn(const A, B, C: TPoint): Integer;
var
  Area: Int64;
begin
  Area := (B.X - A.X) * (C.Y - A.Y) - (B.Y - A.Y) * (C.X - A.X);
  Turn := Ord(Area > 0) - Ord(Area < 0);
end;

function IsBetween(A, B, C: Int64): Boolean;
begin
  IsBetween := ((A <= C) and (C <= B)) or ((B <= C) and (C <= A));
end;

{ Whether C lies on the segment from A to B, its ends included. }
function IsOn(const A, B, C: TPoint): Boolean;
begin
  IsOn := (Turn(A, B, C) = 0) and IsBetween(A.X, B.X, C.X) and IsBetween(A.Y, B.Y, C.Y);
end;

{ Whether the segments A-B and C-D have a point in common. }
function Touch(const A, B, C, D: TPoint): Boolean;
begin
  if (Turn(A, B, C) * Turn(A, B, D) < 0) and (Turn(C, D, A) * Turn(C, D, B) < 0) then Exit(True);
  Touch := IsOn(A, B, C) or IsOn(A, B, D) or IsOn(C, D, A) or IsOn(C, D, B);
end;

{ Whether the segment from A to B touches none that is drawn; one that ends at A or B does, too. }
function CanBeJoined(const P: TPosition; A, B: Integer): Boolean;
var
  Drawn: TSegment;
begin
  CanBeJoined := False;
  for Drawn in P.Segments do
    if Touch(P.Points[A], P.Points[B], P.Points[Drawn.A], P.Points[Drawn.B]) then Exit;
  CanBeJoined := True;
end;

function Legal(const P: TPosition): TMoves;
var
  A, B: Integer;
begin
  Legal := nil;
  for A := 0 to High(P.Points) do
    for B := A + 1 to High(P.Points) do
      if CanBeJoined(P, A, B) then Insert(Format('%d-%d', [A + 1, B + 1]), Legal, Length(Legal));
end;

function Play(const P: TPosition; const Move: string): TPosition;
begin
  Play := P;
  Play.Segments := Copy(P.Segments);
  Insert(SegmentFrom(Move, Length(P.Points)), Play.Segments, Length(Play.Segments));
  Play.Side := 3 - P.Side;
end;

function ResultOf(const P: TPosition): string;
begin
  if Length(Legal(P)) > 0 then Exit('none');
  if P.Side = 1 then ResultOf := 'p2win' else ResultOf := 'p1win';
end;

end.
