import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { maxThemeLength, maxThemes, minThemeLength } from '#shared/ideas.ts'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'

export interface ThemesInput {
  themes: readonly string[]
  text: string
}

/** Adds the typed text as a theme, unless it is a duplicate or invalid. */
export function addTheme({ themes, text }: ThemesInput): ThemesInput {
  const theme = text.trim()
  if (theme.length < minThemeLength || themes.length >= maxThemes) return { themes, text }
  const isKnown = themes.some((one) => one.toLowerCase() === theme.toLowerCase())
  return { themes: isKnown ? themes : [...themes, theme], text: '' }
}

interface ThemeFieldProps {
  entered: ThemesInput
  onChange: (entered: ThemesInput) => void
}

export function ThemeField({ entered, onChange }: ThemeFieldProps) {
  const { t } = useLingui()

  const { themes, text } = entered
  const input = useRef<HTMLInputElement>(null)
  const isFull = themes.length >= maxThemes

  function add() {
    onChange(addTheme(entered))
    input.current?.focus()
  }

  function remove(theme: string) {
    onChange({ themes: themes.filter((one) => one !== theme), text })
    input.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <Label htmlFor="theme">
        <Trans>Theme</Trans>
      </Label>
      <Chips label={t`Themes`} items={themes} remove={(item) => t`Remove theme ${item}`} onRemove={remove} />
      <div className="grid gap-2 sm:max-lg:grid-cols-[1fr_auto]">
        <Input
          ref={input}
          id="theme"
          value={text}
          maxLength={maxThemeLength}
          autoComplete="off"
          placeholder={t`A role, a field, a question`}
          aria-describedby={isFull ? 'themes-full' : undefined}
          onChange={(event) => onChange({ themes, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="outline" aria-disabled={isFull} onClick={add}>
          <Trans>Add a Theme +</Trans>
        </Button>
      </div>
      {isFull && (
        <p id="themes-full" className="text-sm text-ink-3">
          {t`You can have up to ${maxThemes} themes. Remove one to add another.`}
        </p>
      )}
    </div>
  )
}
