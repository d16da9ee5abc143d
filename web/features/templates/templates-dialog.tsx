import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { categoryName } from '#shared/category-names.ts'
import { contentText } from '#shared/posts.ts'
import { maxNameCharacters, type Template } from '#shared/templates.ts'
import { translated } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { templatesQuery, useDeleteTemplate, useRenameTemplate, useStartPost } from './queries.ts'

export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { data: templates, isError, refetch } = useQuery({ ...templatesQuery, refetchOnMount: 'always' })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            <Trans>Templates</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>Begin a post from the shape of one that worked.</Trans>
          </DialogDescription>
        </DialogHeader>
        {templates ? (
          templates.length > 0 ? (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {templates.map((template) => (
                <li key={template.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded border border-line p-3">
                  <TemplateItem template={template} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-2">
              <Trans>
                No templates yet. Open the menu of a post in My Posts and choose “Save as template”: the next post can
                then begin with its shape.
              </Trans>
            </p>
          )
        ) : isError ? (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="text-ink-2">
              <Trans>Your templates couldn’t be loaded. They’re safe.</Trans>
            </p>
            <Button variant="outline" size="sm" onClick={() => refetch()}>
              <Trans>Try Again</Trans>
            </Button>
          </div>
        ) : (
          <Skeleton className="h-24" />
        )}
      </DialogContent>
    </Dialog>
  )
}

function TemplateItem({ template }: { template: Template }) {
  const { t } = useLingui()

  const { id, name, category, content } = template
  const navigate = useNavigate()
  const start = useStartPost((post) => navigate({ to: '/create', search: { id: post.id } }))
  const deletion = useDeleteTemplate()
  const [isRenaming, setRenaming] = useState(false)
  const rename = useRenameTemplate(() => setRenaming(false))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const next = String(new FormData(event.currentTarget).get('name')).trim()
    if (next && !rename.isPending) rename.mutate({ id, name: next })
  }

  return (
    <>
      {isRenaming ? (
        <form onSubmit={submit} className="flex items-end gap-2">
          <Field
            label={t`Name`}
            name="name"
            dir="auto"
            autoFocus
            required
            maxLength={maxNameCharacters}
            autoComplete="off"
            defaultValue={name}
          />
          <Button type="submit" variant="outline" disabled={rename.isPending}>
            <Trans>Save</Trans>
          </Button>
        </form>
      ) : (
        <h3 dir="auto" data-own className="font-semibold break-words">
          {name}
        </h3>
      )}
      <p className="line-clamp-3 text-sm break-words text-ink-3">
        {translated(categoryName(category.id))} · <span data-own>{contentText(content)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={start.isPending}
          aria-label={t`Begin a post: ${name}`}
          onClick={() => start.mutate(template)}
        >
          <Trans>Begin a post</Trans>
        </Button>
        <Button variant="outline" size="sm" aria-label={t`Rename: ${name}`} onClick={() => setRenaming(!isRenaming)}>
          <Trans>Rename</Trans>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t`Delete: ${name}`}
          disabled={deletion.isPending}
          onClick={() => deletion.mutate(template)}
        >
          <Trash2 aria-hidden /> <Trans>Delete</Trans>
        </Button>
      </div>
    </>
  )
}
