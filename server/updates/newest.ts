import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { msg } from '#shared/say.ts'
import { compareVersions, type ReleaseIndex, releaseIndex } from '#shared/updates.ts'
import { productVersion } from '../config/version.ts'
import type { Deps } from '../context.ts'
import { settings } from '../database/schema.ts'
import { AppError, sentenceOf } from '../errors.ts'
import { keptSentence } from '../language/kept.ts'
import { asData } from '../language/say.ts'
import { follow } from '../net/follow.ts'
import { BadSignature, expectSigned } from './minisign.ts'

const hour = 3_600_000
const answerMs = 20_000
const indexBytes = 1_000_000
const settingName = 'newest version'

const seen = z.object({
  lookedAt: z.iso.datetime(),
  /** The newest that a signed index named. */
  index: z.nullable(releaseIndex),
  problem: z.nullable(keptSentence),
})
type Seen = z.infer<typeof seen>

/** What the last look found, on whichever server it ran. */
export async function readSeen({ db }: Pick<Deps, 'db'>): Promise<Seen | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, settingName))
  return row ? (seen.safeParse(JSON.parse(row.value)).data ?? null) : null
}

/** Looks about once a day. As a job it runs on one of all servers, and spread out over the hours of all installations. */
export async function lookWhenDue(deps: Deps): Promise<void> {
  if (!deps.config.updates) return
  const last = await readSeen(deps)
  const pause = (20 + Math.random() * 8) * hour
  if (last && Math.abs(deps.now().getTime() - Date.parse(last.lookedAt)) < pause) return
  await look(deps)
}

/** Asks UPDATE_URL for the newest version. A failure is kept beside what is known already. */
export async function look(deps: Deps): Promise<Seen> {
  const { config, db, log, now } = deps
  if (!config.updates)
    throw new AppError(
      'conflict',
      'This server does not look for newer versions. UPDATE_URL in its configuration allows it.',
    )
  const former = await readSeen(deps)
  const found: Seen = { lookedAt: now().toISOString(), index: former?.index ?? null, problem: null }
  try {
    const index = await readIndex(config.updates)
    // Somebody who answers with an old index must not hide a version that is known.
    if (!found.index || compareVersions(index.version, found.index.version) >= 0) found.index = index
  } catch (error) {
    log.warn({ err: error }, 'failed to look for a newer version')
    found.problem = asData(sentenceOf(error) ?? /*i18n*/ 'The address for updates could not be reached.')
  }
  const value = JSON.stringify(found)
  await db
    .insert(settings)
    .values({ name: settingName, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } })
  return found
}

/** The newest version of `seen` if it is newer than this one. */
export const newerIn = (known: Seen | null): ReleaseIndex | null =>
  known?.index && compareVersions(known.index.version, productVersion) > 0 ? known.index : null

async function readIndex({ url, publicKey }: { url: string; publicKey: string }): Promise<ReleaseIndex> {
  const address = addressUnder(url, 'latest.json')
  const [content, signature] = await Promise.all([fetchSmall(address), fetchSmall(`${address}.minisig`)])
  await expectSignedBy(publicKey, content, signature.toString())
  const parsed = releaseIndex.safeParse(parseJson(content.toString()))
  if (!parsed.success)
    throw new AppError('upstream', msg`${{ host: new URL(url).host }} lists no version that this Hookline understands.`)
  return parsed.data
}

export const addressUnder = (url: string, file: string) => `${url.replace(/(?<!\/)\/+$/, '')}/${file}`

/** @throws {AppError} with a sentence for the operator */
export async function expectSignedBy(publicKey: string, signed: string | Buffer, signature: string): Promise<void> {
  try {
    await expectSigned(signed, signature, publicKey)
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error
    throw new AppError('upstream', [error.sentence, 'Nothing of it is used.'], { cause: error })
  }
}

/** The whole content at an address. */
export async function fetchSmall(address: string): Promise<Buffer> {
  const url = new URL(address)
  const unreachable = (cause: unknown) =>
    new AppError('upstream', msg`${{ host: url.host }} does not answer. Check UPDATE_URL and the connection.`, {
      cause,
    })
  const refusal = ({ ok, status }: Response, isRedirect: boolean) =>
    ok || isRedirect
      ? null
      : new AppError(
          'upstream',
          msg`${{ host: url.host }} does not have ${{ path: url.pathname }} (it answers ${{ status }}).`,
        )
  try {
    const { body } = await follow(url, { signal: AbortSignal.timeout(answerMs) }, refusal)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > indexBytes)
        throw new AppError('upstream', msg`${{ host: url.host }} answers with more than a list of versions.`)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw error instanceof AppError ? error : unreachable(error)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
