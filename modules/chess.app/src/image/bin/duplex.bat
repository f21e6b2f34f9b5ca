@echo off
rem Starts Duplex with the Java runtime beside it.
setlocal
set JAVA_TOOL_OPTIONS=
set JDK_JAVA_OPTIONS=
set _JAVA_OPTIONS=
set JDK_AOT_VM_OPTIONS=
"%~dp0java.exe" "@%~dp0..\lib\duplex.options" "-XX:AOTCache=%~dp0..\lib\duplex.aot" %DUPLEX_JAVA_OPTIONS% -m chess.app/chess.app.Main %*
