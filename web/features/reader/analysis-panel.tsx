import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Check, ChevronDown, Circle } from 'lucide-react'
import { memo, Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { maskBlanks } from '#shared/blanks.ts'
import {
  type Complexity,
  complexityColour,
  complexityHints,
  complexityLabel,
  complexityOf,
  needsAdvice,
} from '#shared/complexity.ts'
import { contentText, type PostContent, sections, wordCount } from '#shared/posts.ts'
import { ClaimsLedger } from '#web/features/claims/claims-ledger.tsx'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { evidenceQuery } from '#web/lib/author-queries.ts'
import { claimsHash } from '#web/lib/post-hashes.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ReaderPanel } from './reader-panel.tsx'
import { useRestedCheck } from './rested-check.ts'

const SecondReading = lazyPart(() => import('./second-reading.tsx').then((file) => ({ default: file.SecondReading })))

const textColours = { green: 'text-good', yellow: 'text-warn', red: 'text-danger' }
const barColours = { green: 'bg-good', yellow: 'bg-warn', red: 'bg-danger' }

const conciseWords = 80

const measures = [
  ['readability', msg`Readability`],
  ['sentenceLengthScore', msg`Sentence length`],
  ['paragraphBreakScore', msg`Paragraph breaks`],
  ['bulletPointsScore', msg`Bullet points`],
] as const

function practicesOf(content: PostContent, complexity: Complexity) {
  return [
    [msg`Ultra-short sentences of 3 to 10 words`, complexity.sentenceLengthScore >= 70],
    [msg`Blank lines between paragraphs`, complexity.paragraphBreakScore >= 70],
    [msg`Bullet points for points of equal weight`, complexity.bulletPointsScore >= 60],
    [msg`Ending with a question`, endsWithQuestion(maskBlanks(content.cta).trim() || maskBlanks(content.value))],
    [msg`Concise sections`, sections.every((section) => wordCount(content[section]) <= conciseWords)],
  ] as const
}

/** Allows closing marks, emojis and hashtags after the question mark. A blank's question does not count. */
function endsWithQuestion(text: string): boolean {
  const at = text.lastIndexOf('?')
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text.slice(at).replaceAll(/#[\p{L}\p{N}_]+/gu, ''))
}

function Measure({ label, score }: { label: string; score: number }) {
  const rounded = Math.round(score)
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5">
      <dt>{label}</dt>
      <dd className="tabular font-medium">{rounded}</dd>
      <div aria-hidden className="col-span-2 h-1 rounded-full bg-line">
        <div
          className={`h-full rounded-full ${barColours[complexityColour(score)]}`}
          style={{ width: `${rounded}%` }}
        />
      </div>
    </div>
  )
}

export const AnalysisPanel = memo(({ editor }: { editor: PostEditor }) => {
  const { check, evidence, isFailed, isWaiting, tryAgain } = useRestedCheck(editor)
  const claims = useRef<HTMLDivElement>(null)
  const isLedToClaims = useLocation({ select: ({ hash }) => hash === claimsHash })
  const navigate = useNavigate()

  function goToClaims() {
    claims.current?.focus({ preventScroll: true })
    claims.current?.scrollIntoView({ block: 'start' })
  }
  const arrive = useEffectEvent(() => {
    goToClaims()
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (isLedToClaims) arrive()
  }, [isLedToClaims])
  if (!editor.content) return null

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-5 pb-5">
      {check ? (
        <ReaderPanel editor={editor} check={check} onSettle={goToClaims} />
      ) : isFailed ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-ink-2">
            <Trans>The Reader check couldn’t be loaded. Try again later.</Trans>
          </p>
          <Button variant="outline" size="sm" onClick={() => tryAgain()}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      ) : isWaiting ? (
        <div className="grid gap-1">
          <h2 className="font-semibold">
            <Trans>Reader check</Trans>
          </h2>
          <p className="text-ink-2">
            <Trans>Waits for the connection: your samples and proofs aren’t on this device yet.</Trans>
          </p>
        </div>
      ) : (
        <Skeleton className="h-64" />
      )}
      <Suspense>
        <SecondReading editor={editor} />
      </Suspense>
      <div ref={claims} tabIndex={-1} className="scroll-mt-20 border-t border-line pt-5 outline-none">
        <Claims editor={editor} evidence={evidence} />
      </div>
      <ComplexityScore content={editor.content} />
    </div>
  )
})

