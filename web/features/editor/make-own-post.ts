import type { QueryClient } from '@tanstack/react-query'
import { contentText, type Post, type PostContent, sections } from '#shared/posts.ts'
import { languageOf } from '#shared/text/language.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { send } from '#web/lib/api.ts'
import { changeKept, readAgain, readKept, whenStored } from '#web/lib/kept/kept.ts'
import { rememberPost } from '#web/lib/post-queries.ts'
import { toast } from '#web/lib/toast.ts'
import { emptyDraft, noContent, parseOwn } from './own-draft.ts'

const longestTitle = 120
/** What the creation form starts with, and the calendar's. */
const kind = { postType: 'story-posts', category: 'personal-experience' }

/** The first words of a text. */
function titleOf(content: PostContent): string {
  const line = contentText(content).trim().split('\n', 1)[0]!
  if (line.length <= longestTitle) return line
  const cut = line.slice(0, longestTitle)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || longestTitle).trimEnd()}…`
}

const making = new Map<string, Promise<string | null>>()

/** Makes the post once, however often and from however many tabs it is asked for; null where there is nothing to keep. */
export function make(queryClient: QueryClient, key: string): Promise<string | null> {
  const alone = async () => {
    // Another tab may just have made it.
    await whenStored()
    await readAgain([key])
    const { content, made } = readKept(key, parseOwn) ?? emptyDraft
    if (made) return made.id
    const text = contentText(content)
    if (!text.trim()) return null
    const language = languageOf(text) ?? 'english'
    const post = await send<Post>('POST', '/api/posts', { ...kind, language, title: titleOf(content), content })
    rememberPost(queryClient, post)
    changeKept(key, parseOwn, (now) => now && { ...now, made: { id: post.id, content } })
    await whenStored()
    return post.id
  }
  const inOneTab = async () => (navigator.locks ? navigator.locks.request(`hookline:${key}`, alone) : alone())
  const running = making.get(key) ?? inOneTab().finally(() => making.delete(key))
  making.set(key, running)
  return running
}

interface Editor {
  /** As a step that can be undone. */
  put: (texts: Partial<PostContent>) => void
  type: (texts: Partial<PostContent>) => void
  /** The text at this moment. */
  read: () => PostContent
}

/** A text of several paragraphs becomes its sections; another one is the hook. */
export function putPasted(pasted: string, { put, type, read }: Editor): void {
  const whole = { ...noContent, hook: pasted.trim() }
  const split = sectionsIn(pasted).content
  put(split.insight ? split : whole)
  if (!split.insight) return

  /** With what was typed since. */
  function join() {
    const now = read()
    const isChanged = sections.some((section) => now[section] !== split[section])
    type(isChanged ? { ...noContent, hook: contentText(now).trim() } : whole)
  }
  toast({
    title: 'Split into sections',
    description: 'Each paragraph is in its section. Not a letter was changed.',
    action: { label: 'Undo', onSelect: join },
  })
}
