import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'

/** In place of the brief, for members who review posts and write none. */
export const ReviewIntro = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useLingui()
  return (
    <section aria-labelledby="review-intro" className="grid justify-items-start gap-3">
      <h1 id="review-intro" className="text-2xl font-semibold tracking-tight">
        <Trans>Review posts</Trans>
      </h1>
      <p className="text-ink-2">
        {isOpen
          ? t`Select words of the post to comment on them or to suggest others. Below the post, you approve it or ask for changes.`
          : t`You review the posts of this workspace: you read, comment, suggest and approve. Others write them.`}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button asChild variant={isOpen ? 'outline' : 'default'}>
          <AppLink href="/posts?approval=mine">
            <Trans>Posts that wait for you</Trans>
          </AppLink>
        </Button>
        <Button asChild variant="outline">
          <AppLink href="/posts">
            <Trans>All posts</Trans>
          </AppLink>
        </Button>
      </p>
    </section>
  )
}
