{ Your bot for @title@. All but the thinking is done: write yours into Thinking.Choose, in thinking.pas. }
program Bot;
{$mode objfpc}{$H+}
uses Thinking, Ugi;
begin
  Randomize;
  Serve('My bot for @title@', @Choose);
end.
