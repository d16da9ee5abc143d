import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Rows<T> {
  all: readonly T[]
  add(row: T): void
}

/** Rows saved as soon as they are added, one line of JSON each. A line cut off by a kill does not count. */
export function openRows<T>(file: string): Rows<T> {
  mkdirSync(dirname(file), { recursive: true })
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const all = text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as T] : []
    } catch {
      return []
    }
  })
  let isTorn = text !== '' && !text.endsWith('\n')
  return {
    all,
    add: (row) => {
      appendFileSync(file, `${isTorn ? '\n' : ''}${JSON.stringify(row)}\n`)
      isTorn = false
      all.push(row)
    },
  }
}
