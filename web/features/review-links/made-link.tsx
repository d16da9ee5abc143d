import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import type { MadeReviewLink } from '#shared/review.ts'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'

/** The one time that the address of a link is shown. */
export function MadeLink({ made: { link, address } }: { made: MadeReviewLink }) {
  const { t } = useLingui()

  const { shortDate } = useClock()
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {link.address && (
        <p>
          <Trans>
            The link is on its way to <b className="wrap-anywhere">{link.address}</b>.
          </Trans>
        </p>
      )}
      <div className="grid gap-1.5">
        <Label htmlFor={id}>
          <Trans>Link for {link.reviewer}</Trans>
        </Label>
        <div className="flex gap-2">
          <Input
            id={id}
            readOnly
            value={address}
            className="min-w-0 flex-1"
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => copyPostText(address, t`The link has been copied to your clipboard.`)}>
            <Copy aria-hidden /> <Trans>Copy</Trans>
          </Button>
        </div>
      </div>
      <p className="text-sm text-ink-2">
        <Trans>
          It works until {shortDate(link.expiresAt)}. You see it only now: afterwards you can end it, or replace it with
          a new one. Whoever has it can answer as {link.reviewer}.
        </Trans>
      </p>
    </div>
  )
}
