# Installs Hookline for the person who runs this, without an administrator, and opens it:
#   $env:HOOKLINE_FROM = '<address>'; irm "$env:HOOKLINE_FROM/install.ps1" | iex
# <address>: where the packages are, also a folder on this computer.
# Run again, it installs the newest version beside the present one and switches to it. The data stay as they are.
#   $env:HOOKLINE_VERSION = '<version>'  another version than the newest
#   $env:HOOKLINE_AUTOSTART = 'yes'      starts Hookline when you sign in to this computer
# To remove the program and keep the data: & "$env:LOCALAPPDATA\Hookline\hookline.cmd" uninstall

& {
    $ErrorActionPreference = 'Stop'
    # Its bar makes downloads many times slower.
    $ProgressPreference = 'SilentlyContinue'
    [Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12

    $from = "$env:HOOKLINE_FROM".TrimEnd('/', '\')
    if (-not $from) { throw 'Say where the packages are: $env:HOOKLINE_FROM = ''<address>''' }
    if (-not [Environment]::Is64BitOperatingSystem) { throw 'Hookline needs a 64-bit Windows.' }
    $homeDir = if ($env:HOOKLINE_HOME) { $env:HOOKLINE_HOME } else { Join-Path $env:LOCALAPPDATA 'Hookline' }
    $versions = Join-Path $homeDir 'versions'
    $launcher = Join-Path $homeDir 'hookline.cmd'
    $work = Join-Path $homeDir ('downloads\install.' + [Guid]::NewGuid())
    New-Item -ItemType Directory -Force -Path $versions, $work | Out-Null

    function Fetch($name) {
        $to = Join-Path $work $name
        if ($from -match '^(https:|http://(localhost|127\.0\.0\.1)[:/])') {
            Invoke-WebRequest -UseBasicParsing -Uri "$from/$name" -OutFile $to
        }
        elseif ($from -match '^http:') {
            throw "$from is not encrypted, so anybody in between could change what it sends. Use an address with https."
        }
        else { Copy-Item -LiteralPath (Join-Path $from $name) -Destination $to }
        $to
    }

    function Invoke-Hookline {
        & $launcher @args
        if ($LASTEXITCODE) { throw "hookline $args failed." }
    }

    try {
        $sums = @{}
        foreach ($line in Get-Content (Fetch 'SHA256SUMS')) {
            if ($line -match '^([0-9a-f]{64}) [ *]hookline-([0-9.]+)-win-x64\.zip$') { $sums[$Matches[2]] = $Matches[1] }
        }
        $version = $env:HOOKLINE_VERSION
        if (-not $version) { $version = $sums.Keys | Sort-Object { [Version]$_ } | Select-Object -Last 1 }
        if (-not $version -or -not $sums[$version]) { throw "$from has no Hookline $version for Windows." }

        $target = Join-Path $versions $version
        if (-not (Test-Path -LiteralPath $target)) {
            Write-Host "Downloading Hookline $version ..."
            $name = "hookline-$version-win-x64.zip"
            $file = Fetch $name
            if ((Get-FileHash -Algorithm SHA256 -LiteralPath $file).Hash -ne $sums[$version]) {
                throw "$name arrived damaged, or somebody changed it: its checksum is not the one in SHA256SUMS. Nothing was installed."
            }
            Expand-Archive -LiteralPath $file -DestinationPath $work
            Move-Item -LiteralPath (Join-Path $work "hookline-$version") -Destination $target
        }

        $current = Join-Path $homeDir 'current'
        $former = if (Test-Path -LiteralPath $current) { "$(Get-Content -LiteralPath $current)".Trim() }
        # The old version stops before the new one gets the data.
        if ($former -and $former -ne $version -and (Test-Path -LiteralPath $launcher)) { Invoke-Hookline stop }
        @'
@echo off
rem Hookline: starts the version that the file "current" names.
setlocal
if not defined HOOKLINE_HOME set "HOOKLINE_HOME=%~dp0."
set /p version=<"%HOOKLINE_HOME%\current"
"%HOOKLINE_HOME%\versions\%version%\hookline.cmd" %*
'@ | Set-Content -Encoding Ascii -LiteralPath $launcher
        Set-Content -Encoding Ascii -LiteralPath (Join-Path $work 'current') -Value $version
        Move-Item -Force -LiteralPath (Join-Path $work 'current') -Destination $current
        Get-ChildItem -LiteralPath $versions -Directory | Where-Object { $_.Name -notin $version, $former } |
            Remove-Item -Recurse -Force -ErrorAction SilentlyContinue

        Invoke-Hookline menu on
        if ($env:HOOKLINE_AUTOSTART) { Invoke-Hookline autostart on }
        Invoke-Hookline open
        Write-Host "Hookline $version is installed. Its data are in $homeDir\data."
        Write-Host "To stop it: $launcher stop. All commands: $launcher help"
    }
    finally { Remove-Item -Recurse -Force -LiteralPath $work -ErrorAction SilentlyContinue }
}
