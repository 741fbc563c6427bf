unit Thinking;
{$mode objfpc}{$H+}
interface
uses Position;

{ Here is where to think: the answer is one of Legal(P), which is not empty, within so many milliseconds. }
function Choose(const P: TPosition; Milliseconds: Int64): string;

implementation

function Choose(const P: TPosition; Milliseconds: Int64): string;
var
  Moves: TMoves;
begin
  Moves := Legal(P);
  Choose := Moves[Random(Length(Moves))];
end;

end.
