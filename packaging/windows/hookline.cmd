@echo off
rem Hookline: starts the version that the file "current" names.
setlocal
if not defined HOOKLINE_HOME set "HOOKLINE_HOME=%~dp0."
set /p version=<"%HOOKLINE_HOME%\current"
"%HOOKLINE_HOME%\versions\%version%\hookline.cmd" %*
