import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '#shared/catalogue.ts'
import type { KeptOpening } from '#shared/openings.ts'
import { maxPosts, type Post, type PostContent, type SettledClaim, sections, type VersionCause } from '#shared/posts.ts'
import { isOnlyTopic } from '#shared/text/only-topic.ts'
import { type Brief, type Rewritten, type Selection, withPassage } from '#shared/writing.ts'
import { reserveGeneration } from '../billing/reservations.ts'
import type { Made } from '../database/json.ts'
import { posts } from '../database/schema.ts'
import { AppError, changedMeanwhile } from '../errors.ts'
import { forAuthorOf } from '../http/named-author.ts'
import type { Keep } from '../http/once.ts'
import { say } from '../language/say.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { createPost, getPost, lockPost, updatePost } from '../posts/posts.ts'
import { engineChangesOf } from '../posts/versions.ts'
import { checkRoom } from '../quotas.ts'
import { sourceMaterial } from '../sources/material.ts'
import { authorFor, knownOf } from '../voice/author.ts'
import type { WritingContext } from './analyses.ts'
import { contentWith, type Draft, type Engine, type WritingOptions, type WritingTask } from './engine.ts'
import { generate } from './generation.ts'
import {
  type CustomEdit,
  type GenerateLeadMagnet,
  type GeneratePost,
  type RegenerateSection,
  titleOf,
  toBrief,
  toLeadMagnetBrief,
} from './requests.ts'
import { renewSketch } from './sketch.ts'
import { briefOf } from './stored-brief.ts'
import { viewedSource } from './view.ts'
import { writeWell } from './write-well.ts'

export interface Run extends WritingOptions {
  keep: Keep
}

/** Writes a post, new or over an existing one. Stores nothing before the engine has delivered the whole draft. */
export async function writePost(ctx: WritingContext, request: GeneratePost, options: Run): Promise<Rewritten> {
  authorize(ctx, 'write', 'posts')
  const former = request.postId ? await getPost(ctx, request.postId) : null
  const brief = toBrief(request)
  const answers = brief.answers ?? former?.answers
  const writerNotes = brief.writerNotes ?? former?.writerNotes
  const { firstComment, ...viewed } = await viewedSource(ctx, request, former)
  const own = { answers, writerNotes, ...viewed, leadMagnetTitle: former?.leadMagnetTitle }
  const asked = { ...brief, ...own, ...keptOf(former) }
  return writeWhole(ctx, asked, former, request.engine, options, firstComment)
}

export async function writeLeadMagnet(
  ctx: WritingContext,
  request: GenerateLeadMagnet,
  options: Run,
): Promise<Rewritten> {
  authorize(ctx, 'write', 'posts')
  const former = request.postId ? await getPost(ctx, request.postId) : null
  const { answers, writerNotes } = former ?? {}
  const brief = { ...toLeadMagnetBrief(request), answers, writerNotes, ...keptOf(former) }
  return writeWhole(ctx, brief, former, request.engine, options)
}

const keptOf = (former: Post | null) => ({ possibleNotes: former?.possibleNotes })

async function writeWhole(
  ctx: WritingContext,
  brief: Brief,
  former: Post | null,
  engine: GeneratePost['engine'],
  options: Run,
  firstComment?: string,
): Promise<Rewritten> {
  const id = former?.id ?? randomUUID()
  const seed = seedFor(id, former?.version)
  const task: WritingTask = { kind: 'post', brief, seed, former: former?.content, formerSubject: former?.subject }
  return ask(ctx, task, options, {
    former,
    isSorted: engine === 'arranger',
    check: former ? undefined : () => checkRoom(ctx, posts, maxPosts, 'posts'),
    store: (tx, { content, openings, possibleNotes = brief.possibleNotes }, engine) => {
      const written = { content: content as PostContent, brief: { ...brief, possibleNotes }, openings }
      const title = titleOf(brief.subject)
      if (!former) return createPost(tx, { id, ...written, title, engine, additions: { firstComment } })
      return updatePost(tx, former.id, {
        ...written,
        derivedTitle: title,
        made: madeBy(engine, 'post'),
        version: former.version,
      })
    },
  })
}

