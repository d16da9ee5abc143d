import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { webDir } from '../config/places.ts'
import { inTerminal } from '../language/terminal.ts'
import { homeHere, packageKind } from './installation.ts'

/** What a desktop knows of Hookline: an entry in its menu, and whether it starts with the session. */
interface Desktop {
  addToMenu(): void
  removeFromMenu(): void
  startWithSession(): void
  stopStartingWithSession(): void
}

export const launcherFile = (): string =>
  process.platform === 'win32' ? join(homeHere(), 'hookline.cmd') : join(homedir(), '.local', 'bin', 'hookline')

/** What starts this Hookline, also after an update. */
const launcher = (): string[] => (packageKind() === 'archive' ? [launcherFile()] : [process.execPath, process.argv[1]!])

const icon = (pixels: 192 | 512) => join(webDir, `icon-${pixels}.png`)

function write(file: string, content: string | Uint8Array, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content, { mode })
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

function linux(): Desktop {
  const { XDG_DATA_HOME, XDG_CONFIG_HOME } = process.env
  const data = XDG_DATA_HOME ?? join(homedir(), '.local', 'share')
  const entry = join(data, 'applications', 'hookline.desktop')
  const picture = join(data, 'icons', 'hicolor', '512x512', 'apps', 'hookline.png')
  const session = join(XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'autostart', 'hookline.desktop')
  // Backslashes twice: the file's strings have escapes, and so have the words of Exec in them.
  const words = (verb: string) =>
    [...launcher(), verb]
      .map(
        (word) =>
          `"${word
            .replaceAll(/["`$\\]/g, '\\$&')
            .replaceAll('\\', '\\\\')
            .replaceAll('%', '%%')}"`,
      )
      .join(' ')
  const head = `[Desktop Entry]\nType=Application\nName=${product.name}\nIcon=hookline\n`
  return {
    addToMenu() {
      mkdirSync(dirname(picture), { recursive: true })
      cpSync(icon(512), picture)
      write(
        entry,
        `${head}Comment=${inTerminal(msg`Write, edit and schedule LinkedIn posts`)}\nExec=${words('open')}\nCategories=Office;\nActions=stop;\n
[Desktop Action stop]\nName=${inTerminal(msg`Stop ${{ product: product.name }}`)}\nExec=${words('stop')}\n`,
      )
    },
    removeFromMenu() {
      remove(entry)
      remove(picture)
    },
    startWithSession: () => write(session, `${head}Exec=${words('start')}\nNoDisplay=true\n`),
    stopStartingWithSession: () => remove(session),
  }
}

function macos(): Desktop {
  const app = join(homedir(), 'Applications', `${product.name}.app`)
  const agent = join(homedir(), 'Library', 'LaunchAgents', 'hookline.plist')
  const plist = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
${content}</dict></plist>
`
  const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const entry = (key: string, value: string) => `<key>${key}</key><string>${xml(value)}</string>\n`
  return {
    // What is made on the machine is not quarantined, so macOS opens it without a signature.
    addToMenu() {
      const words = [...launcher(), 'open'].map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
      write(join(app, 'Contents', 'MacOS', product.name), `#!/bin/sh\nexec ${words}\n`, 0o755)
      write(join(app, 'Contents', 'Resources', 'hookline.icns'), icns(readFileSync(icon(512))))
      const about = {
        CFBundleName: product.name,
        CFBundleIdentifier: 'hookline.launcher',
        CFBundleExecutable: product.name,
        CFBundleIconFile: 'hookline',
        CFBundlePackageType: 'APPL',
      }
      write(
        join(app, 'Contents', 'Info.plist'),
        plist(
          Object.entries(about)
            .map(([key, value]) => entry(key, value))
            .join(''),
        ),
      )
    },
    removeFromMenu: () => remove(app),
    startWithSession() {
      const words = [...launcher(), 'start'].map((word) => `<string>${xml(word)}</string>`).join('')
      const isOnce = '<key>RunAtLoad</key><true/>\n'
      // The server goes on when the command has ended.
      const goesOn = '<key>AbandonProcessGroup</key><true/>\n'
      write(
        agent,
        plist(`${entry('Label', 'hookline')}<key>ProgramArguments</key><array>${words}</array>\n${isOnce}${goesOn}`),
      )
    },
    stopStartingWithSession: () => remove(agent),
  }
}

/** A container around the PNG of 512 pixels. */
function icns(png: Buffer): Buffer {
  const part = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32BE(content.length + 8, 4)
    return Buffer.concat([head, content])
  }
  return part('icns', part('ic09', png))
}

/** A container around the PNG of 192 pixels. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  for (const [value, at] of [
    [1, 2],
    [1, 4],
    [1, 10],
    [32, 12],
    [head.length, 18],
  ] as const)
    head.writeUInt16LE(value, at)
  head.writeUInt8(192, 6)
  head.writeUInt8(192, 7)
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

function windows(): Desktop {
  const programs = join(process.env.APPDATA ?? '', 'Microsoft', 'Windows', 'Start Menu', 'Programs')
  const entry = join(programs, `${product.name}.lnk`)
  const session = join(programs, 'Startup', `${product.name}.lnk`)
  const picture = join(homeHere(), 'hookline.ico')
  const link = (file: string, verb: string) => {
    const [target = '', ...args] = launcher()
    mkdirSync(dirname(file), { recursive: true })
    write(picture, ico(readFileSync(icon(192))))
    const script = `$link = (New-Object -ComObject WScript.Shell).CreateShortcut($env:FILE)
$link.TargetPath = $env:TARGET; $link.Arguments = $env:WORDS; $link.WindowStyle = 7; $link.IconLocation = $env:ICON; $link.Save()`
    execFileSync('powershell', ['-NoProfile', '-Command', script], {
      // As variables, paths need no quotes in the script.
      env: {
        ...process.env,
        FILE: file,
        TARGET: target,
        WORDS: [...args.map((word) => `"${word}"`), verb].join(' '),
        ICON: picture,
      },
      stdio: 'ignore',
      windowsHide: true,
    })
  }
  return {
    addToMenu: () => link(entry, 'open'),
    removeFromMenu: () => remove(entry),
    startWithSession: () => link(session, 'start'),
    stopStartingWithSession: () => remove(session),
  }
}

export const desktop = (): Desktop =>
  process.platform === 'win32' ? windows() : process.platform === 'darwin' ? macos() : linux()
