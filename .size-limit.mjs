import { readFileSync } from 'node:fs'

/** Of the JavaScript that opening a page loads: kilobytes of 1000 bytes. */
const limits = {
  '/auth': 101.5,
  '/': 134.2,
  '/dashboard': 134.2,
  '/salesgpt': 100.5,
  '/lead-magnet': 129.7,
  '/p': 114.5,
  '/writing-samples': 128.7,
  '/posts': 125.7,
  '/library': 121.5,
  '/calendar': 144.7,
  '/settings': 126.2,
}
const limitOfOthers = 122.5

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
