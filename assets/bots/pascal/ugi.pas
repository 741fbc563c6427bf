{ Speaks the Universal Game Interface: reads lines, keeps the position, and asks the bot for its moves. }
unit Ugi;
{$mode objfpc}{$H+}
interface
uses Position;

type
  TChoose = function(const P: TPosition; Milliseconds: Int64): string;

{ Until `quit` or the end of the input. }
procedure Serve(const Name: string; Choose: TChoose);

implementation
uses SysUtils, StrUtils;

const
  UsualTime = 1000; { milliseconds, where nobody says how long }

type
  TWords = array of string;

var
  Now: TPosition;
  Held: string; { an answer that waits for `stop` }

procedure Say(const Line: string);
begin
  WriteLn(Line);
  Flush(Output);
end;

function WordsOf(const Line: string): TWords;
var
  At: Integer;
begin
  WordsOf := nil;
  SetLength(WordsOf, WordCount(Line, [' ', #9, #13]));
  for At := 0 to High(WordsOf) do
    WordsOf[At] := ExtractWord(At + 1, Line, [' ', #9, #13]);
end;

{ Where the word stands, or behind the last one. }
function PlaceOf(const Words: TWords; const Word: string): Integer;
begin
  PlaceOf := 0;
  while (PlaceOf < Length(Words)) and (Words[PlaceOf] <> Word) do Inc(PlaceOf);
end;

{ The word at a place; there must be one. }
function WordAt(const Words: TWords; At: Integer): string;
begin
  if At >= Length(Words) then raise Exception.Create('a word is missing');
  WordAt := Words[At];
end;

function IsLegal(const P: TPosition; const Move: string): Boolean;
var
  Each: string;
begin
  IsLegal := False;
  for Each in Legal(P) do
    if Each = Move then Exit(True);
end;

{ From `position startpos|fen TEXT [moves ...]`. }
function PositionFrom(const Words: TWords): TPosition;
var
  Text: string;
  Moves, At: Integer;
begin
  Moves := PlaceOf(Words, 'moves');
  Text := Start;
  if WordAt(Words, 1) <> 'startpos' then
  begin
    Text := WordAt(Words, 2);
    for At := 3 to Moves - 1 do Text := Text + ' ' + Words[At];
  end;
  PositionFrom := PositionOf(Text);
  for At := Moves + 1 to High(Words) do
  begin
    if not IsLegal(PositionFrom, Words[At]) then raise Exception.Create('an illegal move');
    PositionFrom := Play(PositionFrom, Words[At]);
  end;
end;

{ Of a clock for the whole game a thirtieth. }
function TimeFrom(const Words: TWords): Int64;
var
  At: Integer;
begin
  At := PlaceOf(Words, 'movetime');
  if At < High(Words) then Exit(StrToInt64(Words[At + 1]));
  if Now.Side = 1 then At := PlaceOf(Words, 'p1time') else At := PlaceOf(Words, 'p2time');
  if At < High(Words) then Exit(StrToInt64(Words[At + 1]) div 30);
  TimeFrom := UsualTime;
end;

procedure Go(const Words: TWords; Choose: TChoose);
begin
  if Length(Legal(Now)) = 0 then
  begin
    Say('bestmove none');
    Exit;
  end;
  Held := 'bestmove ' + Choose(Now, TimeFrom(Words));
  if (Length(Words) = 1) or (PlaceOf(Words, 'infinite') < Length(Words)) then Exit;
  Say(Held);
  Held := '';
end;

procedure Stop;
begin
  if Held <> '' then Say(Held);
  Held := '';
end;

function AnswerTo(const Question: string): string;
begin
  case Question of
    'gameover': AnswerTo := LowerCase(BoolToStr(Length(Legal(Now)) = 0, True));
    'p1turn': AnswerTo := LowerCase(BoolToStr(Now.Side = 1, True));
    'result': AnswerTo := ResultOf(Now);
    'position': AnswerTo := TextOf(Now);
  else
    raise Exception.Create('an unknown question');
  end;
end;

procedure Introduce(const Name: string);
begin
  Say('id name ' + Name);
  Say('id author me');
  Say('ugiok');
end;

procedure Obey(const Words: TWords; const Name: string; Choose: TChoose);
begin
  case Words[0] of
    'ugi': Introduce(Name);
    'isready': Say('readyok');
    'uginewgame': Now := PositionOf(Start);
    'position': Now := PositionFrom(Words);
    'go': Go(Words, Choose);
    'stop': Stop;
    'query': Say('response ' + AnswerTo(WordAt(Words, 1)));
    'setoption': ; { there are none }
  else
    raise Exception.Create('an unknown word');
  end;
end;

procedure Serve(const Name: string; Choose: TChoose);
var
  Line: string;
  Words: TWords;
begin
  Now := PositionOf(Start);
  while not Eof do
  begin
    ReadLn(Line);
    Words := WordsOf(Line);
    if Length(Words) = 0 then Continue;
    if Words[0] = 'quit' then Exit;
    try
      Obey(Words, Name, Choose);
    except
      on Problem: Exception do Say('info string not understood: ' + Problem.Message);
    end;
  end;
end;

end.
