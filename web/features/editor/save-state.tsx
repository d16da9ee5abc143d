import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useIsOffline } from '#web/lib/connection.ts'
import { useStorageFails } from '#web/lib/kept/kept.ts'
import { Button } from '#web/ui/button.tsx'
import type { PostEditor } from './post-editor.ts'
import { stageOf } from './writing.ts'

export function SaveState({ editor }: { editor: PostEditor }) {
  const { t } = useLingui()

  const { progress, post, status, isOwnDraft } = editor
  const hasUnsaved = editor.hasUnsaved || isOwnDraft
  const isKeptInTab = useStorageFails()
  const isOffline = useIsOffline()
  if (progress) {
    return (
      <div className="flex items-center gap-1 text-sm text-ink-3 @max-[27rem]:order-last @max-[27rem]:w-full @max-[27rem]:justify-between">
        <span>{stageOf(progress)}…</span>
        <Button variant="ghost" size="sm" className="px-2" onClick={editor.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    )
  }
  // A notice covers everything that needs the author.
  if (isOwnDraft && !Object.values(editor.content ?? {}).some((text) => text.trim())) return null
  if ((!post && !isOwnDraft) || status.trouble === 'refused' || status.trouble === 'gone') return null
  if (!hasUnsaved && !status.isSaving)
    return (
      <span className="flex items-center gap-1.5 text-sm text-ink-3 @max-[19rem]:sr-only">
        <Check aria-hidden className="size-3.5" />
        <span className="@max-[27rem]:sr-only">
          <Trans>Saved</Trans>
        </span>
      </span>
    )
  if (status.trouble === 'offline' || isOffline)
    return (
      <span className="text-sm text-warn @max-[35rem]:order-last @max-[35rem]:w-full">
        {isKeptInTab ? t`Offline, kept only in this tab` : t`Offline, kept on this device`}
      </span>
    )
  if (status.trouble === 'failing')
    return (
      <span className="text-sm text-warn @max-[35rem]:order-last @max-[35rem]:w-full">
        {isKeptInTab
          ? t`Not saved yet, kept only in this tab. Trying again.`
          : t`Not saved yet, kept on this device. Trying again.`}
      </span>
    )
  if (editor.isChangedElsewhere) return null
  if (editor.isTooLong && !status.isSaving)
    return (
      <span className="text-sm text-danger @max-[27rem]:order-last @max-[27rem]:w-full">
        <Trans>Too long to save</Trans>
      </span>
    )
  return (
    <span className="text-sm text-ink-3">
      <Trans>Saving</Trans>
    </span>
  )
}
