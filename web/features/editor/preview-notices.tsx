import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Part, partNames } from '#shared/edits.ts'
import { ApiError } from '#web/lib/api.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConflictView } from './conflict-view.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import type { PostEditor } from './post-editor.ts'

function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="mx-5 mb-4 rounded border border-line border-l-3 border-l-warn px-4 py-3 text-sm">
      {children}
    </div>
  )
}

/** News about the open post that needs a choice. Neither choice loses text. */
export function PreviewNotices({ editor }: { editor: PostEditor }) {
  if (editor.isChangedElsewhere)
    return (
      <Notice>
        <ConflictView editor={editor} />
      </Notice>
    )
  const { trouble, sentence } = editor.status
  if (trouble === 'gone')
    return (
      <Notice>
        <DeletedNotice editor={editor} />
      </Notice>
    )
  if (trouble === 'refused')
    return (
      <Notice>
        <p>
          <Trans>
            <strong className="font-semibold">Not saved.</strong> {sentence} What you typed is safe on this device.
          </Trans>
        </p>
      </Notice>
    )
  if (editor.aside)
    return (
      <Notice>
        <p>
          <Trans>This is the newer text. Yours is kept aside:</Trans>
        </p>
        <dl className="mt-2 grid max-h-40 gap-2 overflow-y-auto" tabIndex={0}>
          {Object.entries(editor.aside).map(([part, text]) => (
            <div key={part}>
              <dt className="font-semibold">{said(partNames[part as Part])}</dt>
              <dd dir="auto" data-own className="wrap-anywhere whitespace-pre-line text-ink-2">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={editor.bringBackAside}>
            <Trans>Restore mine</Trans>
          </Button>
          <Button variant="ghost" size="sm" onClick={editor.letAsideGo}>
            <Trans>Discard it</Trans>
          </Button>
        </div>
      </Notice>
    )
  return null
}

/** A post that failed to load, does not exist, or belongs to someone else. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()

  const isUnknown = error instanceof ApiError && error.status === 404
  return (
    <Card role="alert" className="grid justify-items-start gap-4 p-5">
      <div>
        <h2 className="text-lg font-semibold">{isUnknown ? t`Post not found` : t`The post couldn’t be loaded`}</h2>
        <p className="mt-1 text-ink-2">
          {isUnknown ? t`It may have been deleted, or it belongs to another account.` : error.message}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isUnknown ? (
          <Button asChild>
            <Link to="/" search={{}}>
              <Trans>Start a new post</Trans>
            </Link>
          </Button>
        ) : (
          <Button onClick={onRetry}>
            <Trans>Try Again</Trans>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to="/posts">
            <Trans>My Posts</Trans>
          </Link>
        </Button>
        {isUnknown && (
          <Button asChild variant="outline">
            <Link to="/trash">
              <Trans>Open the trash</Trans>
            </Link>
          </Button>
        )}
      </div>
    </Card>
  )
}
