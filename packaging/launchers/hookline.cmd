@echo off
rem Starts this version of Hookline with the Node beside it.
set HOOKLINE_PACKAGE=archive
"%~dp0node.exe" "%~dp0app\server\hookline.js" %*
