import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { maxTitleCharacters, type Post } from '#shared/posts.ts'
import { messageOf } from '#web/lib/api.ts'
import { changePost, rememberPost } from '#web/lib/post-queries.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

export function RenameDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const { t } = useLingui()

  const queryClient = useQueryClient()
  const rename = useMutation({
    mutationFn: (title: string) => changePost(post.id, { title }),
    onSuccess: (renamed) => rememberPost(queryClient, renamed),
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title')).trim()
    try {
      if (title && title !== post.title) {
        await rename.mutateAsync(title)
        toast({ title: t`Title changed` })
      }
      onClose()
    } catch (error) {
      failureToast(t`Failed to change the title`, messageOf(error))
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-md">
        <DialogHeader>
          <DialogTitle>
            <Trans>Rename post</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>Only you see the title; it is not posted.</Trans>
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} className="grid gap-4">
          <Field
            label={t`Title`}
            name="title"
            dir="auto"
            required
            maxLength={maxTitleCharacters}
            autoComplete="off"
            defaultValue={post.title}
            onFocus={(event) => event.target.select()}
          />
          <DialogFooter>
            <Button type="submit" disabled={rename.isPending}>
              {rename.isPending ? t`Saving…` : t`Save title`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
