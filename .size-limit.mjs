import { readFileSync } from 'node:fs'

/** Of the JavaScript that opening a page loads: kilobytes of 1000 bytes. */
const limits = {
  '/auth': 102.3,
  '/': 136.5,
  '/dashboard': 136.5,
  '/salesgpt': 101.1,
  '/lead-magnet': 131.6,
  '/p': 107.7,
  '/writing-samples': 128.9,
  '/posts': 127.7,
  '/library': 123.3,
  '/calendar': 146.3,
  '/settings': 127,
}
const limitOfOthers = 123.6

const built = (file) => readFileSync(new URL(`dist/web/${file}`, import.meta.url), 'utf8')
const scriptsOfAll = [...built('index.html').matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, script]) => script)

export default Object.entries(JSON.parse(built('pages.json'))).map(([page, { scripts }]) => ({
  name: page || 'any other address',
  path: [...scriptsOfAll, ...scripts].map((script) => `dist/web${script}.br`),
  // The files are compressed already.
  brotli: false,
  limit: `${limits[page] ?? limitOfOthers} kB`,
  message: 'Load later what this page does not need at first.',
}))
