import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { product } from '#shared/product.ts'
import { type Config, readConfig } from '../config/config.ts'
import { productVersion } from '../config/version.ts'
import { examineData } from './data.ts'
import { type Finding, reasonOf, toDo } from './finding.ts'
import { examineMail } from './mail.ts'
import { examineStore } from './media.ts'
import { examinePrograms } from './programs.ts'
import { examineSignIn } from './sign-in.ts'
import { examineSurroundings } from './surroundings.ts'

const marks = { ok: ' ok ', note: 'note', do: ' DO ' }

/** The configuration. If it has mistakes, only the part that locates the data. */
function readWhatIsSound(): { config: Config; findings: Finding[] } {
  try {
    return { config: readConfig(process.env), findings: [] }
  } catch (error) {
    const { DATA_DIR, DATABASE_URL, DATABASE_URL_FILE, BACKUP_DIR } = process.env
    const findings = [toDo('Configuration', reasonOf(error))]
    try {
      return { config: readConfig({ DATA_DIR, DATABASE_URL, DATABASE_URL_FILE, BACKUP_DIR }), findings }
    } catch {
      return { config: readConfig({ DATA_DIR, BACKUP_DIR }), findings }
    }
  }
}

const {
  values: { json, mail },
} = parseArgs({ options: { json: { type: 'boolean' }, mail: { type: 'string' } } })
if (existsSync('.env')) process.loadEnvFile('.env')
const { config, findings } = readWhatIsSound()
findings.push(
  ...(await examineSurroundings(config)),
  await examinePrograms(config),
  ...(await examineSignIn(config)),
  ...(await examineMail(config, mail)),
  ...(await examineStore(config)),
  ...(await examineData(config)),
)
const open = findings.filter(({ state }) => state === 'do').length
if (json) console.log(JSON.stringify({ version: productVersion, open, findings }, null, 2))
else {
  console.log(`${product.name} ${productVersion}\n`)
  for (const { state, about, says } of findings) console.log(`${marks[state]}  ${`${about}:`.padEnd(15)} ${says}`)
  console.log(open === 0 ? '\nNothing needs doing.' : `\n${open} ${open === 1 ? 'thing needs' : 'things need'} doing.`)
}
process.exitCode = open === 0 ? 0 : 1
