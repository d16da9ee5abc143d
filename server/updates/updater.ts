import { existsSync } from 'node:fs'
import { readConfig } from '../config/config.ts'
import { finishUpdate } from './finish.ts'
import { readCurrent } from './home.ts'
import { startVersion } from './start-version.ts'

/** Outlives the server that started it, and completes the update or takes it back. One version runs then. */
async function main() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const log = (msg: string) => console.log(JSON.stringify({ time: new Date().toISOString(), msg }))
  const isStarted = await finishUpdate({ ...config, env: process.env }, log)
  if (!isStarted) startVersion(config.home, readCurrent(config.home)!, process.env)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
