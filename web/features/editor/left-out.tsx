import type { Section } from '#shared/posts.ts'
import { Button } from '#web/ui/button.tsx'
import type { PostEditor } from './post-editor.ts'

/** Lists the words that the engine took for notes to itself. The author can add them after all. */
export function LeftOut({ editor, texts }: { editor: PostEditor; texts: readonly string[] }) {
  const { content } = editor
  const missing = texts.filter((text) => content && !Object.values(content).some((part) => part.includes(text)))
  if (!content || missing.length === 0) return null

  function putIn(text: string) {
    const now = editor.contentNow()!
    const section: Section = now.value.trim() ? 'value' : 'insight'
    const joined = [now[section].trimEnd(), text].filter(Boolean).join('\n\n')
    void editor.replace({ [section]: joined }, { title: 'Put in' })
  }

  return (
    <section aria-label="Left out" className="mx-5 mb-3 grid gap-1 border-y border-line py-2 text-sm">
      <p className="text-ink-2">Left out, as a note to the writer:</p>
      <ul className="grid gap-1">
        {missing.map((text) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3">
            <q dir="auto" className="min-w-0 flex-1 basis-60 break-words">
              {text}
            </q>
            <Button variant="outline" size="sm" onClick={() => putIn(text)}>
              Put it in
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="ghost" size="sm" className="-ml-2.5 px-2.5" onClick={editor.letLeftOutGo}>
          Leave {missing.length === 1 ? 'it' : 'them'} out
        </Button>
      </div>
    </section>
  )
}
