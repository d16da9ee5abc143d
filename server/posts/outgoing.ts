import { type SQL, sql } from 'drizzle-orm'
import type { ApprovalList } from '#shared/approval.ts'
import type { MemberRole } from '#shared/members.ts'
import { type OutgoingText, outgoingTexts } from '#shared/outgoing.ts'
import {
  approvalRequests,
  approvals,
  media,
  members,
  posts,
  publications,
  reviewLinks,
  users,
  workspaces,
} from '../database/schema.ts'
import { rolesThatMay } from '../permissions.ts'

// Expressions about rows of `posts`, in queries with at least one other table: Drizzle leaves out the names of tables
// in others.

const columns: Record<OutgoingText, SQL> = {
  hook: sql`${posts.hook}`,
  insight: sql`${posts.insight}`,
  value: sql`${posts.value}`,
  cta: sql`${posts.cta}`,
  firstComment: sql`${posts.firstComment}`,
}

/**
 * Everything that goes out with a post (`outgoing` in shared/outgoing.ts). An approval is about exactly this. The bytes
 * of a file never change, and its hash stands for them.
 */
export const outgoing = sql`jsonb_build_object(${sql.join(
  outgoingTexts.map((text) => sql`${sql.raw(`'${text}'`)}, ${columns[text]}`),
  sql`, `,
)}, 'media', coalesce((select jsonb_agg(jsonb_build_object('sha256', ${media.sha256}, 'kind', ${media.kind}, 'alt', ${media.alt}, 'title', ${media.title})
  order by ${media.position}, ${media.id}) from ${media} where ${media.postId} = ${posts.id} and not ${media.isAside}), '[]'))`

/** Its SHA-256 as text. */
export const outgoingHash = sql<string>`encode(sha256(convert_to((${outgoing})::text, 'UTF8')), 'hex')`

const lastDecision = sql`(select * from ${approvals} where ${approvals.postId} = ${posts.id} order by ${approvals.number} desc limit 1)`

/** Whether the decision `last` is about the post as it is. */
const isAsDecided = sql`last.hash = ${outgoingHash}`
/** Whether its time window holds one of these times; null stands for any time. */
const isWithin = (...times: SQL[]) =>
  sql`(${sql.join(
    times.map((at) => sql`(coalesce(${at} >= last.time_from, true) and coalesce(${at} <= last.time_until, true))`),
    sql` or `,
  )})`

const isApproved = (...times: SQL[]) => sql<boolean>`coalesce((select last.decision = 'approved' and ${isAsDecided}
  and ${isWithin(...times)} from ${lastDecision} last), false)`

/** Not `exists`, for which PostgreSQL may read all workspaces once instead of this one for each post. */
const mode = sql`(select ${workspaces.approval} from ${workspaces} where ${workspaces.id} = ${posts.workspaceId})`
const isRequired = sql`(${mode} = 'required')`

/** Whether a post must not go out at any of these times. */
export const isHeldBack = (...times: SQL[]): SQL<boolean> =>
  sql<boolean>`(${isRequired} and not ${isApproved(...times)})`

/** The `lacksApproval` of a post as the API shows it. Expects a join with the publication. */
export const lacksApproval: SQL<boolean> = sql<boolean>`(${publications.state} is distinct from 'published' and ${isHeldBack(sql`${posts.scheduledFor}`)})`

const listed = (roles: readonly MemberRole[]) => sql.raw(roles.map((role) => `'${role}'`).join(', '))
const deciders = listed(rolesThatMay('approve', 'posts'))

/**
 * Whose review links let their reviewers approve. Not those of all who write posts: they could approve them with a link
 * of their own.
 */
export const rolesWhoseLinksApprove: readonly MemberRole[] = ['owner']
const lettingRoles = listed(rolesWhoseLinksApprove)

/** Open review links that show the post, may approve it, and were made since the last decision. */
const waitingLinks = (now: SQL, columns: SQL, condition = sql`true`) => sql`(select ${columns} from ${reviewLinks} link
  join ${members} maker on maker.workspace_id = link.workspace_id and maker.user_id = link.made_by
  join ${users} person on person.id = link.made_by
  where ${condition} and link.workspace_id = ${posts.workspaceId} and link.may_approve and maker.role in (${lettingRoles}) and person.disabled_at is null
    and link.revoked_at is null and link.expires_at > ${now}::timestamptz
    and (${posts.id} = any(link.post_ids) or (${posts.scheduledFor} >= link.span_from and ${posts.scheduledFor} < link.span_until))
    and (link.author_id is null or link.author_id = ${posts.authorId})
    and link.created_at > coalesce((select last.decided_at from ${lastDecision} last), '-infinity') and ${mode} <> 'off')`

/** When the first of them ends. */
export const linksEnd = (now: SQL): SQL => waitingLinks(now, sql`min(link.expires_at)`)

