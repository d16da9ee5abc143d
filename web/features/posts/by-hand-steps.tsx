import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { composerAddress } from '#shared/posting.ts'
import { type Addition, contentText, type Post, parseContent, postedAdditions } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { useSayDone } from '#web/features/undo/undoable.ts'
import { messageOf } from '#web/lib/api.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Input } from '#web/ui/input.tsx'
import { MediaDownloads } from '#web/ui/media-downloads.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { StepNumber } from '#web/ui/step-number.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useMarkPublished, useTakeBack } from './queries.ts'

/** The number of steps for posting by hand. */
export const stepsOf = (post: Post): number => 3 + postedAdditions(post).length + (post.media.length > 0 ? 1 : 0)

const additionWords: Record<Addition, Record<'add' | 'copy' | 'copied', MessageDescriptor>> = {
  firstComment: {
    add: msg`Add the first comment`,
    copy: msg`Copy first comment`,
    copied: msg`The first comment has been copied to your clipboard.`,
  },
}

/** All steps except the last. */
export function ByHandSteps({ post }: { post: Post }) {
  const { t } = useLingui()

  const text = contentText(parseContent(post.content))
  const { media } = post
  const hasFiles = media.length > 0
  const isDocument = media[0]?.kind === 'document'
  return (
    <ol className="grid gap-4">
      <Step number={1} title={t`Copy the text`}>
        <TextBox text={text} />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => copyPostText(text)}>
            <Copy aria-hidden /> <Trans>Copy text</Trans>
          </Button>
          <ShareButton text={text} media={media} firstComment={post.firstComment} />
        </div>
      </Step>
      {hasFiles && (
        <Step number={2} title={isDocument ? t`Download the document` : t`Download the images`}>
          <MediaDownloads media={media} />
        </Step>
      )}
      <Step
        number={hasFiles ? 3 : 2}
        title={
          isDocument
            ? t`Paste it on ${product.network}, and add the document there`
            : hasFiles
              ? t`Paste it on ${product.network}, and add the images there`
              : t`Paste it on ${product.network}`
        }
      >
        <Button asChild variant="outline" className="justify-self-start">
          <a href={composerAddress(text)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden /> <Trans>Open {product.network}</Trans>
          </a>
        </Button>
      </Step>
      {postedAdditions(post).map((addition, at) => (
        <Step key={addition} number={(hasFiles ? 4 : 3) + at} title={t(additionWords[addition].add)}>
          <TextBox text={post[addition]} />
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => copyPostText(post[addition], t(additionWords[addition].copied))}
          >
            <Copy aria-hidden /> {t(additionWords[addition].copy)}
          </Button>
        </Step>
      ))}
    </ol>
  )
}

/** Only the author’s word marks a post as live, so this button stays in sight. */
export function LastStep({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui()

  const id = useId()
  const markPublished = useMarkPublished()
  const takeBack = useTakeBack()
  const sayDone = useSayDone()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const link = String(new FormData(event.currentTarget).get('link')).trim()
    try {
      await markPublished.mutateAsync({ id: post.id, url: link || null })
      sayDone({
        title: t`Post published`,
        description: t`It is now marked as live on ${product.network}.`,
        undo: () => takeBack.mutate(post.id),
      })
      onClose()
    } catch (error) {
      failureToast(t`Failed to mark the post as published`, messageOf(error))
    }
  }

  return (
    <StickyFooter>
      <form onSubmit={submit} className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
        <StepNumber>{stepsOf(post)}</StepNumber>
        <h3 className="font-semibold">
          <Trans>Come back and mark it as published</Trans>
        </h3>
        <div className="col-start-2 flex flex-wrap gap-2">
          <label htmlFor={id} className="sr-only">
            <Trans>Link to the post (optional)</Trans>
          </label>
          <Input
            id={id}
            name="link"
            type="url"
            placeholder={t`Link to the post (optional)`}
            className="min-w-40 flex-1"
            autoComplete="off"
          />
          <Button type="submit" disabled={markPublished.isPending}>
            <Trans>I posted it</Trans>
          </Button>
        </div>
      </form>
    </StickyFooter>
  )
}

const TextBox = ({ text }: { text: string }) => (
  <p
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    tabIndex={0}
    dir="auto"
    data-own
    className="max-h-32 overflow-y-auto rounded border border-line bg-sunk p-3 text-sm leading-5 wrap-anywhere whitespace-pre-line"
  >
    {text}
  </p>
)

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
    <StepNumber>{number}</StepNumber>
    <h3 className="font-semibold">{title}</h3>
    <div className="col-start-2 grid gap-2">{children}</div>
  </li>
)
