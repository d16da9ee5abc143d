; Makes Hookline-Setup.exe: Hookline for one person, without an administrator, in the same folders as install.ps1.
; Its makers give VERSION, FROM (the assembled folder), ICON, OUT and SIZE in KB.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10

!include MUI2.nsh
!include LogicLib.nsh
!include TextFunc.nsh
!include WinVer.nsh

; Runs a command of the installed Hookline. Its exit code is in $0 then.
!macro hookline WORD
  nsExec::ExecToLog '"$SYSDIR\cmd.exe" /d /c ""$INSTDIR\hookline.cmd" ${WORD}"'
  Pop $0
!macroend

!define REGISTERED "Software\Microsoft\Windows\CurrentVersion\Uninstall\Hookline"

Name "Hookline ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Hookline"
BrandingText "Hookline ${VERSION}"
VIProductVersion "${VERSION_IN_FOUR}"
VIAddVersionKey ProductName Hookline
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs Hookline"
VIAddVersionKey LegalCopyright "The Hookline contributors, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_TEXT "Open Hookline"
!define MUI_FINISHPAGE_RUN_FUNCTION openHookline
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "Hookline needs Windows 10 or newer." /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Function openHookline
  ExecShell "" "$INSTDIR\hookline.cmd" open SW_SHOWMINIMIZED
FunctionEnd

Section "Hookline" SectionHookline
  SectionIn RO
  ${If} ${FileExists} "$INSTDIR\hookline.cmd"
    DetailPrint "Stopping the installed version and backing up its data …"
    !insertmacro hookline stop
    ${If} ${FileExists} "$INSTDIR\data\postgres\*.*"
      !insertmacro hookline backup
      ${If} $0 != 0
        MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "The backup of your data failed. Go on without it?" /SD IDCANCEL IDOK goOn
        Abort "The backup failed, so nothing was changed."
        goOn:
      ${EndIf}
    ${EndIf}
  ${EndIf}

  SetOutPath "$INSTDIR\versions\${VERSION}"
  File /r "${FROM}\*"
  SetOutPath "$INSTDIR"
  File /oname=hookline.ico "${ICON}"
  File /oname=hookline.cmd "${LAUNCHER}"
  StrCpy $1 ""
  ${If} ${FileExists} "$INSTDIR\current"
    FileOpen $0 "$INSTDIR\current" r
    FileRead $0 $1
    FileClose $0
    ${TrimNewLines} $1 $1
  ${EndIf}
  FileOpen $0 "$INSTDIR\current.new" w
  FileWrite $0 "${VERSION}$\n"
  FileClose $0
  Delete "$INSTDIR\current"
  Rename "$INSTDIR\current.new" "$INSTDIR\current"

  ; This version and the one before stay.
  FindFirst $2 $3 "$INSTDIR\versions\*"
  ${While} $3 != ""
    ${If} $3 != "."
    ${AndIf} $3 != ".."
    ${AndIf} $3 != "${VERSION}"
    ${AndIf} $3 != $1
      RMDir /r "$INSTDIR\versions\$3"
    ${EndIf}
    FindNext $2 $3
  ${EndWhile}
  FindClose $2

  CreateShortcut "$SMPROGRAMS\Hookline.lnk" "$INSTDIR\hookline.cmd" open "$INSTDIR\hookline.ico" 0 SW_SHOWMINIMIZED

  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${REGISTERED}" DisplayName Hookline
  WriteRegStr HKCU "${REGISTERED}" DisplayVersion "${VERSION}"
  WriteRegStr HKCU "${REGISTERED}" DisplayIcon "$INSTDIR\hookline.ico"
  WriteRegStr HKCU "${REGISTERED}" Publisher "The Hookline contributors"
  WriteRegStr HKCU "${REGISTERED}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${REGISTERED}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${REGISTERED}" NoModify 1
  WriteRegDWORD HKCU "${REGISTERED}" NoRepair 1
  WriteRegDWORD HKCU "${REGISTERED}" EstimatedSize ${SIZE}
SectionEnd

Section /o "Start when I sign in to this computer"
  CreateShortcut "$SMSTARTUP\Hookline.lnk" "$INSTDIR\hookline.cmd" start "$INSTDIR\hookline.ico" 0 SW_SHOWMINIMIZED
SectionEnd

Section Uninstall
  !insertmacro hookline stop
  Delete "$SMSTARTUP\Hookline.lnk"
  Delete "$SMPROGRAMS\Hookline.lnk"
  RMDir /r "$INSTDIR\versions"
  RMDir /r "$INSTDIR\downloads"
  RMDir /r "$INSTDIR\cache"
  Delete "$INSTDIR\current"
  Delete "$INSTDIR\run.json"
  Delete "$INSTDIR\update.json"
  Delete "$INSTDIR\hookline.cmd"
  Delete "$INSTDIR\hookline.ico"
  Delete "$INSTDIR\uninstall.exe"
  DeleteRegKey HKCU "${REGISTERED}"
  RMDir "$INSTDIR"
  ${If} ${FileExists} "$INSTDIR\data\*.*"
    DetailPrint "Your posts stay in $INSTDIR\data"
    MessageBox MB_OK|MB_ICONINFORMATION "Hookline is removed. Your posts and backups stay in $INSTDIR\data." /SD IDOK
  ${EndIf}
SectionEnd
