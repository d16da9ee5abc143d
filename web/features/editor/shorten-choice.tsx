import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { contentText, type PostContent, wordCount } from '#shared/posts.ts'
import { withoutPassages } from '#shared/text/passages.ts'
import type { Passage } from '#shared/writing.ts'
import { Button } from '#web/ui/button.tsx'
import type { PostEditor } from './post-editor.ts'

/** The sentence's current position; undefined once it has changed or appears twice. */
function placeNow(passage: Passage, content: PostContent): Passage | undefined {
  const { section, start, end, text } = passage
  if (content[section].slice(start, end) === text) return passage
  const at = content[section].indexOf(text)
  return at < 0 || content[section].includes(text, at + 1)
    ? undefined
    : { ...passage, start: at, end: at + text.length }
}

/** Lets the author choose sentences to drop where shortening further would cost facts. */
export function ShortenChoice({ editor, passages }: { editor: PostEditor; passages: readonly Passage[] }) {
  const { t } = useLingui()

  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<Passage>>(new Set())
  useEffect(() => void heading.current?.focus(), [])
  const { content } = editor
  if (!content) return null

  const there = passages.filter((passage) => placeNow(passage, content))
  const going = there.filter((passage) => chosen.has(passage))
  const without = (from: PostContent) =>
    withoutPassages(
      from,
      going.flatMap((one) => placeNow(one, from) ?? []),
    )
  const words = wordCount(contentText(content))
  const left = wordCount(contentText(without(content)))

  function toggle(passage: Passage) {
    const next = new Set(chosen)
    if (!next.delete(passage)) next.add(passage)
    setChosen(next)
  }

  function leaveOut() {
    if (going.length === 0) return
    editor.letDroppableGo()
    void editor.replace(without(editor.contentNow()!), {
      title: t`Post shortened`,
      description: plural(left, { one: '# word is left.', other: '# words are left.' }),
    })
  }

  return (
    <section aria-labelledby={id} className="mx-5 mb-4 rounded border border-line border-l-3 border-l-action px-4 py-3">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold outline-none">
        <Trans>Which sentences can go?</Trans>
      </h3>
      <p className="text-sm text-ink-2">
        <Trans>Each of them says something, so nothing goes unless you choose it.</Trans>
      </p>
      <div className="my-2 grid">
        {there.map((passage) => (
          <label
            key={`${passage.section}-${passage.start}`}
            className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1 max-md:min-h-11"
          >
            <input
              type="checkbox"
              className="mt-1 size-4 shrink-0 cursor-pointer accent-action"
              checked={chosen.has(passage)}
              onChange={() => toggle(passage)}
            />
            <span dir="auto" className="min-w-0 break-words">
              {passage.text}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {going.length === 0
          ? plural(words, { one: '# word', other: '# words' })
          : t`${left} of ${plural(words, { one: '# word', other: '# words' })} left, ${{ shorter: Math.round((1 - left / words) * 100) }}% shorter`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" aria-disabled={going.length === 0} onClick={leaveOut}>
          {going.length > 1
            ? plural(going.length, { one: 'Leave out # sentence', other: 'Leave out # sentences' })
            : t`Leave out the sentence`}
        </Button>
        <Button variant="outline" size="sm" onClick={editor.letDroppableGo}>
          <Trans>Keep all</Trans>
        </Button>
      </div>
    </section>
  )
}
