import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

const isGiven = (value: string | undefined): value is string => value !== undefined && value.trim() !== ''

/** Names the file that holds a setting's value, as images of Docker and services of systemd hand over secrets. */
const inFile = (name: string) => `${name}_FILE`

export const isSet = (env: Environment, name: string): boolean => isGiven(env[name]) || isGiven(env[inFile(name)])

/** The variables that are not empty, with the contents of files, those files, and the mistakes in names and files. */
export function readGiven(env: Environment, names: string[]) {
  const given = Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => isGiven(entry[1])))
  const mistakes = mistakesInNames(Object.keys(given), names)
  const files: string[] = []
  for (const name of names) {
    const file = given[inFile(name)]
    if (file === undefined) continue
    files.push(file)
    if (given[name] !== undefined) {
      mistakes.push(`${name} and ${inFile(name)} are both set; keep one of them`)
      continue
    }
    try {
      given[name] = valueIn(file)
    } catch (error) {
      mistakes.push(`${inFile(name)} names ${file}, ${reasonOf(error)}`)
    }
  }
  return { given, mistakes, files }
}

/** A setting under a name that differs only in dashes or invisible characters would count for nothing. */
function mistakesInNames(given: string[], known: string[]): string[] {
  const byLetters = new Map(known.map((name) => [lettersOf(name), name]))
  return given.flatMap((name) => {
    const [, plain = '', suffix = ''] = /^(.*?)(_FILE)?$/s.exec(name) ?? []
    const meant = byLetters.get(lettersOf(plain))
    if (meant === undefined || meant === plain || /[a-z]/.test(name)) return []
    if (name.startsWith('\uFEFF'))
      return [`${meant}${suffix} follows a byte order mark: save .env as UTF-8 without one`]
    return [`${name} is no setting; ${meant}${suffix} is meant`]
  })
}

function lettersOf(name: string): string {
  return name.replaceAll(/[^A-Z\d]/g, '')
}

class NoValue extends Error {}

/** Without its last line break. */
function valueIn(file: string): string {
  const value = textOf(readFileSync(file)).replace(/\r?\n$/, '')
  if (!isGiven(value)) throw new NoValue('which is empty')
  return value
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new NoValue('which is not text in UTF-8')
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NoValue) return error.message
  const { code = '' } = error as NodeJS.ErrnoException
  const reasons: Record<string, string> = {
    ENOENT: 'which does not exist',
    EACCES: 'which this user may not read',
    EISDIR: 'which is a directory',
  }
  return reasons[code] ?? `which cannot be read (${code})`
}
