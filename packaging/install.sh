#!/bin/sh
# Installs Hookline for the person who runs this, without root, and opens it:
#   curl -fsSL <address>/install.sh | sh -s -- --from <address>
# <address>: where the packages are, also a folder on this computer. It can stand in HOOKLINE_FROM too.
# Run again, it installs the newest version beside the present one and switches to it. The data stay as they are.
#   --version <version>  another version than the newest
#   --autostart          starts Hookline when you sign in to this computer
#   --no-open            starts it without opening the browser
#   --uninstall          removes the program, leaves the data and says where
set -eu

FROM=${HOOKLINE_FROM-}
VERSION='' AUTOSTART='' VERB=open

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

platform() {
  case $(uname -s) in
    Linux) os=linux ;;
    Darwin) os=darwin ;;
    *) fail "There is no Hookline for $(uname -s). On Windows use install.ps1." ;;
  esac
  cpu=$(uname -m)
  # A terminal that Rosetta translates calls an arm64 machine x86_64.
  if [ $os = darwin ] && [ "$(sysctl -n hw.optional.arm64 2>/dev/null || true)" = 1 ]; then cpu=arm64; fi
  case $cpu in
    x86_64 | amd64) cpu=x64 ;;
    aarch64 | arm64) cpu=arm64 ;;
    *) fail "There is no Hookline for processors of the kind $cpu." ;;
  esac
  if [ $os = linux ] && (ldd --version 2>&1 || true) | grep -qi musl; then
    fail 'This Linux has musl in place of glibc, for which there is no Hookline package. With Node 20.19 and PostgreSQL, Hookline runs from its sources.'
  fi
  printf '%s-%s' $os $cpu
}

# fetch <name> <file>
fetch() {
  case $FROM in
    https://* | http://localhost[:/]* | http://127.0.0.1[:/]*)
      if has curl; then curl -fsSL -o "$2" "$FROM/$1"
      elif has wget; then wget -q -O "$2" "$FROM/$1"
      else fail 'To download Hookline this computer needs curl or wget.'; fi ;;
    http://*) fail "$FROM is not encrypted, so anybody in between could change what it sends. Use an address with https." ;;
    *) cp "$FROM/$1" "$2" ;;
  esac || fail "$FROM/$1 could not be read."
}

sum_of() {
  if has sha256sum; then sha256sum "$1"
  elif has shasum; then shasum -a 256 "$1"
  elif has openssl; then openssl dgst -sha256 -r "$1"
  else fail 'To check the download this computer needs sha256sum, shasum or openssl.'; fi | cut -d ' ' -f 1
}

# The newest version for a platform that the list of sums names.
newest() {
  sed -n "s/^[0-9a-f]* [ *]hookline-\([0-9][0-9.]*\)-$1\.tar\.xz\$/\1/p" "$2" |
    sort -t . -k 1,1n -k 2,2n -k 3,3n | tail -n 1
}

# Lays versions/$VERSION, which exists only as a whole.
lay() {
  name=hookline-$VERSION-$1.tar.xz
  sum=$(sed -n "s/^\([0-9a-f]\{64\}\) [ *]$name\$/\1/p" "$work/SHA256SUMS")
  [ -n "$sum" ] || fail "$FROM has no $name."
  has xz || [ "$(uname -s)" = Darwin ] || fail 'To unpack Hookline this computer needs xz. Debian and Ubuntu: sudo apt install xz-utils. Fedora: sudo dnf install xz.'
  echo "Downloading Hookline $VERSION …"
  fetch "$name" "$work/$name"
  [ "$(sum_of "$work/$name")" = "$sum" ] || fail "$name arrived damaged, or somebody changed it: its checksum is not the one in SHA256SUMS. Nothing was installed."
  tar -xJf "$work/$name" -C "$work"
  mv "$work/hookline-$VERSION" "$home/versions/$VERSION"
}

quoted() { printf "'%s'" "$(printf %s "$1" | sed "s/'/'\\\\''/g")"; }

write_launcher() {
  if [ -e "$launcher" ] && ! grep -q '^# Hookline$' "$launcher"; then
    fail "$launcher is another program. Move it away, then run this again."
  fi
  mkdir -p "${launcher%/*}"
  cat >"$work/launcher" <<EOF
#!/bin/sh
# Hookline
# Starts the version that the file "current" names.
HOOKLINE_HOME=\${HOOKLINE_HOME:-$(quoted "$home")}
export HOOKLINE_HOME
read -r version <"\$HOOKLINE_HOME/current" || exit 1
exec "\$HOOKLINE_HOME/versions/\$version/hookline" "\$@"
EOF
  chmod 755 "$work/launcher"
  mv "$work/launcher" "$launcher"
}

# Keeps the version that runs and the one before.
remove_older() {
  for folder in "$home"/versions/*/; do
    folder=${folder%/}
    case ${folder##*/} in "$VERSION" | "$former") ;; *) rm -rf "$folder" ;; esac
  done
}

main() {
  while [ $# -gt 0 ]; do
    case $1 in
      --from) FROM=${2-} && shift ;;
      --version) VERSION=${2-} && shift ;;
      --autostart) AUTOSTART=yes ;;
      --no-open) VERB=start ;;
      --uninstall) VERB=uninstall ;;
      *) fail "install.sh does not know $1." ;;
    esac
    shift
  done
  FROM=${FROM%/}
  [ -n "${HOME-}" ] || fail 'HOME is not set, so there is no place to install to.'
  launcher=$HOME/.local/bin/hookline
  if [ $VERB = uninstall ]; then
    [ -x "$launcher" ] || fail 'Hookline is not installed here.'
    exec "$launcher" uninstall
  fi
  [ -n "$FROM" ] || fail 'Say where the packages are: --from <address>'
  case $(uname -s) in
    Darwin) usual="$HOME/Library/Application Support/Hookline" ;;
    *) usual=${XDG_DATA_HOME:-$HOME/.local/share}/hookline ;;
  esac
  home=${HOOKLINE_HOME:-$usual}
  here=$(platform)
  mkdir -p "$home/versions" "$home/downloads"
  chmod 700 "$home"
  work=$(mktemp -d "$home/downloads/install.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  trap 'exit 1' HUP INT TERM

  fetch SHA256SUMS "$work/SHA256SUMS"
  VERSION=${VERSION:-$(newest "$here" "$work/SHA256SUMS")}
  [ -n "$VERSION" ] || fail "$FROM has no Hookline for $here."
  [ -e "$home/versions/$VERSION" ] || lay "$here"
  former=''
  [ ! -e "$home/current" ] || read -r former <"$home/current"
  # The old version stops before the new one gets the data.
  if [ -n "$former" ] && [ "$former" != "$VERSION" ] && [ -x "$launcher" ]; then "$launcher" stop; fi
  write_launcher
  printf '%s\n' "$VERSION" >"$work/current"
  mv "$work/current" "$home/current"
  remove_older
  "$launcher" menu on
  [ -z "$AUTOSTART" ] || "$launcher" autostart on
  "$launcher" $VERB
  echo "Hookline $VERSION is installed. Its data are in $home/data, and only you can read them."
  case :$PATH: in
    *:"${launcher%/*}":*) echo 'To stop it: hookline stop. All commands: hookline help' ;;
    *) echo "To stop it: $launcher stop. All commands: $launcher help" ;;
  esac
}

# All of it has arrived once this line is read.
main "$@"
