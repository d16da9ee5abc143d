import { msg } from '@lingui/core/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { EmojiUsage, Language } from '#shared/catalogue.ts'
import { type Evidence, traceClaims } from '#shared/claims/claims.ts'
import { canBeIgnored, isAmong } from '#shared/ignored.ts'
import type { PossibleNote } from '#shared/possible-notes.ts'
import { contentText, type IgnoredFinding, type PostContent, sections } from '#shared/posts.ts'
import { checkPost, type Finding, hasNoSubject, type ReaderCheck, verdictOf } from '#shared/reader/check.ts'
import { loadLanguage } from '#shared/reader/languages.ts'
import type { Message } from '#shared/say.ts'
import { type Fingerprint, matchVoice } from '#shared/voice/voice.ts'
import { factsOf } from '#shared/writing.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { neverSayQuery, voiceQuery } from '#web/lib/author-queries.ts'
import { useIgnored } from './ignoring.ts'
import { keyOf } from './marks.ts'
import { neverSayFindings } from './reader-never-say.ts'
import { noteFindings } from './reader-notes.ts'

/** A check with the text that its findings refer to. */
export interface CheckedText extends ReaderCheck {
  content: PostContent
  ignored: readonly Finding[]
}

interface Material {
  content: PostContent
  language: Language
  category: string
  emojiUsage: EmojiUsage
  subject: string
  isOwn: boolean
  /** Null while loading. */
  evidence: Evidence | null
  fingerprint: Fingerprint | null
  /** Replaces the voice's result while there are no samples. */
  voiceless: Message | null
  neverSay: readonly string[]
  ignored: readonly IgnoredFinding[]
  possibleNotes: readonly PossibleNote[]
}

function readPost({ content, language, evidence, fingerprint, voiceless, neverSay, ...post }: Material): CheckedText {
  const ignored = new Map<string, Finding>()
  const isIgnored = (finding: Finding) => {
    const isLeft = canBeIgnored(finding) && isAmong(post.ignored, finding)
    if (isLeft) ignored.set(keyOf(finding), finding)
    return isLeft
  }
  const check = checkPost({
    ...post,
    content,
    language,
    claims: evidence && traceClaims(content, language, evidence),
    voice: fingerprint && matchVoice(contentText(content), fingerprint),
    samples: fingerprint?.samples ?? evidence?.samples.length,
    isIgnored,
  })
  const all = new Map(
    [
      ...neverSayFindings(content, neverSay).filter((one) => !isIgnored(one)),
      ...noteFindings(content, post.possibleNotes),
      ...check.findings,
    ].map((finding) => [keyOf(finding), finding]),
  )
  const whole = {
    ...check,
    criteria: check.criteria.map((one) => (one.id === 'voice' && voiceless ? { ...one, sentence: voiceless } : one)),
    findings: [...all.values()].sort(
      (a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || a.start - b.start || b.end - a.end,
    ),
  }
  return { ...whole, content, ignored: [...ignored.values()], verdict: verdictOf(whole) }
}

const languageQuery = (language: Language) =>
  queryOptions({
    queryKey: ['reader patterns', language],
    queryFn: () => loadLanguage(language).then(() => language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

const notRead = msg`Not counted: your samples could not be read just now.`
const notLoaded = msg`Not counted until your samples have loaded.`

/** Checks the post in the editor while the author types, without waiting for samples or proofs. */
export function useReaderCheck(
  { post, content, account }: Pick<PostEditor, 'post' | 'content' | 'account'>,
  evidence: Evidence | null,
) {
  const ignored = JSON.stringify(useIgnored({ account, post }))
  const possibleNotes = JSON.stringify(post?.possibleNotes ?? [])
  const voice = useQuery(voiceQuery)
  const { data: neverSay } = useQuery(neverSayQuery)
  const { hook = '', insight = '', value = '', cta = '' } = content ?? {}
  const voiceless = voice.isError ? notRead : voice.isPending ? notLoaded : null
  const { language = 'english', categoryId = '', emojiUsage = 'a-few' } = post ?? {}
  const subject = post ? factsOf(post) : ''
  const isOwn = post ? hasNoSubject(post, contentText({ hook, insight, value, cta })) : false
  const material = useMemo(
    (): Material => ({
      content: { hook, insight, value, cta },
      language: language as Language,
      category: categoryId,
      emojiUsage: emojiUsage as EmojiUsage,
      subject,
      isOwn,
      evidence,
      fingerprint: voice.data ?? null,
      voiceless,
      neverSay: neverSay?.phrases ?? [],
      ignored: JSON.parse(ignored) as IgnoredFinding[],
      possibleNotes: JSON.parse(possibleNotes) as PossibleNote[],
    }),
    [
      hook,
      insight,
      value,
      cta,
      language,
      categoryId,
      emojiUsage,
      subject,
      isOwn,
      evidence,
      voice.data,
      voiceless,
      neverSay,
      ignored,
      possibleNotes,
    ],
  )
  const read = useDeferredValue(material)
  const patterns = useQuery(languageQuery(read.language))
  const check = useMemo(() => (patterns.data === read.language ? readPost(read) : null), [read, patterns.data])
  /** The result may belong to an earlier text. */
  const isCurrent = read === material
  return { check: post && content ? check : null, isCurrent, isFailed: patterns.isError, tryAgain: patterns.refetch }
}
