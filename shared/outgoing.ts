import * as z from 'zod/mini'
import { approval, decision } from './approval.ts'
import {
  type Addition,
  additions,
  isPosted,
  postAdditions,
  postContent,
  type Section,
  sections,
  shapeOf,
} from './posts.ts'

const outgoingMedium = z.object({
  sha256: z.string(),
  kind: z.enum(['image', 'document']),
  alt: z.string(),
  title: z.string(),
})

/** The texts that go out with a post. */
export type OutgoingText = Section | Addition
export const outgoingTexts: OutgoingText[] = [...sections, ...additions.filter((addition) => isPosted[addition])]

/** Everything that goes out with a post. */
export const outgoing = z.extend(
  z.extend(z.object({ media: z.array(outgoingMedium) }), shapeOf(postContent)),
  shapeOf(z.partial(postAdditions)),
)
export type Outgoing = z.infer<typeof outgoing>

export const decisions = z.object({
  /** As the post shows them. */
  approval: z.nullable(approval),
  lacksApproval: z.boolean(),
  /** What would go out now, and its hash. */
  now: outgoing,
  hash: z.string(),
  /** What the caller approved last, or else what anybody approved last; null if nobody did. */
  approved: z.nullable(outgoing),
  isMine: z.boolean(),
  /** Newest first. */
  decisions: z.array(decision),
})
export type Decisions = z.infer<typeof decisions>

type Medium = Outgoing['media'][number]
export type MediumChange = { kind: 'added' | 'removed' | 'moved' | 'described'; medium: Medium; position: number }

/** How the media differ: positions are from 1, those of removed ones before, of others after the change. */
export function mediaChanges(before: readonly Medium[], after: readonly Medium[]): MediumChange[] {
  const kept = before.filter(({ sha256 }) => after.some((one) => one.sha256 === sha256))
  const still = after.filter(({ sha256 }) => before.some((one) => one.sha256 === sha256))
  const change = (kind: MediumChange['kind'], of: readonly Medium[], medium: Medium) =>
    ({ kind, medium, position: of.indexOf(medium) + 1 }) as const
  return [
    ...before.filter((one) => !kept.includes(one)).map((one) => change('removed', before, one)),
    ...after.flatMap((one) => {
      const place = still.indexOf(one)
      const former = before.find(({ sha256 }) => sha256 === one.sha256)
      if (place < 0 || !former) return [change('added', after, one)]
      return [
        ...(kept[place]?.sha256 === one.sha256 ? [] : [change('moved', after, one)]),
        ...(former.alt === one.alt && former.title === one.title ? [] : [change('described', after, one)]),
      ]
    }),
  ]
}