/** Writes what follows the hook anew, from the brief of the post. */
export async function writeRest(ctx: WritingContext, { postId }: { postId: string }, options: Run): Promise<Rewritten> {
  authorize(ctx, 'write', 'posts')
  const post = await getPost(ctx, postId)
  const brief = briefOf(post)
  const opening = post.content.hook.trim()
  if (!opening) throw new AppError('invalid', 'There is no opening to go on from.')
  if (!(await ctx.engines.for(ctx, brief.aiModel)).ask)
    throw new AppError('invalid', 'That needs an AI model. Nothing was changed.')
  const task: WritingTask = { kind: 'post', brief, seed: seedFor(post.id, post.version), opening }
  return ask(ctx, task, options, {
    former: post,
    store: (tx, { content }, engine) => {
      const { hook: _, ...rest } = content
      return updatePost(tx, post.id, { content: rest, made: madeBy(engine, 'post'), version: post.version })
    },
  })
}

/** Rewrites one section. The others keep their current text, except those it takes words from. */
export async function rewriteSection(
  ctx: WritingContext,
  { postId, section }: RegenerateSection,
  options: Run,
): Promise<Rewritten> {
  authorize(ctx, 'write', 'posts')
  const post = await getPost(ctx, postId)
  const task: WritingTask = {
    kind: 'section',
    brief: briefOf(post),
    seed: seedFor(post.id, post.version),
    current: post.content,
    section,
  }
  return ask(ctx, task, options, {
    former: post,
    store: (tx, { content, possibleNotes }, engine) =>
      updatePost(tx, post.id, {
        content,
        possibleNotes,
        made: { ...madeBy(engine, 'section'), section },
        // Another opening can take a sentence from another section, which must not have changed since.
        version: Object.keys(content).length > 1 ? post.version : undefined,
      }),
  })
}

/**
 * Changes the whole post, or only the selected words, by the author's instruction. Refused if the text that it changes
 * was edited meanwhile.
 */
export async function editPost(
  ctx: WritingContext,
  { postId, instruction, selection }: CustomEdit,
  options: Run,
): Promise<Rewritten> {
  authorize(ctx, 'write', 'posts')
  const post = await getPost(ctx, postId)
  if (selection && withPassage(post.content[selection.section], selection, '') === null) throw wordsChanged()
  const task: WritingTask = {
    kind: 'edit',
    brief: briefOf(post),
    seed: seedFor(post.id, post.version),
    current: post.content,
    instruction,
    selection,
  }
  const writing = { ...post, language: post.language as Language }
  const whole = (written: Partial<PostContent>) => contentWith(written, task)
  const { onPartial } = options
  const shown = selection && onPartial ? { ...options, onPartial: showPassage(onPartial, whole, selection) } : options
  return ask(ctx, task, shown, {
    former: post,
    settle: ({ content }) => ctx.analysis.settleInstructed(writing, whole(content), instruction),
    store: async (tx, { content }, engine, claims) => {
      const made = { ...madeBy(engine, 'edit'), instruction }
      // Keep text that was typed elsewhere in the post meanwhile.
      const now = await lockPost(tx, post.id)
      if (!selection) {
        const written = whole(content)
        const changed = sections.filter((section) => written[section] !== post.content[section])
        const isApart = changed.every((section) => now.content[section] === post.content[section])
        return now.version !== post.version && isApart
          ? updatePost(tx, post.id, {
              content: Object.fromEntries(changed.map((section) => [section, written[section]])),
              made,
              version: now.version,
            })
          : updatePost(tx, post.id, { content: written, claims, made, version: post.version })
      }
      const { section } = selection
      const text = withPassage(now.content[section], selection, content[section] ?? '')
      if (text === null) throw wordsChanged()
      const isAsRead = now.version === post.version
      return updatePost(tx, post.id, {
        content: { [section]: text },
        claims: isAsRead ? claims : undefined,
        made,
        version: now.version,
      })
    },
  })
}

const wordsChanged = () =>
  changedMeanwhile('These words have changed in the meantime. Nothing was changed; select them again.')

type Show = NonNullable<WritingOptions['onPartial']>

