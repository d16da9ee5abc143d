import type { Stretch } from '#shared/text/difference.ts'

/** Breaks of lines that were taken out or put in can be seen only by a mark. */
const shown = (text: string) => (text.trim() === '' ? text.replaceAll('\n', '↵\n') : text)

/** A text with its changes: struck through what goes, underlined what comes. */
export function Difference({ stretches }: { stretches: readonly Stretch[] }) {
  let at = 0
  return (
    <p dir="auto" className="leading-post break-words whitespace-pre-wrap">
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
      {former && <del className="rounded-sm bg-danger-soft text-ink-2 decoration-danger">{shown(former)}</del>}
      {former && next && <span aria-hidden className="inline-block w-1 select-none" />}
      {next && (
        <ins className="rounded-sm bg-good-soft font-medium decoration-good decoration-2 underline-offset-3">
          {shown(next)}
        </ins>
      )}
    </>
  )
}
