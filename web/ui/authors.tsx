import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useAuthorName, useAuthors } from '#web/lib/authors.ts'
import { cn } from '#web/lib/cn.ts'
import type { AuthorChoiceProps, AuthorFilterProps } from './author-selects.tsx'
import { lazyPart } from './lazy-part.tsx'

// Most workspaces have one author, and load none of the choices.
const Choice = lazyPart(() => import('./author-selects.tsx').then((file) => ({ default: file.AuthorChoice })))
const Filter = lazyPart(() => import('./author-selects.tsx').then((file) => ({ default: file.AuthorFilter })))

/** For whom the person writes, where they may write for others. */
export function AuthorChoice(props: AuthorChoiceProps) {
  const isChoice = useAuthors().some(({ mayWriteFor, isMe }) => mayWriteFor && !isMe)
  return <Suspense>{isChoice && <Choice {...props} />}</Suspense>
}

/** Whose posts a list shows, where the workspace has more than one author. */
export function AuthorFilter(props: AuthorFilterProps) {
  const isChoice = useAuthors().length > 1 || props.value
  return <Suspense>{isChoice && <Filter {...props} />}</Suspense>
}

/** Whose a post is, where the workspace has more than one author. */
export function AuthorName({ of: authorId, className }: { of: string | null; className?: string }) {
  const name = useAuthorName(authorId)
  return (
    name && (
      <span className={cn('block truncate text-sm text-ink-2', className)}>
        <Trans>
          by <bdi data-own>{name}</bdi>
        </Trans>
      </span>
    )
  )
}
