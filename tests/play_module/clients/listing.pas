{ The seed's listing, in Pascal. }
program Listing;
uses Play;
const
  maxN = 1001;
var
  N: integer;                                { the size of the table }
  A: array[1..maxN] of longint;              { the numbers on the table }
  Lep: array[1..maxN, 1..maxN] of char;      { the first player's best moves }
  Opt: array[1..maxN, 1..maxN] of longint;   { the first player can get Opt[i, j] points from (i, j) }

procedure Elofeldolgoz;
var
  i, j: integer;
  PontBal, PontJobb: longint;
begin
  for j := 1 to N do
  begin
    Opt[j, j] := 0;
    for i := j - 1 downto 1 do
      if odd(i + j) then
      begin
        PontBal := A[i] + Opt[i + 1, j];
        PontJobb := A[j] + Opt[i, j - 1];
        if PontBal > PontJobb then
        begin
          Opt[i, j] := PontBal;
          Lep[i, j] := 'B';
        end
        else
        begin
          Opt[i, j] := PontJobb;
          Lep[i, j] := 'J';
        end;
      end
      else if Opt[i + 1, j] < Opt[i, j - 1] then
        Opt[i, j] := Opt[i + 1, j]
      else
        Opt[i, j] := Opt[i, j - 1];
  end;
end;

procedure Jatszas;
var
  Bal, Jobb: integer;
  L2: char;
begin
  Bal := 1;
  Jobb := N;
  while Bal < Jobb do
  begin
    if Lep[Bal, Jobb] = 'B' then
    begin
      Bal := Bal + 1;
      Lepesem('B');
    end
    else
    begin
      Jobb := Jobb - 1;
      Lepesem('J');
    end;
    L2 := Lepesed;
    if L2 = 'B' then Bal := Bal + 1 else Jobb := Jobb - 1;
  end;
end;

var
  i: integer;
begin
  N := TablaMeret;
  for i := 1 to N do A[i] := Tabla(i);
  Elofeldolgoz;
  Jatszas;
end.
