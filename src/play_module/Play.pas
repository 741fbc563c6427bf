{ The Play module of the game Numbers, for Free Pascal: it lays out the row and plays the second player (seed 003).

  `uses Play;` in a program beside this file is enough. It does what Play.h says of the module for C and C++: the same
  input, the same second players (ZUGZWANG_PLAY_SECOND, ZUGZWANG_PLAY_SEED), the same refusals, the two totals at the
  program's end. Numbers of the row may need a longint: in Free Pascal's own mode an integer ends at 32767. }
unit Play;

{$mode objfpc}{$H+}{$Q-}{$R-}

interface

{ How many numbers the row had at the start. The first call reads the row and has to come before all other calls. }
function TablaMeret: integer;
{ The number at place i of the row at the start, i from 1 to TablaMeret. }
function Tabla(i: integer): integer;
{ Takes the left ('B') or the right ('J') end for the first player; the second player replies at once. }
procedure Lepesem(L: char);
{ The second player's last move, 'B' or 'J'. }
function Lepesed: char;

implementation

uses SysUtils;

const
  max_numbers = 1000;
  longest_word = 31;
  left_letter = 'B';
  right_letter = 'J';

type
  TStyle = (greedy, random_end, optimal);

var
  size: longint = 0; { 0 before the row was read }
  numbers: array[0..max_numbers - 1] of longint;
  left_end: longint = 0;
  right_end: longint = 0; { one behind the right end }
  first_total: int64 = 0;
  second_total: int64 = 0;
  last_reply: char = #0;
  style: TStyle = greedy;
  random_state: qword = 0;
  { For every stretch of the row, by its first and last place, whether the mover does well to take its left end. }
  takes_left: bitpacked array[0..max_numbers - 1, 0..max_numbers - 1] of boolean;
  refused: boolean = false;
  input_ended: boolean = false;

{ ---- Refusals ---- }

{ Writes one line to standard error and ends the program with status 1, without totals. }
procedure Refuse(const words: string);
begin
  refused := true;
  {$I-}
  Flush(Output);
  InOutRes := 0; { or the next line would not be written }
  WriteLn(StdErr, 'Play: ', words);
  Flush(StdErr);
  {$I+}
  Halt(1);
end;

{ A character as it may stand in such a line. }
function Shown(letter: char): char;
begin
  if (letter >= ' ') and (letter <= '~') then Result := letter else Result := '?';
end;

procedure RequireBegun(const call: string);
begin
  if size = 0 then Refuse(call + ' was called before TablaMeret');
end;

{ ---- The row ---- }

{ Answers false at the end of the input. }
function NextCharacter(out character: char): boolean;
begin
  if not input_ended then
  begin
    {$I-}
    if EOF(Input) then input_ended := true else Read(Input, character);
    if IOResult <> 0 then input_ended := true;
    {$I+}
  end;
  if input_ended then character := ' ';
  Result := not input_ended;
end;

function IsSpace(character: char): boolean;
begin
  Result := (character = ' ') or ((character >= #9) and (character <= #13));
end;

{ A word, cut off where it is too long to be a number: endless input is refused, not stored. Empty at the end. }
function NextWord: string;
var
  character: char;
  more: boolean;
begin
  Result := '';
  repeat more := NextCharacter(character) until not more or not IsSpace(character);
  while more and not IsSpace(character) do
  begin
    Result := Result + character;
    if Length(Result) = longest_word then break;
    more := NextCharacter(character);
  end;
end;

function Printable(const text: string): string;
var
  index: longint;
begin
  Result := text;
  for index := 1 to Length(Result) do Result[index] := Shown(Result[index]);
end;

{ Reads a whole number without a sign, digits alone, of at most `most`. }
function ReadWhole(const text: string; most: qword; out number: qword): boolean;
var
  index: longint;
  digit: qword;
begin
  number := 0;
  if text = '' then exit(false);
  for index := 1 to Length(text) do
  begin
    if not (text[index] in ['0'..'9']) then exit(false);
    digit := Ord(text[index]) - Ord('0');
    if number > (most - digit) div 10 then exit(false);
    number := 10 * number + digit;
  end;
  Result := true;
end;

procedure ReadTable;
var
  text: string;
  number: qword;
  count, place: longint;
begin
  text := NextWord;
  if text = '' then Refuse('the input ends before n');
  if not ReadWhole(text, max_numbers, number) or (number < 2) or Odd(number) then
    Refuse('n is ''' + Printable(text) + ''', it has to be an even number from 2 to 1000');
  count := longint(number);
  for place := 1 to count do
  begin
    text := NextWord;
    if text = '' then Refuse('the input ends before number ' + IntToStr(place) + ' of ' + IntToStr(count));
    if not ReadWhole(text, High(longint), number) or (number < 1) then
      Refuse('number ' + IntToStr(place) + ' of ' + IntToStr(count) + ' is ''' + Printable(text) +
        ''', it has to be 1 to 2147483647');
    numbers[place - 1] := longint(number);
  end;
  size := count;
  right_end := count;
end;

function TakeEnd(letter: char): longint;
begin
  if letter = left_letter then
  begin
    Result := numbers[left_end];
    Inc(left_end);
  end
  else
  begin
    Dec(right_end);
    Result := numbers[right_end];
  end;
end;

{ ---- The second player ---- }

procedure ChooseStyle;
var
  name, seed: string;
  index: longint;
  has_name, has_seed: boolean;
begin
  has_name := false;
  has_seed := false;
  for index := 1 to GetEnvironmentVariableCount do
  begin
    name := GetEnvironmentString(index);
    if Pos('ZUGZWANG_PLAY_SECOND=', name) = 1 then has_name := true;
    if Pos('ZUGZWANG_PLAY_SEED=', name) = 1 then has_seed := true;
  end;
  name := GetEnvironmentVariable('ZUGZWANG_PLAY_SECOND');
  seed := GetEnvironmentVariable('ZUGZWANG_PLAY_SEED');
  if not has_name or (name = 'greedy') then
    style := greedy
  else if name = 'random' then
  begin
    style := random_end;
    if has_seed and not ReadWhole(seed, High(qword), random_state) then
      Refuse('ZUGZWANG_PLAY_SEED has to be a whole number from 0 to 18446744073709551615');
  end
  else if name = 'optimal' then
    style := optimal
  else
    Refuse('ZUGZWANG_PLAY_SECOND has to be greedy, random or optimal');
end;

{ The seed's tables Opt, kept as what the mover gains over the other player, and Lep: stretch by stretch from short to
  long. As in the seed's listing the left end is taken only when it is strictly better. }
procedure FillTables;
var
  margins: array[0..max_numbers] of int64; { of the stretches of the length before, by where they start }
  count, first, last: longint;
  by_left, by_right: int64;
begin
  for first := 0 to max_numbers do margins[first] := 0;
  for count := 1 to size do
    for first := 0 to size - count do
    begin
      last := first + count - 1;
      by_left := numbers[first] - margins[first + 1];
      by_right := numbers[last] - margins[first];
      takes_left[first, last] := by_left > by_right;
      if by_left > by_right then margins[first] := by_left else margins[first] := by_right;
    end;
end;

{ The highest bit of SplitMix64 (Steele, Lea & Flood, "Fast Splittable Pseudorandom Number Generators", 2014). }
function Coin: boolean;
var
  mixed: qword;
begin
  random_state := random_state + qword($9e3779b97f4a7c15);
  mixed := (random_state xor (random_state shr 30)) * qword($bf58476d1ce4e5b9);
  mixed := (mixed xor (mixed shr 27)) * qword($94d049bb133111eb);
  Result := ((mixed xor (mixed shr 31)) shr 63) <> 0;
end;

function Reply: char;
var
  left: boolean;
begin
  case style of
    random_end: left := not Coin;
    optimal: left := takes_left[left_end, right_end - 1];
  else
    left := numbers[left_end] > numbers[right_end - 1];
  end;
  if left then Result := left_letter else Result := right_letter;
end;

{ ---- The operations ---- }

function TablaMeret: integer;
begin
  if size = 0 then
  begin
    ChooseStyle;
    ReadTable;
    if style = optimal then FillTables;
  end;
  Result := size;
end;

function Tabla(i: integer): integer;
begin
  RequireBegun('Tabla');
  if (i < 1) or (i > size) then
    Refuse('Tabla was asked for place ' + IntToStr(i) + ', there are 1 to ' + IntToStr(size));
  Result := numbers[i - 1];
end;

procedure Lepesem(L: char);
begin
  RequireBegun('Lepesem');
  if (L <> left_letter) and (L <> right_letter) then
    Refuse('Lepesem takes ''B'' (left) or ''J'' (right), not ''' + Shown(L) + '''');
  if left_end = right_end then Refuse('Lepesem was called when no numbers were left');
  first_total := first_total + TakeEnd(L);
  last_reply := Reply;
  second_total := second_total + TakeEnd(last_reply);
end;

function Lepesed: char;
begin
  RequireBegun('Lepesed');
  if last_reply = #0 then Refuse('Lepesed was called before Lepesem');
  Result := last_reply;
end;

{ The totals wait for the end of the program, because a wrong call behind the last move takes them away. }
procedure Finish;
begin
  if refused or (size = 0) or (ErrorAddr <> nil) then exit;
  if left_end < right_end then
    Refuse('the program ended while ' + IntToStr(right_end - left_end) + ' of ' + IntToStr(size) +
      ' numbers were left');
  {$I-}
  WriteLn(Output, first_total, ' ', second_total);
  Flush(Output);
  {$I+}
  if IOResult <> 0 then Refuse('the totals cannot be written to standard output');
end;

finalization
  Finish;
end.
