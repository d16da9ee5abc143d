import type { Stretch } from '#shared/text/difference.ts'

/** Marks removed and added line breaks, which are invisible otherwise. */
const shown = (text: string) => (text.trim() === '' ? text.replaceAll('\n', '↵\n') : text)

/** A text with changes: removed words struck through, added ones underlined. */
export function Difference({ stretches }: { stretches: readonly Stretch[] }) {
  let at = 0
  return (
    <p dir="auto" data-own className="leading-post break-words whitespace-pre-wrap">
      {stretches.map(({ former, next, isChange }) => {
        at += former.length + next.length
        return isChange ? <Change key={at} former={former} next={next} /> : <span key={at}>{next}</span>
      })}
    </p>
  )
}

export function Change({ former, next }: Pick<Stretch, 'former' | 'next'>) {
  return (
    <>
      {former && (
        <del data-own className="rounded-sm bg-danger-soft text-ink-2 decoration-danger">
          {shown(former)}
        </del>
      )}
      {former && next && <span aria-hidden className="inline-block w-1 select-none" />}
      {next && (
        <ins data-own className="rounded-sm bg-good-soft font-medium decoration-good decoration-2 underline-offset-3">
          {shown(next)}
        </ins>
      )}
    </>
  )
}
