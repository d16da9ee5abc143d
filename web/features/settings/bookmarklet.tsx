import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, Copy } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { product } from '#shared/product.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { bookmarkletCode } from './bookmarklet-code.ts'

/** A bookmark that takes a page's address, title and selected words to Create. */
export function Bookmarklet() {
  const { t } = useLingui()

  const link = useRef<HTMLAnchorElement>(null)
  const [isPressed, setPressed] = useState(false)
  const code = bookmarkletCode(window.location.origin)
  // React refuses such addresses, because they usually come from an attack.
  useLayoutEffect(() => link.current?.setAttribute('href', code), [code])

  function press(event: MouseEvent) {
    event.preventDefault()
    setPressed(true)
  }

  return (
    <SettingsCard
      title={t`Bookmarklet`}
      text={t`A bookmark that takes a page’s address, title and selected words to Create. ${product.name} reads nothing else of the page, and nothing on linkedin.com.`}
    >
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline" className="cursor-grab">
          {/* biome-ignore lint/a11y/useValidAnchor: its address is set above */}
          <a ref={link} href="#bookmarklet" onClick={press}>
            <Bookmark aria-hidden /> <Trans>Write in {product.name}</Trans>
          </a>
        </Button>
        <Button
          variant="ghost"
          onClick={() => void copyPostText(code, t`The bookmark’s address has been copied to your clipboard.`)}
        >
          <Copy aria-hidden /> <Trans>Copy its address</Trans>
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {isPressed
          ? t`It works on other pages: drag it to your bookmarks bar, and press it there.`
          : t`Drag it to your bookmarks bar. On a phone, copy its address, bookmark any page, and paste the address into that bookmark.`}
      </p>
    </SettingsCard>
  )
}
