import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { List, ListOrdered, type LucideIcon, WrapText } from 'lucide-react'
import { useId, useRef } from 'react'
import { product } from '#shared/product.ts'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { menuItemClasses } from '#web/ui/menu-classes.ts'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'
import { asList, type Selected, withBlankLine } from './formatting.ts'

const options: readonly { label: MessageDescriptor; icon: LucideIcon; change: (selected: Selected) => Selected }[] = [
  { label: msg`Bulleted list`, icon: List, change: (selected) => asList(selected, () => '•') },
  { label: msg`Numbered list`, icon: ListOrdered, change: (selected) => asList(selected, (number) => `${number}.`) },
  { label: msg`Blank line`, icon: WrapText, change: withBlankLine },
]

interface FormattingHelpProps extends MenuProps {
  /** The last field with the focus. */
  fieldNow: () => HTMLTextAreaElement | null
  onType: (part: string, text: string) => void
}

export function FormattingHelp({ trigger, fieldNow, onType }: FormattingHelpProps) {
  const { t } = useLingui()

  const heading = useId()
  const caret = useRef<(() => void) | null>(null)

  function apply(change: (selected: Selected) => Selected) {
    const field = fieldNow()
    if (!field?.dataset.part) return
    const next = change({ text: field.value, start: field.selectionStart, end: field.selectionEnd })
    onType(field.dataset.part, next.text)
    caret.current = () => {
      field.focus()
      field.setSelectionRange(next.start, next.end)
    }
  }

  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        align="end"
        aria-labelledby={heading}
        className="w-76"
        onCloseAutoFocus={(event) => {
          if (!caret.current) return
          event.preventDefault()
          caret.current()
          caret.current = null
        }}
      >
        <h2 id={heading} className="font-semibold">
          <Trans>Formatting</Trans>
        </h2>
        <p className="mt-1 mb-2 text-sm text-ink-2">
          {fieldNow() ? t`Changes the lines where your caret is.` : t`Click into a part of the post first.`}
        </p>
        {options.map(({ label, icon: Icon, change }) => (
          <PopoverClose
            key={label.id}
            aria-disabled={fieldNow() === null}
            onClick={() => apply(change)}
            className={`${menuItemClasses} focus-visible:bg-sunk aria-disabled:opacity-50`}
          >
            <Icon aria-hidden /> {t(label)}
          </PopoverClose>
        ))}
        <h3 className="mt-3 text-sm font-semibold">
          <Trans>Why there is no bold</Trans>
        </h3>
        <p className="mt-1 text-sm text-ink-2">
          <Trans>
            {product.network} has no bold or italics in posts. The “bold” letters that some tools offer are mathematical
            signs: screen readers skip them or spell them out, search does not find the words, and some phones show
            empty boxes.
          </Trans>
        </p>
      </PopoverContent>
    </Popover>
  )
}
