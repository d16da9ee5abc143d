import type { PersonNamed } from '#shared/comments.ts'

/** The text with the names of mentioned people in bold. */
export function CommentText({ text, mentioned }: { text: string; mentioned: readonly PersonNamed[] }) {
  const pieces: { at: number; text: string; isName: boolean }[] = []
  let at = 0
  while (at < text.length) {
    const next = nextMention(text, at, mentioned)
    if (!next || next.at > at) pieces.push({ at, text: text.slice(at, next?.at), isName: false })
    if (!next) break
    pieces.push({ at: next.at, text: next.name, isName: true })
    at = next.at + next.name.length
  }
  return (
    <p dir="auto" data-own className="break-words whitespace-pre-wrap">
      {pieces.map((piece) => (piece.isName ? <strong key={piece.at}>{piece.text}</strong> : piece.text))}
    </p>
  )
}

function nextMention(text: string, from: number, mentioned: readonly PersonNamed[]) {
  return mentioned
    .map(({ name }) => ({ name: `@${name}`, at: text.indexOf(`@${name}`, from) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length)[0]
}
