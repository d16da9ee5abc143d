import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import type { CurrentUser } from '#shared/accounts.ts'
import { largestImage } from '#shared/media.ts'
import { initials } from '#web/lib/initials.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRemovePhoto, useSetPhoto } from './photo-queries.ts'

export function PhotoSetting({ user }: { user: CurrentUser }) {
  const { t } = useLingui()

  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const set = useSetPhoto()
  const remove = useRemovePhoto()
  const isBusy = set.isPending || remove.isPending

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Lets the person choose the same file again.
    currentTarget.value = ''
    if (!file || isBusy) return
    if (file.size > largestImage) failureToast(t`Photo not updated`, t`An image can have at most 10 MB.`)
    else set.mutate(file)
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar letters={initials(user.fullName)} photo={user.photo} className="size-16 text-xl" />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            variant="outline"
            aria-disabled={isBusy}
            onClick={() => isBusy || input.current?.click()}
          >
            {set.isPending ? t`Uploading…` : user.photo ? t`Change photo` : t`Upload a photo`}
          </Button>
          {user.photo && (
            <Button
              variant="ghost"
              aria-disabled={isBusy}
              onClick={() => isBusy || remove.mutate(undefined, { onSuccess: () => button.current?.focus() })}
            >
              <Trans>Remove photo</Trans>
            </Button>
          )}
          <input
            ref={input}
            type="file"
            aria-label={t`Photo`}
            tabIndex={-1}
            accept="image/jpeg,image/png,image/webp"
            onChange={choose}
            className="sr-only"
          />
        </div>
        <p className="text-sm text-ink-3">
          <Trans>JPG, PNG or WebP. Its middle becomes a square, shown beside your name.</Trans>
        </p>
      </div>
    </div>
  )
}
