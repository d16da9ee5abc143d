import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#web/ui/dialog.tsx'
import { kindNames } from './palette-entries.ts'
import { typeInto } from './slash.ts'
import { type Hit, useHits } from './use-hits.ts'

interface PaletteProps {
  /** The post's field where a slash opened the palette. Typed text returns there unless it finds something. */
  slashField?: HTMLTextAreaElement | null
  onClose: () => void
}

/** Finds actions, pages, settings and the author's posts. Arrows choose, Enter opens. */
export function Palette({ slashField = null, onClose }: PaletteProps) {
  const { t } = useLingui()
  const { history } = useRouter()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { hits, hasHit, isSearching, isError, refetch } = useHits(text, slashField !== null)
  const current = Math.min(chosen, hits.length - 1)
  /** Runs once the focus has returned. */
  const after = useRef<() => unknown>(null)

  function leave(next: () => unknown) {
    after.current = next
    onClose()
  }
  const giveBack = (typed: string) => leave(() => slashField?.isConnected && typeInto(slashField, `/${typed}`))

  function change(typed: string) {
    if (slashField && typed !== '' && !hasHit(typed)) return giveBack(typed)
    setText(typed)
    setChosen(0)
  }
  const open = ({ href, run }: Hit) => {
    if (href === undefined) return leave(() => run?.())
    // The address's target takes the focus.
    if (href.includes('#')) return leave(() => history.push(href))
    onClose()
    history.push(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = hits[current]
    if (step && hits.length > 0) {
      event.preventDefault()
      setChosen((current + step + hits.length) % hits.length)
    } else if (event.key === 'Enter' && target) {
      event.preventDefault()
      open(target)
    }
  }

  return (
    <Dialog open onOpenChange={() => (slashField ? giveBack(text) : onClose())}>
      <DialogContent
        className="top-24 max-h-[70dvh] translate-y-0 grid-rows-[auto_1fr] gap-0 p-0"
        onCloseAutoFocus={() => after.current && queueMicrotask(after.current)}
      >
        <DialogTitle className="sr-only">{t`Search`}</DialogTitle>
        <DialogDescription className="sr-only">
          <Trans>Find an action, a page, a setting or one of your posts.</Trans>
        </DialogDescription>
        <div className="flex items-center gap-2.5 border-b border-line pr-14 pl-4">
          <Search aria-hidden className="size-4 text-ink-3" />
          <input
            ref={field}
            role="combobox"
            aria-label={t`Search posts and pages`}
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={hits[current] && `${listId}-${current}`}
            autoComplete="off"
            spellCheck={false}
            placeholder={slashField ? t`What do you want to do?` : t`Search posts, pages, settings and actions`}
            className="h-14 w-full bg-transparent outline-none placeholder:text-ink-3 max-md:text-[1rem]"
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Hits id={listId} hits={hits} current={current} onChoose={setChosen} onOpen={open} />
        {isError && (
          <div role="alert" className="grid justify-items-center gap-2 px-4 pt-2 pb-6 text-center">
            <p className="text-ink-2">{t`Your posts couldn’t be searched. Try again.`}</p>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                void refetch()
                field.current?.focus()
              }}
            >
              <Trans>Try Again</Trans>
            </Button>
          </div>
        )}
        {hits.length === 0 && !isError && (
          <p role="status" className="px-4 pb-6 text-center text-ink-2">
            {isSearching ? t`Searching…` : t`Nothing found for “${{ words: text.trim() }}”.`}
          </p>
        )}
      </DialogContent>
    </Dialog>
  )
}

interface HitsProps {
  id: string
  hits: Hit[]
  current: number
  onChoose: (index: number) => void
  onOpen: (hit: Hit) => void
}

function Hits({ id, hits, current, onChoose, onOpen }: HitsProps) {
  const { t } = useLingui()
  return (
    <div id={id} role="listbox" aria-label={t`Found`} className="overflow-y-auto p-1.5">
      {hits.map((hit, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the focused field handles the keys
        <div
          key={`${hit.kind} ${hit.href ?? ''} ${hit.name}`}
          id={`${id}-${index}`}
          ref={(element) => {
            if (index === current) element?.scrollIntoView({ block: 'nearest' })
          }}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={cn(
            'flex cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-2 max-md:min-h-11',
            index === current && 'bg-chosen',
          )}
          onMouseMove={() => onChoose(index)}
          onClick={() => onOpen(hit)}
        >
          <span data-own={hit.kind === 'Post' || undefined} className="grid min-w-0">
            <span dir="auto" className="truncate">
              <Marked text={hit.name} ranges={hit.match?.ranges} />
            </span>
            {hit.detail && (
              <span dir="auto" className="truncate text-sm text-ink-3">
                {hit.detail}
              </span>
            )}
          </span>
          <span className="text-sm text-ink-3">{t(kindNames[hit.kind])}</span>
        </div>
      ))}
    </div>
  )
}

function Marked({ text, ranges = [] }: { text: string; ranges?: readonly (readonly [number, number])[] }) {
  const ends = [0, ...ranges.map(([, to]) => to)]
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ends[at], from)}
          <mark className="rounded-sm bg-mark text-inherit">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
