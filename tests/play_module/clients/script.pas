{ Makes the calls that its arguments name, as script.cpp does. }
program Script;
{$mode objfpc}{$H+}
uses Play, SysUtils;
var
  index, colon: longint;
  name, value: string;
begin
  for index := 1 to ParamCount do
  begin
    name := ParamStr(index);
    value := '';
    colon := Pos(':', name);
    if colon > 0 then
    begin
      value := Copy(name, colon + 1, Length(name));
      name := Copy(name, 1, colon - 1);
    end;
    if name = 'size' then WriteLn(TablaMeret);
    if name = 'number' then WriteLn(Tabla(StrToInt(value)));
    if name = 'move' then Lepesem(value[1]);
    if name = 'reply' then WriteLn(Lepesed);
    if name = 'exit' then Halt(StrToInt(value));
  end;
end.
