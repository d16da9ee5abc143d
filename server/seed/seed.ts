import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { approvalWish, newDecision } from '#shared/approval.ts'
import { newComment } from '#shared/comments.ts'
import type { Role } from '#shared/members.ts'
import { newReviewLink } from '#shared/review.ts'
import { localIssuerName, type Member, signInWithIdentity } from '../accounts/accounts.ts'
import { changeTimeZone, updateProfile } from '../accounts/own-account.ts'
import { endSession } from '../accounts/sessions.ts'
import type { WithAnalysis } from '../analysis/analysis.ts'
import { decide, listDecisions } from '../approval/decisions.ts'
import { askForApproval } from '../approval/requests.ts'
import { changeApprovalMode } from '../approval/setting.ts'
import { addComment } from '../comments/comments.ts'
import { ConfigError } from '../config/config-error.ts'
import { type Context, type Deps, type Scope, type WithStopping, within } from '../context.ts'
import { members, posts, users } from '../database/schema.ts'
import { forAuthorOf } from '../http/named-author.ts'
import { hashToken } from '../http/tokens.ts'
import { generateIdeas, markIdea } from '../ideas/ideas.ts'
import { addAuthor } from '../members/authors.ts'
import type { PostAnalyses } from '../posts/analyses.ts'
import { createPost, updatePost } from '../posts/posts.ts'
import { makeLink } from '../review/links.ts'
import type { VoiceAnalyses } from '../voice/analyses.ts'
import { changeNeverSay } from '../voice/author.ts'
import { addProof } from '../voice/proofs.ts'
import { addSample } from '../voice/samples.ts'
import type { WritingAnalyses } from '../writing/analyses.ts'
import { createArranger } from '../writing/arranger/arranger.ts'
import type { WithEngines } from '../writing/engines/engines.ts'
import { createEngines } from '../writing/engines/engines.ts'
import { author, client, type DemoPost, demoPosts, ideaSets, neverSay, proofs, reviewer, samples } from './demo.ts'

/**
 * Creates the demo account in an empty development database, with the use-cases that people use. Changes nothing if the
 * account has posts already. Refuses if only other accounts exist.
 */
export async function seed(deps: Deps & SeedDeps): Promise<void> {
  if (deps.config.identityProvider?.kind !== 'local')
    throw new ConfigError('The demo account is for development on this computer: leave PUBLIC_URL and sign-in unset.')
  const accounts = await deps.db.select({ username: users.username }).from(users)
  if (accounts.length > 0 && !accounts.some(({ username }) => username === author.email))
    throw new ConfigError(
      'This database has accounts, and the demo account is for an empty one. Set DATA_DIR to another directory.',
    )
  const user = await signIn(deps, author)
  const colleague = await signIn(deps, reviewer)
  // All or nothing, so that an interrupted seed starts over.
  await deps.db.transaction(async (tx) => {
    const scope = within<SeedDeps>(deps, tx)
    const written = await tx.$count(posts, eq(posts.workspaceId, user.workspaceId))
    if (written === 0) await fill(scope, user, colleague)
  })
  deps.log.info({ account: author.email }, 'created the demo account')
}

async function signIn(deps: Deps, { email, fullName }: Record<'email' | 'fullName', string>): Promise<Member> {
  const identity = { issuer: localIssuerName, subject: email, email, isEmailVerified: false, fullName }
  const browser = { sessionKey: null, token: null, caller: { browser: 'The seed', address: '' } }
  const { user, given } = await signInWithIdentity(deps, browser, identity, deps.now())
  if (given) await endSession(deps, { ...browser, sessionKey: hashToken(given.session.token) })
  return user
}

const today = (now: Date) => Temporal.PlainDate.from(now.toISOString().slice(0, 10))

type SeedDeps = Scope & WithAnalysis<PostAnalyses & VoiceAnalyses & WritingAnalyses> & WithStopping
type SeedContext = Context & WithEngines & SeedDeps

async function fill(scope: SeedDeps, user: Member, colleague: Member): Promise<void> {
  const now = scope.now()
  const at = (day: number, hour: number) =>
    new Date(
      today(now).add({ days: day }).toZonedDateTime({ timeZone: author.timeZone, plainTime: { hour } })
        .epochMilliseconds,
    )
  const by =
    (who: Member, role: Role): On =>
    (day, hour = 8) => ({
      ...scope,
      workspaceId: user.workspaceId,
      actor: { kind: 'person', user: who, role },
      now: () => (day < 0 ? at(day, hour) : now),
      // The arranger writes, whatever model the environment sets.
      engines: createEngines({ arranger: createArranger(scope.analysis) }),
    })
  const on = by(user, 'owner')
  const reviewing = by(colleague, 'reviewer')

  await updateProfile(on(-45), author.profile)
  await changeTimeZone(on(-45), { timeZone: author.timeZone })
  await changeNeverSay(on(-45), neverSay)
  for (const sample of samples) await addSample(on(-44), sample)
  for (const proof of proofs) await addProof(on(-44), proof)
  for (const { day, themes, categories, favourites } of ideaSets) {
    const run = { signal: scope.stopping, keep: async () => {} }
    const { ideas } = await generateIdeas(on(day), { themes, categories, aiModel: 'gpt4' }, run)
    for (const idea of ideas.filter((_, place) => favourites.includes(place))) await markIdea(on(day), idea.id, true)
  }
  const { id: authorId } = await addAuthor(on(-44), client)
  await scope.db
    .insert(members)
    .values({ workspaceId: user.workspaceId, userId: colleague.id, role: 'reviewer', joinedAt: at(-44, 8) })
  await changeApprovalMode(on(-44), 'asked')
  for (const post of demoPosts) await addPost(post, { on, reviewing, at }, post.of === 'client' ? authorId : user.id)
}

/** The context on that day; for today, the present moment. */
type On = (day: number, hour?: number) => SeedContext

interface Demo {
  on: On
  reviewing: On
  at: (day: number, hour: number) => Date
}

async function addPost(
  { title, content, category, language = 'english', tone = 'standard', writtenOn, story, approval, sentTo }: DemoPost,
  { on, reviewing, at }: Demo,
  authorId: string,
): Promise<void> {
  const { id } = await createPost(await forAuthorOf(on(writtenOn), { authorId }), {
    title,
    content,
    brief: { subject: title, category, postType: null, tone, emojiUsage: 'none', language, aiModel: 'gpt4' },
    engine: null,
    schedule:
      story.is === 'planned'
        ? { scheduledFor: at(story.day, story.hour).toISOString(), timeZone: author.timeZone }
        : undefined,
  })
  if (story.is === 'saved') await updatePost(on(writtenOn, 9), id, { isPublished: true })
  if (story.is === 'live') await updatePost(on(story.day, 9), id, { publication: {} })
  for (const comment of story.is === 'draft' ? (story.comments ?? []) : [])
    await addComment(reviewing(writtenOn, 9), id, newComment.parse(comment))
  if (story.is === 'draft' && story.edit) await updatePost(on(writtenOn, 9), id, { content: story.edit })
  if (approval) await askForApproval(on(writtenOn, 10), id, approvalWish.parse({}))
  if (sentTo) {
    const link = { reviewer: sentTo, postIds: [id], mayApprove: true }
    await makeLink(on(writtenOn, 10), newReviewLink.parse(link))
  }
  if (!approval || approval === 'asked') return
  const { hash } = await listDecisions(reviewing(writtenOn, 11), id)
  const given = approval === 'approved' ? { decision: approval } : { decision: 'changes', note: approval.changes }
  await decide(reviewing(writtenOn, 11), id, newDecision.parse({ ...given, hash }))
}
