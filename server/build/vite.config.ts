import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { defineConfig } from 'vite'
import { programs } from '../config/places.ts'
import { filesBeside, mapsOfSources, migrationsBeside, removeFormer, textsBeside } from './files-beside.ts'
import { installable } from './installable.ts'

const root = resolve(import.meta.dirname, '../..')
const at = (path: string) => join(root, path)

/** Packages with native parts, or with threads that load files of their own, cannot be bundled. */
const external = ['sharp', 'piscina']

const languages = 'shared/languages'
const patterns = readdirSync(at(languages), { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => join(name, 'patterns.txt'))

const ofPackages = [
  '@hyzyla/pdfium/dist/pdfium.wasm',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
]

const lacking = join(import.meta.dirname, 'lacking-in-node-20.ts')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    migrationsBeside(at('server/database/migrations'), 'migrations'),
    filesBeside({
      ...Object.fromEntries(patterns.map((file) => [at(join(languages, file)), file])),
      ...Object.fromEntries(ofPackages.map((file) => [at(join('node_modules', file)), basename(file)])),
    }),
    textsBeside('messages'),
    mapsOfSources(),
    installable({ root, external }),
    removeFormer(),
  ],
  // pg asks for its native variant, which is never installed.
  ssr: { target: 'node', noExternal: true, external: [...external, 'pg-native'] },
  build: {
    ssr: true,
    target: 'node20.19',
    outDir: at('dist/server'),
    emptyOutDir: false,
    sourcemap: true,
    // Packages carry the licences of what they hold, and a list of it: packaging/bill.mjs.
    license: { fileName: 'licenses.json' },
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, at(join('server', file))])),
      checks: { eval: false },
      transform: {
        inject: { 'Promise.withResolvers': [lacking, 'withResolvers'], 'Map.groupBy': [lacking, 'groupBy'] },
      },
      output: {
        chunkFileNames: '[name]-[hash].js',
        // oidc-provider keeps tokens by the names of their classes, which the bundler changes where two are equal.
        keepNames: true,
        // Stack traces name files and lines of the sources, which need not be there.
        sourcemapExcludeSources: true,
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
})
