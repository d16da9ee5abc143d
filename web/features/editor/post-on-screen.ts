import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Answer,
  additionsOf,
  mergeContent,
  mostAnswers,
  type Post,
  type PostAdditions,
  type PostContent,
  type PostPatch,
} from '#shared/posts.ts'
import { changePost, postQuery, rememberPost } from '#web/features/posts/post-queries.ts'
import { ApiError } from '#web/lib/api.ts'
import { isRecord, keep, type Parse, readKept, useKept } from '#web/lib/kept.ts'

/** Unsaved edits, with the version of the post that they were made to. */
interface UnsavedEdits {
  version: number
  content: Partial<PostContent>
  additions: Partial<PostAdditions>
}
type Typed = Omit<UnsavedEdits, 'version'>

const nothingTyped: Typed = { content: {}, additions: {} }

const textsIn = (stored: unknown) =>
  Object.fromEntries(Object.entries(isRecord(stored) ? stored : {}).filter(([, text]) => typeof text === 'string'))

const changeOf = ({ version, content, additions }: UnsavedEdits): PostPatch => ({
  version,
  ...(Object.keys(content).length > 0 && { content }),
  ...additions,
})

/** The texts that differ from those of `others`. */
const differing = <T extends object>(texts: T, ...others: Partial<T>[]): T =>
  Object.fromEntries(
    Object.entries(texts).filter(([part, text]) => others.every((one) => one[part as keyof T] !== text)),
  ) as T
const isEmpty = ({ content, additions }: Typed) => Object.keys({ ...content, ...additions }).length === 0

const unsavedEdits: Parse<UnsavedEdits> = (stored) => {
  if (!isRecord(stored) || typeof stored.version !== 'number' || !isRecord(stored.content)) return null
  return { version: stored.version, content: textsIn(stored.content), additions: textsIn(stored.additions) }
}

/** Changes to the post run one after the other, so that no call works on an outdated text. */
export const postScope = { scope: { id: 'post on screen' }, networkMode: 'always' } as const

const savingKey = ['save the post on screen']

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The post being edited: the saved one, the unsaved edits, and how they are saved. */
export function usePostOnScreen(id: string | undefined, account: string) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...postQuery(id ?? ''), enabled: id !== undefined })
  const keyOf = (postId = 'none') => `${account}:edits:${postId}`
  const asideKey = `${account}:aside:${id ?? 'none'}`
  const unsaved = useKept(keyOf(id), unsavedEdits)
  const aside = useKept(asideKey, unsavedEdits)
  const post = id === undefined ? undefined : query.data

  /** Applies the server's response; `sent` are the texts it has now, later edits stay unsaved. */
  function accept(next: Post, sent: Typed = nothingTyped) {
    rememberPost(queryClient, next)
    const kept = readKept(keyOf(next.id), unsavedEdits)
    if (!kept) return
    const newer = {
      content: differing(kept.content, sent.content, next.content),
      additions: differing(kept.additions, sent.additions, next),
    }
    const isNext = next.version === kept.version + 1
    keep(keyOf(next.id), isEmpty(newer) ? null : { version: isNext ? next.version : kept.version, ...newer })
  }

  const saving = useMutation({
    ...postScope,
    mutationKey: savingKey,
    mutationFn: async ({ postId, change }: { postId: string; change?: PostPatch }) => {
      const kept = readKept(keyOf(postId), unsavedEdits)
      if (kept || change)
        accept(await changePost(postId, { ...(kept && changeOf(kept)), ...change }), kept ?? undefined)
    },
  })

  const changing = useMutation({
    ...postScope,
    mutationFn: async ({ postId, change }: { postId: string; change: PostPatch }) =>
      accept(await changePost(postId, change)),
  })

  const answering = useMutation({
    ...postScope,
    mutationFn: async ({ postId, answer }: { postId: string; answer: Answer }) => {
      const known = queryClient.getQueryData(postQuery(postId).queryKey)?.answers ?? []
      const others = known.filter(({ question }) => question !== answer.question)
      accept(await changePost(postId, { answers: [...others, answer].slice(-mostAnswers) }))
    },
  })

  function typeOver(changes: Partial<Typed>) {
    if (!post) return
    const former = saved() ?? post
    const kept = readKept(keyOf(post.id), unsavedEdits)
    const typed = {
      content: { ...kept?.content, ...changes.content },
      additions: { ...kept?.additions, ...changes.additions },
    }
    const differs = !isEmpty({
      content: differing(typed.content, former.content),
      additions: differing(typed.additions, former),
    })
    // A save under way will change the text that is known to be saved.
    const isSaving = queryClient.isMutating({ mutationKey: savingKey }) > 0
    keep(keyOf(post.id), differs || isSaving ? { version: kept?.version ?? former.version, ...typed } : null)
  }

  /** The saved post at this moment, also for a handler from an earlier render. */
  const saved = () => post && (queryClient.getQueryData(postQuery(post.id).queryKey) ?? post)

  /** The text on screen at this moment, also for a handler from an earlier render. */
  function contentNow(): PostContent | null {
    const post = saved()
    return post ? mergeContent(post.content, readKept(keyOf(post.id), unsavedEdits)?.content ?? {}) : null
  }

  /** Saves unsaved edits and a change that belongs to them in one call. */
  async function save(change?: PostPatch) {
    if (post && (change || readKept(keyOf(post.id), unsavedEdits)))
      await saving.mutateAsync({ postId: post.id, change })
  }

  async function change(change: PostPatch) {
    if (post) await changing.mutateAsync({ postId: post.id, change })
  }

  /** Kept with the post for the next time it is written. */
  async function addAnswer(answer: Answer) {
    if (post) await answering.mutateAsync({ postId: post.id, answer })
  }

  function forgetEdits() {
    keep(keyOf(id), null)
    saving.reset()
  }

  /** Saves one's own edits over a change made elsewhere. */
  async function keepMine() {
    const newest = await query.refetch({ throwOnError: true })
    const kept = readKept(keyOf(id), unsavedEdits)
    if (kept && newest.data) keep(keyOf(id), { ...kept, version: newest.data.version })
    await save()
  }

  /** Shows the change made elsewhere; one's own edits are set aside until they are restored or discarded. */
  async function takeNewer() {
    await query.refetch({ throwOnError: true })
    keep(asideKey, readKept(keyOf(id), unsavedEdits))
    forgetEdits()
  }

  async function bringBackAside() {
    if (aside) typeOver(aside)
    keep(asideKey, null)
    await save()
  }

  return {
    post,
    content: post ? mergeContent(post.content, unsaved?.content ?? {}) : null,
    additions: post ? { ...additionsOf(post), ...unsaved?.additions } : null,
    loadError: id === undefined ? null : query.error,
    isLoading: id !== undefined && query.isPending,
    reload: query.refetch,
    hasUnsaved: unsaved !== null,
    hasAside: aside !== null,
    isSaving: saving.isPending,
    isDeletedElsewhere: unsaved !== null && isGone(saving.error),
    isChangedElsewhere: unsaved !== null && isConflict(saving.error),
    saved,
    contentNow,
    accept,
    type: (content: Partial<PostContent>) => typeOver({ content }),
    typeAddition: (additions: Partial<PostAdditions>) => typeOver({ additions }),
    save,
    change,
    addAnswer,
    forgetEdits,
    keepMine,
    takeNewer,
    bringBackAside,
    letAsideGo: () => keep(asideKey, null),
  }
}

export type PostOnScreen = ReturnType<typeof usePostOnScreen>
