import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { contentText, type Post, type PostContent, sections } from '#shared/posts.ts'
import { languageOf } from '#shared/text/language.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { send } from '#web/lib/api.ts'
import { changeKept, readAgain, readKept, whenStored } from '#web/lib/kept/kept.ts'
import { postLanguage } from '#web/lib/language.ts'
import { rememberPost } from '#web/lib/post-queries.ts'
import { toast } from '#web/lib/toast.ts'
import { emptyDraft, noContent, parseOwn } from './own-draft.ts'

const longestTitle = 120
/** The defaults of the creation form and the calendar. */
const kind = { postType: 'story-posts', category: 'personal-experience' }

function titleOf(content: PostContent): string {
  const line = contentText(content).trim().split('\n', 1)[0]!
  if (line.length <= longestTitle) return line
  const cut = line.slice(0, longestTitle)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || longestTitle).trimEnd()}…`
}

const making = new Map<string, Promise<string | null>>()

/** Creates the post once, also when several callers or tabs ask; null without any text. */
export function make(queryClient: QueryClient, key: string): Promise<string | null> {
  const makeOnce = async () => {
    // Another tab may have just created it.
    await whenStored()
    await readAgain([key])
    const { content, made } = readKept(key, parseOwn) ?? emptyDraft
    if (made) return made.id
    const text = contentText(content)
    if (!text.trim()) return null
    const language = languageOf(text) ?? postLanguage()
    const post = await send<Post>('POST', '/api/posts', { ...kind, language, title: titleOf(content), content })
    rememberPost(queryClient, post)
    changeKept(key, parseOwn, (now) => now && { ...now, made: { id: post.id, content } })
    await whenStored()
    return post.id
  }
  const inOneTab = async () => (navigator.locks ? navigator.locks.request(`hookline:${key}`, makeOnce) : makeOnce())
  const running = making.get(key) ?? inOneTab().finally(() => making.delete(key))
  making.set(key, running)
  return running
}

interface Editor {
  /** Replaces texts as one undoable step. */
  put: (texts: Partial<PostContent>) => void
  type: (texts: Partial<PostContent>) => void
  read: () => PostContent
}

/** Fills the sections from a text of several paragraphs; a shorter text becomes the hook. */
export function putPasted(pasted: string, { put, type, read }: Editor): void {
  const whole = { ...noContent, hook: pasted.trim() }
  const split = sectionsIn(pasted).content
  put(split.insight ? split : whole)
  if (!split.insight) return

  /** Puts everything back into the hook, including words typed since. */
  function join() {
    const now = read()
    const isChanged = sections.some((section) => now[section] !== split[section])
    type(isChanged ? { ...noContent, hook: contentText(now).trim() } : whole)
  }
  toast({
    title: t`Split into sections`,
    description: t`Each paragraph is in its section. Not a letter was changed.`,
    action: { label: t`Undo`, onSelect: join },
  })
}
