import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, ExternalLink, PencilLine } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Posting } from '#shared/posting.ts'
import { composerAddress, isLinkedInAddress, type Later, linkMistake } from '#shared/posting.ts'
import { product } from '#shared/product.ts'
import { ApiError } from '#web/lib/api.ts'
import { translated } from '#web/lib/language.ts'
import { blanksHash, claimsHash } from '#web/lib/post-hashes.ts'
import { sayOpenBlanks } from '#web/lib/say-blanks.ts'
import { sayOpenNotes } from '#web/lib/say-notes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Field } from '#web/ui/field.tsx'
import { MediaDownloads } from '#web/ui/media-downloads.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { StepNumber } from '#web/ui/step-number.tsx'
import { usePostpone, useSayPosted } from './queries.ts'

interface PostingStepsProps {
  post: NonNullable<Posting['post']>
  token: string
}

const sentenceOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.body : error?.message

/** Copy, paste, confirm. */
export function PostingSteps({ post, token }: PostingStepsProps) {
  const { t } = useLingui()

  const hasFiles = post.media.length > 0
  const isDocument = post.media[0]?.kind === 'document'
  const afterFiles = hasFiles ? 3 : 2
  const last = afterFiles + (post.firstComment ? 2 : 1)
  return (
    <>
      <Step number={1} title={t`Copy the text`}>
        <TextBox label={t`The text of the post`} text={post.text} />
        <CopyButton text={post.text} label={t`Copy text`} open={openIn(post).said} isMain />
        <ShareButton text={post.text} media={post.media} firstComment={post.firstComment} size="lg" />
      </Step>
      {hasFiles && (
        <Step number={2} title={isDocument ? t`Download the document` : t`Download the images`}>
          <MediaDownloads media={post.media} size="lg" />
        </Step>
      )}
      <Step
        number={afterFiles}
        title={
          isDocument
            ? t`Paste it on ${product.network}, and add the document there`
            : hasFiles
              ? t`Paste it on ${product.network}, and add the images there`
              : t`Paste it on ${product.network}`
        }
      >
        <Button asChild variant="outline" size="lg">
          <a href={composerAddress(post.text)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            <Trans>Open {product.network}</Trans>
          </a>
        </Button>
        <p className="text-sm text-ink-3">
          <Trans>If the window is empty, paste what you copied.</Trans>
        </p>
      </Step>
      {post.firstComment && (
        <Step number={afterFiles + 1} title={t`Add the first comment`}>
          <TextBox label={t`The first comment`} text={post.firstComment} />
          <CopyButton
            text={post.firstComment}
            copied={t`The first comment has been copied to your clipboard.`}
            label={t`Copy first comment`}
          />
        </Step>
      )}
      <Step number={last} title={t`Mark it as posted`}>
        <PostedForm token={token} />
      </Step>
    </>
  )
}

export const LaterStep = (props: PostingStepsProps) => {
  const { t } = useLingui()
  return (
    <Step title={t`Not now?`}>
      <LaterChoices {...props} />
    </Step>
  )
}

const sayClaims = (claims: number): string =>
  plural(claims, {
    1: 'It says one thing you didn’t mention. Is it true?',
    one: 'It says # thing you didn’t mention. Is it true?',
    other: 'It says # things you didn’t mention. Are they true?',
  })

const openIn = ({ openPoints }: PostingStepsProps['post']) => {
  const blanks = openPoints.filter(({ kind }) => kind === 'blank')
  const notes = openPoints.filter(({ kind }) => kind === 'note')
  const claims = openPoints.filter(({ kind }) => kind === 'claim')
  const said = [
    blanks.length > 0 && sayOpenBlanks(blanks.length),
    notes.length > 0 && sayOpenNotes(notes.length),
    claims.length > 0 && sayClaims(claims.length),
  ]
  return { blanks, notes, claims, said: said.filter(Boolean).join(' ') }
}

/** Lists the open points above the steps. */
export function OpenPointsStep({ post }: Pick<PostingStepsProps, 'post'>) {
  const { t } = useLingui()

  const { blanks, notes, claims } = openIn(post)
  return (
    <Step title={t`Before you post it`}>
      {blanks.length > 0 && <p>{sayOpenBlanks(blanks.length)}</p>}
      <OpenTexts label={t`Open blanks`} texts={blanks} />
      {notes.length > 0 && <p>{sayOpenNotes(notes.length)}</p>}
      <OpenTexts label={t`Possible notes`} texts={notes} />
      {claims.length > 0 && <p>{sayClaims(claims.length)}</p>}
      <OpenTexts label={t`Open claims`} texts={claims} />
      <Button asChild variant="outline" size="lg">
        <a href={`/?id=${encodeURIComponent(post.id)}#${blanks.length + notes.length > 0 ? blanksHash : claimsHash}`}>
          <PencilLine aria-hidden />
          <Trans>Open in the editor</Trans>
        </a>
      </Button>
    </Step>
  )
}

const OpenTexts = ({ label, texts }: { label: string; texts: readonly { text: string }[] }) =>
  texts.length > 0 && (
    <ul aria-label={label} className="grid list-disc gap-1 pl-5 font-medium marker:text-warn">
      {[...new Set(texts.map(({ text }) => text))].map((text) => (
        <li key={text} dir="auto" data-own className="break-words">
          {text}
        </li>
      ))}
    </ul>
  )

const Step = ({ number, title, children }: { number?: number; title: string; children: ReactNode }) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
    <h2 className="flex items-start gap-2.5 font-semibold">
      {number !== undefined && <StepNumber>{number}</StepNumber>}
      {title}
    </h2>
    {children}
  </Card>
)

