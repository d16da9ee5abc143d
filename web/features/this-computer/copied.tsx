import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'

interface CopiedProps {
  text: string
  /** The name of the button. */
  copy: string
  copied: string
}

/** A path, an address or a command, to read and to copy. */
export const Copied = ({ text, copy, copied }: CopiedProps) => {
  return (
    <div className="flex items-center gap-2">
      <code className="min-w-0 rounded-sm bg-sunk px-2 py-1.5 text-sm wrap-anywhere">{text}</code>
      <Button variant="ghost" size="sm" aria-label={copy} onClick={() => copyPostText(text, copied)}>
        <Copy aria-hidden /> <Trans>Copy</Trans>
      </Button>
    </div>
  )
}