function Claims({ editor, evidence }: Parameters<typeof ClaimsLedger>[0]) {
  const { isError, refetch } = useQuery(evidenceQuery)
  if (!isError) return <ClaimsLedger editor={editor} evidence={evidence} />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">
        <Trans>Your samples and proofs couldn’t be loaded, so claims aren’t checked against them.</Trans>
      </p>
      <Button variant="outline" size="sm" onClick={() => refetch()}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  )
}

/** Folded, because its counts say little about quality and may contradict the check. */
function ComplexityScore({ content }: { content: PostContent }) {
  return (
    <details className="group/complexity border-t border-line pt-3">
      <summary className="-mx-1.5 grid min-h-11 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-sm px-1.5 py-1.5 hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <h2 className="font-semibold">
          <Trans>Complexity score</Trans>
        </h2>
        <ChevronDown aria-hidden className="size-4 text-ink-3 group-open/complexity:rotate-180" />
        <p className="col-span-2 text-sm text-ink-2">
          <Trans>A simple readability formula. It does not say how good the post is; the Reader check does.</Trans>
        </p>
      </summary>
      <div className="mt-3 grid gap-6">
        <ComplexityParts content={content} />
      </div>
    </details>
  )
}

function ComplexityParts({ content }: { content: PostContent }) {
  const { t } = useLingui()

  const text = contentText(content)
  const complexity = useMemo(() => complexityOf(text), [text])
  const hints = complexityHints(complexity)
  return (
    <>
      <section aria-label={t`Complexity`}>
        <p className="text-ink-2">
          <Trans>
            It counts sentence length, blank lines and bullet points: how close the post comes to the short style of the
            feed.
          </Trans>
        </p>
        <p className="mt-1 flex items-baseline gap-2">
          <span className="tabular text-3xl font-semibold">{complexity.overallScore}</span>
          <span className="text-ink-3">
            <Trans>of 100</Trans>
          </span>
          <span className={`font-semibold ${textColours[complexityColour(complexity.overallScore)]}`}>
            {said(complexityLabel(complexity.overallScore))}
          </span>
        </p>
        <dl className="mt-4 grid gap-3">
          {measures.map(([key, label]) => (
            <Measure key={key} label={t(label)} score={complexity[key]} />
          ))}
        </dl>
      </section>
      {needsAdvice(complexity) && (
        <section aria-labelledby="advice-heading">
          <h2 id="advice-heading" className="font-semibold">
            <Trans>Advice</Trans>
          </h2>
          <p className="mt-1 text-ink-2">
            <Trans>Shorter sentences and more white space would raise the score.</Trans>
          </p>
          {hints.length > 0 && (
            <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-2 marker:text-ink-3">
              {hints.map((hint) => (
                <li key={hint.id}>{said(hint)}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      <section aria-labelledby="practices-heading">
        <h2 id="practices-heading" className="font-semibold">
          <Trans>Best practices</Trans>
        </h2>
        <ul className="mt-2 grid gap-2">
          {practicesOf(content, complexity).map(([practice, isFollowed]) => (
            <li key={practice.id} className="flex items-start gap-2 text-ink-2">
              {isFollowed ? (
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              ) : (
                <Circle aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
              )}
              <span aria-hidden>{t(practice)}</span>
              <span className="sr-only">
                {isFollowed ? t`${{ practice: t(practice) }}: yes` : t`${{ practice: t(practice) }}: not yet`}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-ink-3">
        <Trans>
          The score measures one style. A good post varies its rhythm, so read it aloud before you chase the number.
        </Trans>
      </p>
    </>
  )
}
