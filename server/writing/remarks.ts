import { traceClaims } from '#shared/claims/claims.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import { type PostContent, sections } from '#shared/posts.ts'
import { maxRemarks, placeOf, type Remark, withRemark } from '#shared/second-reading.ts'
import type { WritingTask } from './engine.ts'
import type { Proposal } from './engines/read-output.ts'
import { evidenceFor } from './evidence.ts'

/** The valid proposals: the quotation occurs exactly once, and the replacement claims nothing new. */
export function remarksThatHold(
  proposals: readonly Proposal[],
  task: WritingTask & { current: PostContent },
): Remark[] {
  const { current: content } = task
  const kept: Remark[] = []
  for (const proposal of proposals) {
    const remark = placed(proposal, content)
    const changed = remark && withRemark(content, remark)
    if (!remark || !changed?.[remark.section]?.trim()) continue
    if (kept.some((one) => one.section === remark.section && one.start < remark.end && one.end > remark.start)) continue
    if (neverSaidIn(remark.replacement, task.author?.neverSay ?? []).length > 0) continue
    if (invents(remark, { ...nothing, ...changed }, task)) continue
    kept.push(remark)
    if (kept.length === maxRemarks) break
  }
  return kept.sort((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || a.start - b.start)
}

const nothing: PostContent = { hook: '', insight: '', value: '', cta: '' }

function placed({ quote, reason, replacement }: Proposal, content: PostContent): Remark | null {
  if (quote === replacement) return null
  const places = sections.flatMap((section) => {
    const count = content[section].split(quote).length - 1
    const place = placeOf(quote, content[section])
    return count > 0 ? [place && { section, ...place }] : []
  })
  const [place] = places
  return place && places.length === 1 ? { ...place, quote, reason, replacement } : null
}

/** Whether the replacement claims something that none of the author's material has, including the current post. */
function invents({ section, start, replacement }: Remark, changed: PostContent, task: WritingTask): boolean {
  const end = start + replacement.length
  return traceClaims(changed, task.brief.language, evidenceFor(task)).some(
    (claim) => claim.backing === null && claim.section === section && claim.start < end && claim.end > start,
  )
}
