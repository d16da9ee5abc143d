import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

export const exampleSubject = msg`We cancelled our Monday meeting in March, and nobody missed it.`

/** The buttons beside the heading: one row, on a phone two even columns. */
export const listActionClasses =
  'flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>*:last-child:nth-child(odd)]:col-span-2 sm:ml-auto'

export const CreatePostLink = () => (
  <Button asChild>
    <Link to="/create">
      <Plus aria-hidden />
      <Trans>Create New Post</Trans>
    </Link>
  </Button>
)
