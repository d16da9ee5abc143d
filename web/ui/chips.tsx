import { X } from 'lucide-react'

interface ChipsProps {
  label: string
  items: readonly string[]
  /** The button's name: “Remove theme …”. */
  remove: (item: string) => string
  onRemove: (item: string) => void
}

export function Chips({ label, items, remove, onRemove }: ChipsProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="flex min-w-0 items-center rounded border border-action/40 bg-action-soft pl-3 font-medium text-action-text"
        >
          <span data-own className="min-w-0 py-1 leading-5 break-words">
            {item}
          </span>
          <button
            type="button"
            aria-label={remove(item)}
            onClick={() => onRemove(item)}
            className="grid size-8 shrink-0 place-items-center rounded hover:bg-surface max-md:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
