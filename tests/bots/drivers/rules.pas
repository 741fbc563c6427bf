{ Says of every position and move that it reads: its legal moves | the result | the position after the move. }
program Rules;
{$mode objfpc}{$H+}
uses SysUtils, Position;
var
  Line, Next: string;
  Asked: TStringArray;
  P: TPosition;
begin
  while not Eof do
  begin
    ReadLn(Line);
    Asked := Line.Split([#9]);
    P := PositionOf(Asked[0]);
    Next := '';
    if Length(Asked) > 1 then Next := TextOf(Play(P, Asked[1]));
    WriteLn(string.Join(' ', Legal(P)) + '|' + ResultOf(P) + '|' + Next);
  end;
end.
