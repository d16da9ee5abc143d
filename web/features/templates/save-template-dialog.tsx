import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { contentText, type Post, parseContent } from '#shared/posts.ts'
import { maxNameCharacters } from '#shared/templates.ts'
import { skeletonOf } from '#shared/text/skeleton.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSaveTemplate } from './queries.ts'

/** Saves a post's shape, after showing it. */
export function SaveTemplateDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui()

  const save = useSaveTemplate(onClose)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name && !save.isPending) save.mutate({ postId: post.id, name })
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <Trans>Save as template</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>
              Each line of this post becomes a blank that says how long it is; lines with a blank stay as they are. Its
              category, tone and language are kept too.
            </Trans>
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Field
            label={t`Name`}
            name="name"
            dir="auto"
            required
            maxLength={maxNameCharacters}
            autoComplete="off"
            defaultValue={post.title.slice(0, maxNameCharacters)}
            onFocus={(event) => event.target.select()}
          />
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            tabIndex={0}
            data-own
            aria-label={t`What the template holds`}
            className="max-h-60 overflow-y-auto rounded border border-line bg-sunk p-3 text-sm leading-5 wrap-anywhere whitespace-pre-line text-ink-2"
          >
            {contentText(skeletonOf(parseContent(post.content)))}
          </section>
          <DialogFooter>
            <Button type="submit" disabled={save.isPending}>
              {save.isPending ? t`Saving…` : t`Save template`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
