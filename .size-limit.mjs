import { readFileSync } from 'node:fs'

/** Of the JavaScript that opening a page loads: kilobytes of 1000 bytes. */
const limits = {
  '/auth': 101.7,
  '/': 135.2,
  '/dashboard': 135.2,
  '/salesgpt': 101.1,
  '/lead-magnet': 130.5,
  '/p': 115.1,
  '/writing-samples': 129.9,
  '/posts': 126.7,
  '/library': 123.3,
  '/calendar': 145.8,
  '/settings': 127.5,
}
const limitOfOthers = 123.4

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
