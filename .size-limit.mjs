import { readFileSync } from 'node:fs'

/** Of the JavaScript that opening a page loads: kilobytes of 1000 bytes. */
const limits = {
  '/auth': 97,
  '/': 130.7,
  '/dashboard': 130.7,
  '/salesgpt': 97.5,
  '/lead-magnet': 126,
  '/p': 114.5,
  '/writing-samples': 124.2,
  '/posts': 122,
  '/library': 118,
  '/calendar': 141,
  '/settings': 122.4,
}
const limitOfOthers = 120

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