const showPassage =
  (show: Show, whole: (written: Partial<PostContent>) => PostContent, { section }: Selection): Show =>
  (partial) =>
    show({ [section]: whole(partial)[section] })

const madeBy = ({ label, promptVersion }: Engine, cause: VersionCause): Made => ({
  cause,
  engine: label,
  promptVersion,
})

/** Consecutive seeds for consecutive versions of a post: the arranger varies its text by the last digit. */
const seedFor = (postId: string, version = 0): number =>
  createHash('sha256').update(postId).digest().readUInt32BE() * 10 + (version % 10)

/** An engine that says why it changed nothing. A model that wrote the same words again gives no reason. */
const changesNothing = ({ content, note }: Pick<Draft, 'content' | 'note'>, former: PostContent): boolean =>
  note !== undefined && sections.every((section) => (content[section] ?? former[section]) === former[section])

type Written = Pick<Draft, 'content' | 'possibleNotes'> & { openings: KeptOpening[] }

/** Without a model, a topic alone makes a draft of blanks. */
const onlyTopic = /*i18n*/ 'This is a topic, not a post yet. Answer one of its questions to make it a post.'

interface Asked {
  former: Post | null
  isSorted?: boolean
  /** Throws if the engine would write in vain. */
  check?: () => Promise<void>
  /** The claims of the draft that the author's instruction settles; computed before anything is locked. */
  settle?: (draft: Draft) => Promise<SettledClaim[] | null | undefined>
  store: (tx: PostContext, draft: Written, engine: Engine, claims: SettledClaim[] | undefined) => Promise<Post>
}

async function ask(
  asked: WritingContext,
  task: WritingTask,
  { keep, ...options }: Run,
  { former, isSorted = false, check, settle, store }: Asked,
): Promise<Rewritten> {
  const ctx = former ? await forAuthorOf(asked, former) : asked
  // All at once, because the reader is waiting for the first word.
  const known = knownOf(ctx)
  const choice = isSorted ? ctx.engines.arranger : ctx.engines.for(ctx, task.brief.aiModel)
  const [engine] = await Promise.all([choice, known, check?.()])
  const { response } = await generate(ctx, {
    kind: task.kind,
    engine,
    signal: options.signal,
    reservation: await reserveGeneration(ctx, task.kind === 'post' ? task.brief.category : null),
    work: async (shown) => {
      const [author, source] = await Promise.all([
        authorFor(ctx, task.brief, known),
        sourceMaterial(ctx, task.brief.sourceId),
      ])
      const isAnew = engine.promptVersion === null && task.kind === 'post' && former !== null
      const changes = isAnew ? { changes: await engineChangesOf(ctx, former) } : {}
      const writing = writeWell(
        engine,
        { ...task, author, source, ...changes },
        {
          ...options,
          onRevising: () => {
            shown()
            options.onRevising?.()
          },
          onRevisionFailed: (err) => ctx.log.warn({ err }, 'failed to revise a draft'),
        },
        ctx.analysis,
      )
      const [checked] = await Promise.all([writing, renewSketch(ctx, engine, options.signal)])
      const isUnchanged = former !== null && changesNothing(checked, former.content)
      const claims = isUnchanged ? undefined : ((await settle?.(checked)) ?? undefined)
      const others = checked.openings ?? []
      const openings = others.length > 0 && (await ctx.analysis.openingsToKeep(checked.content.hook!, others, task))
      return { ...checked, checked, isUnchanged, claims, openings: openings || [] }
    },
    store: async (tx, draft) => {
      const { droppable, isUnchanged } = draft
      const post = isUnchanged ? await getPost(tx, former!.id) : await store(tx, draft, engine, draft.claims)
      const content = task.kind === 'edit' ? post.content : draft.content
      const isTopic = engine.promptVersion === null && task.kind === 'post' && isOnlyTopic(post.content, post.subject)
      const note = draft.note ?? (isTopic ? onlyTopic : undefined)
      const saidNote = note && say(note, ctx.language)
      const response = { content, post, engine: { id: engine.id, label: engine.label }, note: saidNote, droppable }
      await keep(tx, response)
      return { response, postId: post.id }
    },
  })
  return response
}
