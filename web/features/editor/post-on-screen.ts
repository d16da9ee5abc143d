import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Answer,
  mergeContent,
  mostAnswers,
  type Post,
  type PostContent,
  type PostPatch,
  sections,
} from '#shared/posts.ts'
import { changePost, postQuery, rememberPost } from '#web/features/posts/post-queries.ts'
import { ApiError } from '#web/lib/api.ts'
import { isRecord, keep, type Parse, readKept, useKept } from '#web/lib/kept.ts'

/** Sections typed over and not saved yet, with the version of the post they were typed into. */
interface UnsavedEdits {
  version: number
  content: Partial<PostContent>
}

const unsavedEdits: Parse<UnsavedEdits> = (stored) => {
  if (!isRecord(stored) || typeof stored.version !== 'number' || !isRecord(stored.content)) return null
  const texts = Object.entries(stored.content).filter(([, text]) => typeof text === 'string')
  return { version: stored.version, content: Object.fromEntries(texts) }
}

/** What touches the post on screen goes one after the other, so that no call works on a text older than the last. */
export const postScope = { scope: { id: 'post on screen' }, networkMode: 'always' } as const

const savingKey = ['save the post on screen']

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** The post that is being worked on: the saved one, the words typed over it, and how they are saved. */
export function usePostOnScreen(id: string | undefined, account: string) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...postQuery(id ?? ''), enabled: id !== undefined })
  const keyOf = (postId = 'none') => `${account}:edits:${postId}`
  const asideKey = `${account}:aside:${id ?? 'none'}`
  const unsaved = useKept(keyOf(id), unsavedEdits)
  const aside = useKept(asideKey, unsavedEdits)
  const post = id === undefined ? undefined : query.data

  /** Takes over what the server answered; `sent` are the texts it has now, words typed since then stay unsaved. */
  function accept(next: Post, sent: Partial<PostContent> = {}) {
    rememberPost(queryClient, next)
    const kept = readKept(keyOf(next.id), unsavedEdits)
    if (!kept) return
    const newer = sections.filter((section) => {
      const text = kept.content[section]
      return text !== undefined && text !== sent[section] && text !== next.content[section]
    })
    const content = Object.fromEntries(newer.map((section) => [section, kept.content[section]]))
    const isNext = next.version === kept.version + 1
    keep(keyOf(next.id), newer.length === 0 ? null : { version: isNext ? next.version : kept.version, content })
  }

  const saving = useMutation({
    ...postScope,
    mutationKey: savingKey,
    mutationFn: async ({ postId, change }: { postId: string; change?: PostPatch }) => {
      const kept = readKept(keyOf(postId), unsavedEdits)
      if (kept || change) accept(await changePost(postId, { ...kept, ...change }), kept?.content)
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

  function type(changes: Partial<PostContent>) {
    if (!post) return
    const saved = queryClient.getQueryData(postQuery(post.id).queryKey) ?? post
    const kept = readKept(keyOf(post.id), unsavedEdits)
    const content = { ...kept?.content, ...changes }
    const differs = sections.some(
      (section) => content[section] !== undefined && content[section] !== saved.content[section],
    )
    // A save under way brings another text than the one that is known to be saved.
    const isSaving = queryClient.isMutating({ mutationKey: savingKey }) > 0
    keep(keyOf(post.id), differs || isSaving ? { version: kept?.version ?? saved.version, content } : null)
  }

  /** The post as it is saved at this moment, also for a handler made earlier. */
  const saved = () => post && (queryClient.getQueryData(postQuery(post.id).queryKey) ?? post)

  /** What stands on screen at this moment, also for a handler made earlier. */
  function contentNow(): PostContent | null {
    const post = saved()
    return post ? mergeContent(post.content, readKept(keyOf(post.id), unsavedEdits)?.content ?? {}) : null
  }

  /** Saves what was typed, and a change that belongs to it in the same call. */
  async function save(change?: PostPatch) {
    if (post && (change || readKept(keyOf(post.id), unsavedEdits)))
      await saving.mutateAsync({ postId: post.id, change })
  }

  async function change(change: PostPatch) {
    if (post) await changing.mutateAsync({ postId: post.id, change })
  }

  /** Kept with the post for when it is written anew. */
  async function addAnswer(answer: Answer) {
    if (post) await answering.mutateAsync({ postId: post.id, answer })
  }

  function forgetEdits() {
    keep(keyOf(id), null)
    saving.reset()
  }

  /** Saves one's own words over a change made elsewhere. */
  async function keepMine() {
    const newest = await query.refetch({ throwOnError: true })
    const kept = readKept(keyOf(id), unsavedEdits)
    if (kept && newest.data) keep(keyOf(id), { ...kept, version: newest.data.version })
    await save()
  }

  /** Shows the change made elsewhere; one's own words are set aside until they are brought back or let go. */
  async function takeNewer() {
    await query.refetch({ throwOnError: true })
    keep(asideKey, readKept(keyOf(id), unsavedEdits))
    forgetEdits()
  }

  async function bringBackAside() {
    if (aside) type(aside.content)
    keep(asideKey, null)
    await save()
  }

  return {
    post,
    content: post ? mergeContent(post.content, unsaved?.content ?? {}) : null,
    loadError: id === undefined ? null : query.error,
    isLoading: id !== undefined && query.isPending,
    reload: query.refetch,
    hasUnsaved: unsaved !== null,
    hasAside: aside !== null,
    isSaving: saving.isPending,
    isChangedElsewhere: unsaved !== null && isConflict(saving.error),
    saved,
    contentNow,
    accept,
    type,
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
