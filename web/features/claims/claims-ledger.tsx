import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { BookmarkPlus, Check, ChevronDown, CircleAlert, Undo2 } from 'lucide-react'
import { Suspense, useId, useMemo, useRef, useState } from 'react'
import type { Language } from '#shared/catalogue.ts'
import {
  type Claim,
  type Evidence,
  type OpenClaim,
  openClaims,
  settleClaims,
  type TracedClaim,
  takeBack,
  traceClaims,
} from '#shared/claims/claims.ts'
import type { ClaimKind } from '#shared/claims/found.ts'
import { sentenceAround, withoutClaim } from '#shared/claims/without.ts'
import { languageWords } from '#shared/languages/words.ts'
import type { PostPatch } from '#shared/post-patch.ts'
import { type Post, type PostContent, type SettledClaim, sectionNames } from '#shared/posts.ts'
import { useAddProof } from '#web/features/proofs/queries.ts'
import { messageOf } from '#web/lib/api.ts'
import { translated } from '#web/lib/language.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClaimPanel } from './claim-panel.tsx'

const SourceDialog = lazyPart(() =>
  import('#web/features/sources/source-dialog.tsx').then((file) => ({ default: file.SourceDialog })),
)

export const kindNames: Record<ClaimKind, MessageDescriptor> = {
  number: msg`Number`,
  date: msg`Date`,
  name: msg`Name`,
  quote: msg`Quotation`,
  event: msg`What happened`,
}

const backings: Record<NonNullable<TracedClaim['backing']>, MessageDescriptor> = {
  brief: msg`from your subject`,
  sample: msg`from your samples`,
  profile: msg`from your profile`,
  proof: msg`from your proof bank`,
  author: msg`you said so`,
  source: msg`from the source`,
}

/** Adds the next word to a bare number where it names the counted thing: "1,200 readers", but not "6 from". */
function labelOf({ kind, text, end }: Claim, section: string, language: Language): string {
  const isBare = kind === 'number' && /^[\p{L}\p{N}.,–-]+$/u.test(text)
  const counted = isBare ? /^ (\p{L}+)/u.exec(section.slice(end))?.[1] : undefined
  return counted && !languageWords[language].small.has(counted.toLowerCase()) ? `${text} ${counted}` : text
}
const idOf = ({ section, start, kind }: OpenClaim) => `${section} ${start} ${kind}`

interface ClaimsEditor {
  post: Post | undefined
  content: PostContent | null
  /** Null unless an engine is writing. */
  progress: object | null
  change: (change: PostPatch) => Promise<void>
  replace: (texts: Partial<PostContent>, said: { title: string }) => Promise<boolean>
}

interface ClaimsLedgerProps {
  editor: ClaimsEditor
  /** Null until the author's samples, profile and proofs have loaded. */
  evidence: Evidence | null
}