const TextBox = ({ label, text }: { label: string; text: string }) => (
  <section
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    tabIndex={0}
    aria-label={label}
    dir="auto"
    data-own
    className="max-h-72 overflow-y-auto rounded border border-line bg-sunk p-3 break-words whitespace-pre-line"
  >
    {text}
  </section>
)

interface CopyButtonProps {
  text: string
  /** Said once the text is copied. */
  copied?: string
  label: string
  /** What is still open in the text. */
  open?: string
  isMain?: boolean
}

function CopyButton({ text, copied, label, open, isMain }: CopyButtonProps) {
  const { t } = useLingui()

  const [isCopied, setCopied] = useState(false)
  return (
    <Button
      size="lg"
      variant={isMain ? 'default' : 'outline'}
      onClick={async () => setCopied(await copyPostText(text, copied, open))}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? t`Copied. Copy again` : label}
    </Button>
  )
}

function PostedForm({ token }: { token: string }) {
  const { t } = useLingui()

  const say = useSayPosted(token)
  const [mistake, setMistake] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (say.isPending) return
    const url = String(new FormData(event.currentTarget).get('link')).trim() || null
    const found = url === null || isLinkedInAddress(url) ? undefined : translated(linkMistake)
    setMistake(found)
    if (!found) say.mutate(url)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field
        label={t`Link to the post (optional)`}
        name="link"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={/* not shown */ 'https://www.linkedin.com/posts/…'}
        mistake={mistake}
      />
      <Button type="submit" size="lg" aria-disabled={say.isPending}>
        {say.isPending ? t`Saving…` : t`I posted it`}
      </Button>
      {say.error && (
        <p role="alert" className="text-danger">
          {sentenceOf(say.error)}
        </p>
      )}
    </form>
  )
}

function LaterChoices({ post, token }: PostingStepsProps) {
  const { t } = useLingui()

  const postpone = usePostpone(token)
  const choose = (later: Later) => {
    if (!postpone.isPending) postpone.mutate(later, { onSuccess: () => window.scrollTo({ top: 0 }) })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const at = String(new FormData(event.currentTarget).get('at')).slice(0, 16)
    if (at) choose({ at })
  }

  const choices = [
    ['hour', t`In an hour`],
    ['day', t`Tomorrow, same time`],
    ...(post.hasSlots ? ([['slot', t`Next free slot`]] as const) : []),
  ] as const
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(([value, label]) => (
          <Button
            key={value}
            variant="outline"
            size="lg"
            aria-disabled={postpone.isPending}
            onClick={() => choose({ in: value })}
          >
            {label}
          </Button>
        ))}
      </div>
      <form
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <Field label={t`Another time (${post.timeZone})`} name="at" type="datetime-local" required />
        <Button type="submit" variant="outline" size="lg" aria-disabled={postpone.isPending}>
          <Trans>Move</Trans>
        </Button>
      </form>
      {postpone.error && (
        <p role="alert" className="text-danger">
          {sentenceOf(postpone.error)}
        </p>
      )}
    </>
  )
}
