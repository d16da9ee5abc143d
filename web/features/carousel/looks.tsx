import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { type Carousel, carouselDesigns, designNames } from '#shared/carousel.ts'
import { translated } from '#web/lib/language.ts'
import { Label } from '#web/ui/label.tsx'
import { PagePicture } from './page-picture.tsx'

interface LooksProps {
  carousel: Carousel
  author: string
  onChange: (look: Partial<Pick<Carousel, 'design' | 'colour'>>, typed?: string) => void
}

export function Looks({ carousel: { design, colour, pages }, author, onChange }: LooksProps) {
  useLingui()
  const id = useId()
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium text-ink-2">
          <Trans>Design</Trans>
        </legend>
        <div className="flex gap-2">
          {carouselDesigns.map((one) => (
            <label
              key={one}
              className="grid w-18 cursor-pointer gap-1 text-center text-xs text-ink-2 has-checked:font-semibold has-checked:text-action-text"
            >
              <input
                type="radio"
                name={`${id}-design`}
                value={one}
                checked={one === design}
                onChange={() => onChange({ design: one })}
                className="peer sr-only"
              />
              <span className="overflow-hidden rounded-sm ring-1 ring-line peer-checked:ring-3 peer-checked:ring-action peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-action">
                <PagePicture
                  design={one}
                  colour={colour}
                  text={pages[0]?.text ?? ''}
                  at={0}
                  count={pages.length}
                  author={author}
                />
              </span>
              {translated(designNames[one])}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-1.5">
        <Label htmlFor={`${id}-colour`} className="text-sm text-ink-2">
          <Trans>Your colour</Trans>
        </Label>
        <div className="flex items-center gap-2">
          <input
            id={`${id}-colour`}
            type="color"
            value={colour}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange({ colour: event.target.value.toLowerCase() }, 'colour')}
            className="h-9 w-14 cursor-pointer rounded border border-line-strong bg-surface p-1 max-md:h-11"
          />
          <p id={`${id}-hint`} className="max-w-56 text-xs text-ink-3">
            <Trans>Kept for your next carousels. Made darker or lighter where text needs it.</Trans>
          </p>
        </div>
      </div>
    </div>
  )
}
