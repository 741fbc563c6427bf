{ Plays a hundred games by the rules: every position is read as it was written, and every move of yours is legal. }
program Test;
{$mode objfpc}{$H+}
uses Position, Thinking;

const
  Games = 100;

procedure Fail(const Words: string);
begin
  WriteLn(Words);
  Halt(1);
end;

function Contains(const Moves: TMoves; const Move: string): Boolean;
var
  Each: string;
begin
  Contains := False;
  for Each in Moves do
    if Each = Move then Exit(True);
end;

procedure PlayGame(You: Integer);
var
  P: TPosition;
  Moves: TMoves;
  Move: string;
begin
  P := PositionOf(Start);
  Moves := Legal(P);
  while Length(Moves) > 0 do
  begin
    if TextOf(PositionOf(TextOf(P))) <> TextOf(P) then Fail(TextOf(P) + ' was read as ' + TextOf(PositionOf(TextOf(P))));
    if P.Side = You then Move := Choose(P, 10) else Move := Moves[Random(Length(Moves))];
    if not Contains(Moves, Move) then Fail('illegal move ' + Move + ' in ' + TextOf(P));
    P := Play(P, Move);
    Moves := Legal(P);
  end;
  if ResultOf(P) = 'none' then Fail('no result in ' + TextOf(P));
end;

var
  Game: Integer;
begin
  for Game := 1 to Games do PlayGame(1 + Game mod 2);
  WriteLn(Games, ' games: all is well');
end.
