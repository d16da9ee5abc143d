import { replaceEqualDeep, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { conflictsOf, knownOf, type Part, type PartTexts, textsOf, tooLong, typed } from '#shared/edits.ts'
import type { PostPatch } from '#shared/post-patch.ts'
import {
  type Answer,
  additions,
  maxKeptAnswers,
  type Post,
  type PostAdditions,
  type PostContent,
  sections,
} from '#shared/posts.ts'
import { noStatus, postScope, type SaveStatus, statusKey, Undecided } from '#web/features/saving/save-status.ts'
import { takeIn } from '#web/features/saving/take-in.ts'
import { ApiError, read } from '#web/lib/api.ts'
import { changeEdits, editsKey, parseEdits, parseTexts, readEdits } from '#web/lib/kept/edits.ts'
import { changeKept, keep, useKept } from '#web/lib/kept/kept.ts'
import { outdoneKey } from '#web/lib/kept/merge.ts'
import { changePost, postNewsKey, postPath, postQuery, untilNextStatus } from '#web/lib/post-queries.ts'
import type { OwnPost } from './own-post.ts'

const pick = <T>(texts: Record<string, string>, wanted: readonly string[]): T =>
  Object.fromEntries(wanted.map((part) => [part, texts[part]])) as T
const contentIn = (texts: PartTexts) => pick<PostContent>(texts, sections)
const additionsIn = (texts: PartTexts) => pick<PostAdditions>(texts, additions)

export const isConflict = (error: unknown): boolean => error instanceof Undecided

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The post in the editor: the saved post, its unsaved edits, and ways to save them. */
export function usePostOnScreen(id: string | undefined, account: string, own?: OwnPost) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...postQuery(id ?? ''), enabled: id !== undefined })
  const { data: status = noStatus } = useQuery<SaveStatus>({ queryKey: statusKey(id), enabled: false })
  const asideKey = `${account}:aside:${id ?? 'none'}`
  const edits = useKept(editsKey(account, id), parseEdits)
  const aside = useKept(asideKey, parseTexts)
  const outdone = useKept(outdoneKey(editsKey(account, id)), parseEdits)
  const post = id === undefined ? undefined : query.data
  const known = post && knownOf(post)
  const conflicts = known ? conflictsOf(edits, known) : []
  const texts = known && textsOf(edits, known)

  const saving = async () => (await import('#web/features/saving/saving.ts')).savingOf(queryClient, account)

  // Loads with the post: saving must work offline and hear other tabs.
  const load = useEffectEvent(() => void saving().catch(() => {}))
  const hasPost = post !== undefined
  useEffect(() => {
    if (hasPost) load()
  }, [hasPost])

  // Merges news of the post from the server, or from its schedule, with the edits here.
  useQuery({
    queryKey: postNewsKey(id ?? ''),
    queryFn: async ({ signal }) => {
      const next = await read<Post>(postPath(id ?? ''), { signal })
      const known = queryClient.getQueryData(postQuery(next.id).queryKey)
      if (replaceEqualDeep(known, next) !== known) accept(next)
      return null
    },
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: hasPost,
    refetchInterval: () => (post ? untilNextStatus([post], Date.now()) : false),
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
      accept(await changePost(postId, { answers: [...others, answer].slice(-maxKeptAnswers) }))
    },
  })

  /** Takes in the server's response. Newer edits stay unsaved. */
  const accept = (next: Post) => takeIn(queryClient, account, next)

  /** The saved post right now, also for handlers from earlier renders. */
  const saved = () => post && (queryClient.getQueryData(postQuery(post.id).queryKey) ?? post)

  function type(texts: Partial<PartTexts>) {
    const post = saved()
    if (!post) return own?.content ? own.type(pick(texts as Record<string, string>, Object.keys(texts))) : undefined
    const seen = { post: knownOf(post), screen: readEdits(account, post.id) }
    changeEdits(account, post.id, (edits) => typed(edits, texts, seen))
    // If this part of the app cannot load, the next start of the app sends the words.
    void saving().then(
      (saving) => saving.soon(post.id),
      () => {},
    )
  }

  /** The text on screen right now, also for handlers from earlier renders. */
  function contentNow(): PostContent | null {
    const post = saved()
    return post ? contentIn(textsOf(readEdits(account, post.id), knownOf(post))) : (own?.content ?? null)
  }

  /** Sends both in one call. */
  async function save(change?: PostPatch) {
    if (post && (change || readEdits(account, post.id))) await (await saving()).now(post.id, change)
  }

  async function change(change: PostPatch) {
    if (post) await changing.mutateAsync({ postId: post.id, change })
  }

  async function addAnswer(answer: Answer) {
    if (post) await answering.mutateAsync({ postId: post.id, answer })
  }

  /** Keeps a replaced text until its author restores or discards it. */
  function setAside(part: Part, text: string) {
    changeKept(asideKey, parseTexts, (former) => ({
      ...former,
      [part]: [former?.[part], text]
        .filter((one) => one && one !== text)
        .concat(text)
        .join('\n\n'),
    }))
  }

  const keepOutdone = useEffectEvent(() => {
    // A text that is part of the current one was not replaced.
    for (const [part, { mine }] of Object.entries(outdone ?? {}))
      if (!texts?.[part as Part].includes(mine)) setAside(part as Part, mine)
    keep(outdoneKey(editsKey(account, id)), null)
  })
  useEffect(() => {
    if (outdone) keepOutdone()
  }, [outdone])

  return {
    post,
    content: texts ? contentIn(texts) : (own?.content ?? null),
    additions: texts ? additionsIn(texts) : null,
    loadError: id === undefined ? null : query.error,
    isLoading: id !== undefined && query.isPending,
    reload: query.refetch,
    isOwnDraft: own !== undefined && own.content !== null,
    hasUnsaved: edits !== null,
    /** Replaced texts, by part. */
    aside,
    status,
    isChangedElsewhere: conflicts.length > 0,
    isTooLong: tooLong(edits).length > 0,
    /** Whether the author has something to decide or to know. */
    needsAuthor: conflicts.length > 0 || aside !== null || status.trouble === 'refused' || status.trouble === 'gone',
    saved,
    contentNow,
    accept,
    type: (content: Partial<PostContent>) => type(content),
    typeAddition: (additions: Partial<PostAdditions>) => type(additions),
    save,
    change,
    addAnswer,
    account,
    texts,
    conflicts,
    setAside,
    letAsideGo: () => keep(asideKey, null),
  }
}

export type PostOnScreen = ReturnType<typeof usePostOnScreen>
