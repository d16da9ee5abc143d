import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Opening } from '#shared/openings.ts'
import { contentText, type Post, type PostContent } from '#shared/posts.ts'
import { billingQuery } from '#web/features/billing/queries.ts'
import { feedText, linesShown } from '#web/features/preview/fold.ts'
import { feedClasses, moreClasses, usePostFold } from '#web/features/preview/fold-measure.ts'
import { postScope } from '#web/features/saving/save-status.ts'
import { messageOf } from '#web/lib/api.ts'
import { openingHabitsQuery } from '#web/lib/author-queries.ts'
import { cn } from '#web/lib/cn.ts'
import { enginesQuery } from '#web/lib/engine-queries.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { chooseOpening, openingsQuery } from './opening-queries.ts'
import type { PostEditor } from './post-editor.ts'
import { pick, sectionsOf } from './undo.ts'

const narrow = '(max-width: 1023px)'

/** The openings that were made with a post, to choose another. Nothing where there is no choice. */
export function Openings({ editor, post }: { editor: PostEditor; post: Post }) {
  const id = useId()
  // On a narrow screen, open cards would push the new text away.
  const [isOpen, setOpen] = useState(() => editor.generation !== null && !window.matchMedia(narrow).matches)
  const { data: openings = [] } = useQuery(openingsQuery(post.id))
  const { content, progress } = editor
  if (openings.length < 2 || !content || progress || post.publication || post.status === 'publishing') return null
  return (
    <div className="-mt-2 ml-3.75 min-w-0">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2.5 px-2.5"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden className={cn('transition-transform duration-120', isOpen && 'rotate-180')} />
        <Plural value={openings.length} one="# opening" other="# openings" />
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Choice editor={editor} post={post} content={content} openings={openings} />}
      </div>
    </div>
  )
}

interface ChoiceProps {
  editor: PostEditor
  post: Post
  content: PostContent
  openings: readonly Opening[]
}

function Choice({ editor, post, content, openings }: ChoiceProps) {
  const name = useId()
  const { choose, chosen } = useChoice(editor, post.id)
  const inUse = chosen ?? content.hook.trim()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1 pb-2">
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="sr-only">
          <Trans>Opening of the post</Trans>
        </legend>
        {openings.map((opening) => (
          <label
            key={opening.text}
            className="grid cursor-pointer grid-cols-[minmax(0,1fr)] gap-1.5 rounded border border-line px-3 py-2.5 transition-colors duration-120 hover:border-line-strong has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={opening.text === inUse}
              onChange={() => void choose(opening.text)}
            />
            <OpeningText opening={opening.text} content={content} hasMedia={post.media.length > 0} />
            <span className="flex items-end justify-between gap-3 text-sm">
              <span className="text-ink-2">
                {opening.reason}. <span className="text-warn">{opening.faults.join(' ')}</span>
              </span>
              {opening.text === inUse && (
                <span className="flex shrink-0 items-center gap-1 text-action-text">
                  <Check aria-hidden className="size-4" /> <Trans>In use</Trans>
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <WriteRest editor={editor} post={post} />
    </div>
  )
}

/** The opening as far as a phone shows it above the rest of the post. */
function OpeningText({ opening, content, hasMedia }: { opening: string; content: PostContent; hasMedia: boolean }) {
  const text = feedText(contentText({ ...content, hook: opening }))
  const hook = feedText(opening)
  const { fold } = usePostFold(text, hook, 'phone', linesShown('phone', hasMedia))
  const shown = fold.visible.slice(0, hook.length)
  const cut = hook.slice(shown.length)
  return (
    <span dir="auto" data-own className={feedClasses}>
      {shown}
      {cut && (
        <>
          <span aria-hidden className={cn(moreClasses, 'text-ink-3')}>
            <Trans>…more</Trans>
          </span>
          <span className="sr-only">{cut}</span>
        </>
      )}
    </span>
  )
}

function WriteRest({ editor, post }: Pick<ChoiceProps, 'editor' | 'post'>) {
  const { t } = useLingui()
  const id = useId()
  const { data: engines } = useQuery(enginesQuery)
  const { data: billing } = useQuery(billingQuery)
  const engine = engines?.find(({ aiModel }) => aiModel === post.aiModel)
  if (!engine || engine.engine === 'arranger') return null
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="outline" size="sm" aria-describedby={id} onClick={() => void editor.writeRest()}>
        <Trans>Write the rest to fit</Trans>
      </Button>
      <p id={id} className="text-sm text-ink-3">
        <Trans>{engine.label} writes everything after the opening anew.</Trans>
        {billing?.isEnabled && ` ${t`That counts as one generation of your plan.`}`}
      </p>
    </div>
  )
}

/** Chooses an opening on the server, which knows how the rest follows. `chosen` is the one under way. */
function useChoice(editor: PostEditor, postId: string) {
  const { t } = useLingui()

  const queryClient = useQueryClient()
  const choosing = useMutation({
    ...postScope,
    mutationFn: (text: string) => chooseOpening(postId, { text, version: editor.saved()?.version }),
  })

  async function choose(text: string) {
    try {
      await editor.save()
      const before = editor.contentNow()
      const { content, post } = await choosing.mutateAsync(text)
      editor.accept(post)
      void queryClient.invalidateQueries({ queryKey: openingHabitsQuery.queryKey })
      const changed = sectionsOf(content)
      if (!before || changed.length === 0) return
      const former = pick(before, changed)
      editor.record(former, content)
      toast({ title: t`Opening changed`, ...editor.undo(former, content) })
    } catch (error) {
      failureToast(t`Failed to change the opening`, messageOf(error))
    }
  }

  return { choose, chosen: choosing.isPending ? choosing.variables : null }
}
