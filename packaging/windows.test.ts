import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasNsis, packSetup } from './windows.mjs'

test.runIf(hasNsis)('NSIS makes an installer for Windows without a warning', async () => {
  const work = mkdtempSync(join(tmpdir(), 'hookline-setup-'))
  try {
    const assembled = join(work, 'assembled')
    mkdirSync(join(assembled, 'app'), { recursive: true })
    writeFileSync(join(assembled, 'hookline.cmd'), '')
    await packSetup(work, { assembled, version: '1.2.0-beta.3' })
    expect(readFileSync(join(work, 'Hookline-Setup.exe')).subarray(0, 2).toString()).toBe('MZ')
  } finally {
    rmSync(work, { recursive: true })
  }
})
