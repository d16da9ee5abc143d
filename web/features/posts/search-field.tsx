import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Input } from '#web/ui/input.tsx'

/** Typed text goes into the address when typing pauses; changes of the address show in the field. */
export function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const { t } = useLingui()

  const [text, setText] = useState(q)
  const settled = useDebounced(text.trim(), 250)
  const synced = useRef(q)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing may change the address
  useEffect(() => {
    if (settled === synced.current) return
    synced.current = settled
    onChange(settled)
  }, [settled])

  useEffect(() => {
    if (q === synced.current) return
    synced.current = q
    setText(q)
  }, [q])

  return (
    <div className="relative min-w-0 flex-1 sm:w-56">
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
      <Input
        type="search"
        aria-label={t`Search posts`}
        placeholder={t`Search posts...`}
        maxLength={200}
        className="pl-9"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