/** A post's claims. The author settles unbacked ones here; backed ones show their source. */
export function ClaimsLedger({ editor, evidence }: ClaimsLedgerProps) {
  const { t } = useLingui()

  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [shown, setShown] = useState<TracedClaim['from']>()
  const { post, content } = editor
  const language = (post?.language ?? 'english') as Language
  const claims = useMemo(
    () => (content && evidence ? traceClaims(content, language, evidence) : null),
    [content, language, evidence],
  )
  if (!post || !content) return null
  const open = openClaims(claims ?? [])
  const traced = (claims ?? []).filter(({ backing }) => backing !== null)
  const chosen = open.find((claim) => idOf(claim) === openId)

  async function settle(settled: SettledClaim[]): Promise<boolean> {
    try {
      await editor.change({ claims: settled })
      return true
    } catch (error) {
      failureToast(t`Save failed`, messageOf(error))
      return false
    }
  }

  function leave() {
    setOpenId(null)
    heading.current?.focus()
  }

  async function keep(claim: OpenClaim) {
    leave()
    if (await settle(settleClaims(post!.claims, [claim], 'true')))
      toast({ title: t`Kept`, description: t`You confirmed that it is true.` })
  }

  function rewrite({ section }: OpenClaim, text: string, title: string) {
    leave()
    return editor.replace({ [section]: text }, { title })
  }

  function replace(claim: OpenClaim, words: string) {
    const text = content![claim.section]
    return rewrite(claim, text.slice(0, claim.start) + words + text.slice(claim.end), t`Replaced`)
  }

  const remove = (claim: OpenClaim) => rewrite(claim, withoutClaim(content![claim.section], claim), t`Removed`)

  return (
    <section aria-labelledby={`${id}-heading`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1} className="font-semibold outline-none">
          <Trans>Claims</Trans>
        </h2>
        <p aria-live="polite" className="mt-1 text-ink-2">
          {claims === null ? t`Your samples and proofs are loading.` : summaryOf(open.length, traced.length)}
        </p>
      </div>
      {claims === null && <Skeleton className="h-8" />}
      {open.length > 0 && (
        <ul aria-label={t`Claims to review`} className="flex flex-wrap gap-2">
          {open.map((claim) => (
            <li key={idOf(claim)} className="max-w-full">
              <button
                type="button"
                aria-label={t`${{ kind: t(kindNames[claim.kind]) }}: ${{ claim: labelOf(claim, content[claim.section], language) }}`}
                aria-expanded={chosen === claim}
                aria-controls={chosen === claim ? `${id}-panel` : undefined}
                disabled={editor.progress !== null}
                onClick={() => setOpenId(chosen === claim ? null : idOf(claim))}
                className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-warn/40 bg-warn-soft px-3 py-0.5 text-left text-sm font-medium text-ink hover:border-warn aria-expanded:border-warn max-md:min-h-11"
              >
                <CircleAlert aria-hidden className="size-3.5 shrink-0 text-warn" />
                <span dir="auto" data-own className="min-w-0 truncate">
                  {labelOf(claim, content[claim.section], language)}
                </span>
                <ChevronDown
                  aria-hidden
                  className={`size-3.5 shrink-0 text-ink-3 transition-transform duration-150 ${chosen === claim ? 'rotate-180' : ''}`}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <ClaimPanel
          key={idOf(chosen)}
          id={`${id}-panel`}
          claim={chosen}
          text={content[chosen.section]}
          kind={t`${{ kind: t(kindNames[chosen.kind]) }} in ${{ section: translated(sectionNames[chosen.section]) }}`}
          onKeep={() => keep(chosen)}
          onReplace={(words) => replace(chosen, words)}
          onRemove={() => remove(chosen)}
          onClose={leave}
          sourced={sourcedSentence(chosen, evidence)}
          onShowSource={() => setShown(chosen.from)}
        />
      )}
      {traced.length > 0 && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer rounded py-1 font-medium text-ink-2 max-md:py-3">
            {plural(traced.length, { one: '# claim is backed', other: '# claims are backed' })}
          </summary>
          <ul aria-label={t`Claims that are backed`} className="mt-1 grid gap-1.5">
            {traced.map((claim) => (
              <Traced
                key={`${claim.section} ${claim.start} ${claim.kind}`}
                claim={claim}
                label={labelOf(claim, content[claim.section], language)}
                sentence={sentenceAround(content[claim.section], claim)}
                proofs={evidence?.proofs ?? []}
                sourced={sourcedSentence(claim, evidence)}
                onShowSource={() => setShown(claim.from)}
                onTakeBack={() => settle(takeBack(post.claims, claim))}
              />
            ))}
          </ul>
        </details>
      )}
      {shown && post.sourceId && (
        <Suspense>
          <SourceDialog id={post.sourceId} sentence={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

/** The sentence of the source that says what a claim says; empty for none. */
const sourcedSentence = ({ from }: Pick<TracedClaim, 'from'>, evidence: Evidence | null): string =>
  from ? (evidence?.source?.text.slice(from.start, from.end) ?? '') : ''

function summaryOf(open: number, traced: number): string {
  if (open === 0 && traced === 0) return t`The post has no number, name, date, quotation or event that needs a source.`
  if (open === 0) return t`Everything the post claims comes from you.`
  return open === 1
    ? t`You didn’t mention this. Confirm that it’s true, or change it.`
    : t`You didn’t mention these. Confirm that they’re true, or change them.`
}

interface TracedProps {
  claim: TracedClaim
  label: string
  sentence: string
  proofs: readonly string[]
  /** The sentence of the source; empty for none. */
  sourced: string
  onShowSource: () => void
  onTakeBack: () => void
}

function Traced({ claim, label, sentence, proofs, sourced, onShowSource, onTakeBack }: TracedProps) {
  const { t } = useLingui()

  const add = useAddProof()
  const isProven = proofs.includes(sentence)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-ink-2">
      <Check aria-hidden className="size-3.5 shrink-0 text-good" />
      <span dir="auto" data-own className="min-w-0 break-words text-ink">
        {label}
      </span>
      <span dir="auto" className="min-w-0 break-words text-ink-3">
        {sourced ? t`From the source: “${sourced}”` : t(backings[claim.backing!])}
      </span>
      {sourced && (
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          aria-label={t`Show in the source: ${label}`}
          onClick={onShowSource}
        >
          <Trans>Show</Trans>
        </Button>
      )}
      {claim.backing === 'author' && (
        <span className="flex flex-wrap">
          {!isProven && (
            <Button
              variant="ghost"
              size="sm"
              className="px-2"
              disabled={add.isPending}
              onClick={() => add.mutate({ kind: 'fact', content: sentence })}
            >
              <BookmarkPlus aria-hidden /> <Trans>Save to proof bank</Trans>
            </Button>
          )}
          <Button variant="ghost" size="sm" className="px-2" aria-label={t`Undo: ${label}`} onClick={onTakeBack}>
            <Undo2 aria-hidden /> <Trans>Undo</Trans>
          </Button>
        </span>
      )}
    </li>
  )
}
