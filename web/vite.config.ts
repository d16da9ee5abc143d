import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { commonChunks } from './build/common-chunks.ts'
import { lateFiles } from './build/late-files.ts'
import { messages } from './build/messages.ts'
import { pageScripts } from './build/page-scripts.ts'
import { plainIcons } from './build/plain-icons.ts'
import { builtRoutes } from './build/routes.ts'

/** What the first paint needs is asked for first: the style sheet, then the text font; the scripts come after them. */
const paintFirst = (): Plugin => ({
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const font = Object.keys(bundle).find(
        (file) => file.includes('inter-latin-wght-normal') && file.endsWith('.woff2'),
      )
      const sheet = /(?:(?<!\s)\s+)?<link rel="stylesheet"[^<>]*>/
      const preload = `<link rel="preload" crossorigin href="/${font}" as="font" type="font/woff2">`
      return html
        .replace(sheet, '')
        .replace('<meta charset="utf-8" />', (charset) => `${charset}${sheet.exec(html)?.[0]}\n    ${preload}`)
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    },
  },
})

/**
 * The server sends these as they are, so they are compressed once, as far as it goes. Browsers that read no brotli, as
 * most do in a network without https, get them by gzip, packed as they are sent.
 */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir, file)
        await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)))
      }),
    )
  },
})

/** The service worker is told which files make up this build, so that it can keep them, and which pages it has. */
const nameFiles = (): Plugin => ({
  name: 'name-files',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    // A translation's scripts have the names of the English ones, in a folder of their own.
    const isKept = (file: string) => /\.(js|css)$|inter-latin-(ext-)?wght/.test(file) && file.split('/').length === 2
    const built = Object.keys(bundle).filter(isKept)
    const fixed = ['favicon.svg', 'icon-192.png', 'manifest.webmanifest', 'theme.js']
    const worker = join(dir, 'worker.js')
    const hash = createHash('sha256').update(built.join())
    for (const file of [...fixed, 'index.html', 'worker.js', 'languages.json'])
      hash.update(readFileSync(join(dir, file)))
    const build = {
      name: hash.digest('hex').slice(0, 12),
      files: [...fixed, ...built].map((file) => `/${file}`),
      // Those with a part that differs are opened by links in emails, which need the server anyway.
      pages: [...new Set(builtRoutes().map(({ path }) => path))].filter((path) => !path.includes('$')),
    }
    const empty = "const build = { name: '', files: [''], pages: [''] }"
    const text = readFileSync(worker, 'utf8')
    if (!text.includes(empty)) throw new Error('The service worker has no place for the files of the build.')
    writeFileSync(worker, text.replace(empty, `const build = ${JSON.stringify(build)}`))
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    messages(),
    tanstackRouter({
      autoCodeSplitting: true,
      routesDirectory: `${import.meta.dirname}/routes`,
      generatedRouteTree: `${import.meta.dirname}/routes.gen.ts`,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    tailwindcss(),
    lateFiles(),
    plainIcons(),
    paintFirst(),
    precompress(),
    nameFiles(),
    commonChunks(),
    pageScripts(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // As in server/build/vite.config.ts.
    license: { fileName: 'licenses.json' },
    assetsInlineLimit: 0,
    // One sheet for all pages, so that no script has to name it.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // A page names its scripts itself (the server writes them into it); no script has to know the files of others.
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    rolldownOptions: {
      // Making a schema has no side effect, so those that only the server checks with stay out, and zod with them.
      treeshake: { manualPureFunctions: ['z', 'idsOf', 'shapeOf'] },
    },
  },
  server: {
    // `npm run dev` says where the server is; it must hear the name that the browser called.
    proxy: Object.fromEntries(
      ['/api/', '/local-provider/', '/unsubscribe/', '^/calendar/.*\\.ics'].map((path) => [
        path,
        { target: process.env.API_URL, changeOrigin: false },
      ]),
    ),
  },
})