/** The `approval` of a post as the API shows it. */
export const approvalJson = (now: SQL): SQL => sql`(select json_build_object(
    'state', case when last.decision = 'approved' and ${isAsDecided} and ${isWithin(sql`${posts.scheduledFor}`)} then 'approved'
      when request.post_id is not null or waiting.links is not null then 'asked' when last.decision = 'changes' then 'changes' when ${isAsDecided} then 'moved' else 'void' end,
    'request', case when request.post_id is not null then json_build_object('by', request.asked_by_name, 'at', request.asked_at, 'note', request.note,
      'of', case when request.asked_of is not null then json_build_object('id', request.asked_of, 'name', request.asked_of_name) end) end,
    'links', coalesce(waiting.links, '[]'),
    'decision', case when last.number is not null then json_build_object('number', last.number, 'decision', last.decision, 'at', last.decided_at,
      'by', json_build_object('id', last.decided_by, 'name', last.decided_by_name),
      'isByLink', last.link_id is not null, 'note', last.note,
      'timeFrom', last.time_from, 'timeUntil', last.time_until) end)
  from (select) one left join ${approvalRequests} request on request.post_id = ${posts.id} left join lateral ${lastDecision} last on true
    left join lateral ${waitingLinks(
      now,
      sql`json_agg(json_build_object('reviewer', link.reviewer, 'by', person.full_name, 'at', link.created_at, 'until', link.expires_at) order by link.created_at, link.id) as links`,
    )} waiting on true
  where request.post_id is not null or last.number is not null or waiting.links is not null)`

/**
 * Whether a person may decide about a post, by the workspace and the person: whoever may approve posts, but of their
 * own posts only owners.
 */
export const mayDecide = (workspaceId: SQL, userId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${members} where ${members.workspaceId} = ${workspaceId} and ${members.userId} = ${userId}
    and ${members.role} in (${deciders}) and (${members.role} = 'owner' or ${posts.authorId} is distinct from ${members.userId}))`

const isLive = sql`exists (select from ${publications} where ${publications.postId} = ${posts.id} and ${publications.state} = 'published')`

const isAsked = (condition: SQL) =>
  sql`exists (select from ${approvalRequests} where ${approvalRequests.postId} = ${posts.id} and ${condition})`

/** Whether somebody asks a person to decide about a post. */
export const isAskedOf = (workspaceId: SQL, userId: SQL): SQL =>
  isAsked(
    sql`(${approvalRequests.askedOf} is null or ${approvalRequests.askedOf} = ${userId}) and not ${isLive} and ${mayDecide(workspaceId, userId)}`,
  )

/** Whether the last decision, with this condition, approved something else than what goes out now, or another time. */
const hasLapsed = (
  condition: SQL,
) => sql`(not ${isLive} and coalesce((select last.decision = 'approved' and ${condition}
  and not (${isAsDecided} and ${isWithin(sql`${posts.scheduledFor}`)}) from ${lastDecision} last), false))`

/** Why an approval has lapsed: what goes out has changed, or only the post's time. */
export const lapsedState = sql<
  'void' | 'moved'
>`(select case when ${isAsDecided} then 'moved' else 'void' end from ${lastDecision} last)`

/**
 * Whether a person has to look again at what they approved: only where the post could not go out otherwise. Until then,
 * whoever writes it may still be at it.
 */
export const lapsedFor = (workspaceId: SQL, userId: SQL): SQL =>
  sql`(${posts.scheduledFor} is not null and ${isRequired} and not ${isAsked(sql`true`)}
    and ${hasLapsed(sql`last.decided_by = ${userId}`)} and ${mayDecide(workspaceId, userId)})`

/** Whether an approval by somebody who has no account has lapsed in the same way. */
export const lapsedForGuest: SQL = sql`(${posts.scheduledFor} is not null and ${isRequired} and not ${isAsked(sql`true`)}
  and ${hasLapsed(sql`last.decided_by is null`)})`

/** Whether a post waits for the reviewers of links, with this condition on `link`. */
export const waitsForLinks = (now: SQL, condition?: SQL): SQL =>
  sql`(not ${isLive} and not ${isApproved(sql`${posts.scheduledFor}`)} and exists ${waitingLinks(now, sql``, condition)})`

export const inApprovalList = (list: ApprovalList, workspaceId: SQL, userId: SQL, now: SQL): SQL => {
  const isMine = sql`(${isAskedOf(workspaceId, userId)} or ${lapsedFor(workspaceId, userId)})`
  if (list === 'mine') return isMine
  const waitsForLink = waitsForLinks(now)
  if (list === 'others')
    return sql`(not ${isLive} and (${isAsked(sql`true`)} or ${hasLapsed(sql`true`)} or ${waitsForLink}) and not ${isMine})`
  return sql`(not ${isLive} and not ${isAsked(sql`true`)} and not ${waitsForLink} and (select last.decision from ${lastDecision} last) = 'changes')`
}
