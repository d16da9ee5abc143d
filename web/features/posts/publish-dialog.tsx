import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, ExternalLink } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { composerAddress } from '#shared/posting.ts'
import { additionNames, additions, contentText, type Post, parseContent } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { hasOpenPoints, openPointsOf } from '#web/features/claims/open-points.ts'
import { OpenPointsQuestion } from '#web/features/claims/open-points-question.tsx'
import { blanksHash, claimsHash } from '#web/features/claims/places.ts'
import { networkQuery } from '#web/features/networks/queries.ts'
import { useSayDone } from '#web/features/trash/undoable.ts'
import { messageOf } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { MediaDownloads } from '#web/ui/media-downloads.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { failureToast } from '#web/ui/toast.ts'
import { HistorySection } from './post-history.tsx'
import { useWayToOpenPoints } from './post-list.tsx'
import { PublishNow } from './publish-now.tsx'
import { useMarkPublished, useTakeBack } from './queries.ts'

interface PublishDialogProps extends Partial<DialogProps> {
  post: Post
  onClose: () => void
  /** Closes the dialog and goes elsewhere with the focus. */
  onLeave?: (next: () => void) => void
}

/** What the post left open when it was first asked for; undefined while that is looked for. */
function useOpenPoints(post: Post) {
  const queryClient = useQueryClient()
  const [first] = useState(post)
  const { data } = useQuery({
    queryKey: ['open points', first.id, first.version],
    queryFn: () => openPointsOf(queryClient, { ...first, content: parseContent(first.content) }),
    gcTime: 0,
  })
  return data
}

/** Publishing through the network where it is connected, else by hand: then only the author's word marks it live. */
export function PublishDialog({ post, onClose, onLeave, onCloseAutoFocus }: PublishDialogProps) {
  const markPublished = useMarkPublished()
  const takeBack = useTakeBack()
  const sayDone = useSayDone()
  const linkId = useId()
  const text = contentText(parseContent(post.content))
  const added = additions.filter((addition) => post[addition])
  const goTo = useWayToOpenPoints()
  const { media } = post
  const steps = 3 + added.length + (media.length > 0 ? 1 : 0)
  const points = useOpenPoints(post)
  const [goesOn, setGoesOn] = useState(false)
  const isLeaving = useRef(false)
  const network = useQuery(networkQuery)
  const account = network.data?.account
  const [isByHand, setByHand] = useState(false)
  const publishes = !isByHand && account?.state !== 'over' && account?.publishes === true

  /** The focus goes on to what is opened there. */
  function leaveFor(hash: Parameters<typeof goTo>[1]) {
    if (onLeave) return onLeave(() => goTo(post, hash))
    isLeaving.current = true
    onClose()
    void goTo(post, hash)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const link = String(new FormData(event.currentTarget).get('link')).trim()
    try {
      await markPublished.mutateAsync({ id: post.id, url: link || null })
      sayDone({
        title: 'Post published',
        description: `It is now marked as live on ${product.network}.`,
        undo: () => takeBack.mutate(post.id),
      })
      onClose()
    } catch (error) {
      failureToast('Failed to mark the post as published', messageOf(error))
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event)
          if (isLeaving.current) event.preventDefault()
        }}
      >
        <DialogHeader>
          <DialogTitle>Publish on {product.network}</DialogTitle>
          <DialogDescription>
            {publishes
              ? 'Nothing is posted until you say so.'
              : `${steps === 3 ? 'Three' : steps} steps that you do yourself. Nothing is posted without you.`}
          </DialogDescription>
        </DialogHeader>
        {!points || network.isPending ? (
          <Spinner label="Loading" className="py-6" />
        ) : hasOpenPoints(points) && !goesOn ? (
          <OpenPointsQuestion
            points={points}
            goOn="Publish anyway"
            onGoOn={() => setGoesOn(true)}
            onFill={() => leaveFor(blanksHash)}
            onSettle={() => leaveFor(claimsHash)}
          />
        ) : publishes ? (
          <PublishNow
            post={post}
            name={account.name}
            wasAsked={goesOn}
            onByHand={() => setByHand(true)}
            onClose={onClose}
          />
        ) : (
          <ol className="grid gap-5">
            <Step number={1} title="Copy the text">
              <TextBox text={text} />
              <Button variant="outline" className="justify-self-start" onClick={() => copyPostText(text)}>
                <Copy aria-hidden />
                Copy text
              </Button>
            </Step>
            <Step number={2} title={`Paste it on ${product.network}`}>
              <Button asChild variant="outline" className="justify-self-start">
                <a href={composerAddress(text)} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden />
                  Open {product.network}
                </a>
              </Button>
            </Step>
            {media.length > 0 && (
              <Step number={3} title={media[0]?.kind === 'document' ? 'Add the document' : 'Add the images'}>
                <MediaDownloads media={media} />
              </Step>
            )}
            {added.map((addition, index) => (
              <Step
                key={addition}
                number={steps - added.length + index}
                title={`Add the ${additionNames[addition].toLowerCase()}`}
              >
                <TextBox text={post[addition]} />
                <Button
                  variant="outline"
                  className="justify-self-start"
                  onClick={() => copyPostText(post[addition], `The ${additionNames[addition].toLowerCase()}`)}
                >
                  <Copy aria-hidden />
                  Copy {additionNames[addition].toLowerCase()}
                </Button>
              </Step>
            ))}
            <Step number={steps} title="Come back and mark it as published">
              <form onSubmit={submit} className="grid gap-3">
                <div className="grid gap-1.5">
                  <Label htmlFor={linkId} className="font-medium text-ink-2">
                    Link to the post (optional)
                  </Label>
                  <Input id={linkId} name="link" type="url" placeholder="https://www.linkedin.com/posts/…" />
                </div>
                <Button type="submit" className="justify-self-start" disabled={markPublished.isPending}>
                  I posted it
                </Button>
              </form>
            </Step>
          </ol>
        )}
        <HistorySection postId={post.id} />
      </DialogContent>
    </Dialog>
  )
}

const TextBox = ({ text }: { text: string }) => (
  <p
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    tabIndex={0}
    dir="auto"
    className="max-h-40 overflow-y-auto rounded border border-line bg-sunk p-3 text-sm leading-5 wrap-anywhere whitespace-pre-line"
  >
    {text}
  </p>
)

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
    <span aria-hidden className="tabular grid size-5.5 place-items-center rounded-full bg-sunk text-sm font-semibold">
      {number}
    </span>
    <h3 className="font-semibold">{title}</h3>
    <div className="col-start-2 grid gap-2">{children}</div>
  </li>
)
