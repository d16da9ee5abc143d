import type { z } from 'zod/mini'
import type { Idea, IdeaSet } from '#shared/ideas.ts'
import type { Key, KeyWithSecret } from '#shared/keys.ts'
import type { PostPatch } from '#shared/post-patch.ts'
import { noAdditions, type Post } from '#shared/posts.ts'
import { connectionEnds, publishFailures } from '#shared/publishing.ts'
import type { NextPostingSlot } from '#shared/slots.ts'
import type { WebhookEventType } from '#shared/webhook-events.ts'
import type { DeletedPost, FigureFiles, Webhook, WebhookPatch, WebhookWithSecret } from '#shared/webhooks.ts'
import { AppError, changedMeanwhile, notFound, type Problem } from '../errors.ts'
import type { ideaPatch, ideasRequest } from '../ideas/routes.ts'
import type { newPost } from '../posts/routes.ts'
import type { generatePost } from '../writing/requests.ts'

// One story: a post about a shorter meeting, from its idea to its publication.

const title = 'Our Monday meeting takes 20 minutes now'
const content = {
  hook: 'Our Monday meeting used to take an hour. Now it takes 20 minutes.',
  insight: 'We read the numbers before we meet, and talk only about what surprised us.',
  value: 'Send the numbers on Friday. Ask for one question each. Stop when the questions are answered.',
  cta: 'Which meeting would you shorten first?',
}

const draft: Post = {
  id: '0a4f1c52-6f0e-4a53-9d5e-2f1b8f5f7c11',
  authorId: '5d1f6c3e-9c0b-4b9d-8f6a-7d2f0c5b1e44',
  title,
  content,
  categoryId: 'quick-tutorials',
  category: { id: 'quick-tutorials', name: 'Quick tutorials' },
  tone: { id: 'standard', name: 'Standard' },
  engine: null,
  subject: title,
  postType: null,
  emojiUsage: 'none',
  language: 'english',
  aiModel: 'gpt4',
  leadMagnetTitle: null,
  answers: [],
  writerNotes: '',
  possibleNotes: [],
  sourceId: null,
  quotes: [],
  claims: [{ key: 'our monday meeting used to take an hour', state: 'true' }],
  ignored: [],
  createdAt: '2026-11-26T08:00:00.000Z',
  updatedAt: '2026-11-26T08:00:00.000Z',
  editedAt: null,
  scheduledFor: null,
  scheduledWallTime: null,
  timeZone: null,
  proposal: null,
  status: 'draft',
  savedToLibrary: false,
  isPublished: false,
  publication: null,
  media: [],
  carousel: null,
  approval: null,
  lacksApproval: false,
  failure: null,
  version: 1,
  ...noAdditions,
}

const changed: Post = {
  ...draft,
  content: { ...content, cta: 'Which of your meetings could be shorter?' },
  updatedAt: '2026-11-26T08:05:00.000Z',
  editedAt: '2026-11-26T08:05:00.000Z',
  version: 2,
}

const scheduled: Post = {
  ...changed,
  updatedAt: '2026-11-26T08:10:00.000Z',
  scheduledFor: '2026-12-01T08:00:00.000Z',
  scheduledWallTime: '2026-12-01T09:00',
  timeZone: 'Europe/Berlin',
  status: 'scheduled',
  version: 3,
}

const approved: Post = {
  ...scheduled,
  approval: {
    state: 'approved',
    request: null,
    links: [],
    decision: {
      number: 1,
      decision: 'approved',
      by: { id: '5a0b6c1e-9d4f-4c8f-8a37-0f0f3a2b6d44', name: 'Nora Field' },
      isByLink: false,
      at: '2026-11-27T10:00:00.000Z',
      note: '',
      timeFrom: null,
      timeUntil: null,
    },
  },
}
const changesRequested: Post = {
  ...scheduled,
  approval: {
    ...approved.approval!,
    state: 'changes',
    decision: { ...approved.approval!.decision!, decision: 'changes', note: 'Please leave out the hour.' },
  },
}
const due: Post = { ...scheduled, status: 'due' }
const published: Post = {
  ...scheduled,
  status: 'published',
  isPublished: true,
  publication: {
    via: 'linkedin',
    at: '2026-12-01T08:00:04.000Z',
    url: 'https://www.linkedin.com/feed/update/urn:li:share:7400000000000000000/',
    comment: null,
  },
}
const failed: Post = {
  ...scheduled,
  status: 'failed',
  failure: { code: 'revoked', sentence: publishFailures.revoked, retryAt: null },
}
const missed: Post = { ...scheduled, status: 'missed' }

const idea: Idea = {
  id: 'd1f0a7de-2c0b-4f0e-8a44-7f5c1b9d3e22',
  title: 'What we stopped doing on Mondays',
  description: 'Tell how the weekly meeting got shorter, and what nobody missed.',
  category: { id: 'tip', name: 'Tip' },
  isFavourite: false,
}

const ideaSet: IdeaSet = {
  id: '5e0c7a90-8f3f-4b7d-b1a6-0c2d4e6f8a33',
  themes: ['meetings'],
  engine: 'GPT-4',
  createdAt: '2026-11-26T07:50:00.000Z',
  left: [],
  ideas: [
    idea,
    ...[
      'One question that ends a meeting',
      'Numbers to send before the weekend',
      'Who need not come on Monday',
      'How to say no to a second meeting',
      'The note that replaces a status round',
    ].map((other, at) => ({ ...idea, id: idea.id.replace(/2$/, String(at + 3)), title: other })),
  ],
}

const key: Key = {
  id: '7b1e9d04-3a5c-4c8f-9e21-6d0f2b4a8c44',
  name: 'n8n',
  ending: 'x7Qd',
  scopes: ['read posts', 'write posts', 'schedule posts'],
  days: 90,
  createdAt: '2026-11-26T08:00:00.000Z',
  expiresAt: '2027-02-24T08:00:00.000Z',
  formerEndsAt: null,
  usedAt: null,
  usedFrom: null,
}
const keyWithSecret: KeyWithSecret = { ...key, secret: 'hk_…' }

const webhook: Webhook = {
  id: 'c93a5f18-1d2e-4b6a-8f70-9e1c3d5b7a55',
  url: 'https://example.com/hooks/posts',
  events: ['post.scheduled', 'post.published'],
  state: 'on',
  offBecause: null,
  failingSince: null,
  bothSecretsUntil: null,
  waiting: 0,
  createdAt: '2026-11-26T08:00:00.000Z',
}
const webhookWithSecret: WebhookWithSecret = { ...webhook, secret: 'whsec_…' }

type Sent<S extends z.ZodMiniType> = z.input<S>

/** What an event tells. */
export const eventData: Record<WebhookEventType, Post | Idea | DeletedPost | FigureFiles> = {
  'post.created': draft,
  'post.changed': changed,
  'post.scheduled': scheduled,
  'post.due': due,
  'post.published': published,
  'post.failed': failed,
  'post.missed': missed,
  'post.deleted': { id: missed.id },
  'post.approved': approved,
  'post.changes_requested': changesRequested,
  'idea.created': idea,
  'idea.changed': { ...idea, isFavourite: true },
  'figures.changed': {
    files: [
      {
        id: '2f0b7c4e-58a1-4d39-9a6e-7b1c8d2e3f40',
        authorId: '5d1f6c3e-9c0b-4b9d-8f6a-7d2f0c5b1e44',
        name: 'Content_2026-09-01_2026-11-25.xlsx',
        kind: 'account',
        from: '2026-09-01',
        to: '2026-11-25',
        createdAt: '2026-11-26T08:00:00.000Z',
      },
    ],
  },
}

/** Bodies and answers by the `operationId` of their call. */
export const examples: Record<string, { body?: unknown; answer?: unknown }> = {
  getPosts: { answer: [scheduled] satisfies Post[] },
  getPostsById: { answer: scheduled },
  postPosts: {
    body: { title, content, category: 'quick-tutorials', emojiUsage: 'none' } satisfies Sent<typeof newPost>,
    answer: draft,
  },
  putPostsById: {
    body: { content: { cta: changed.content.cta }, version: draft.version } satisfies PostPatch,
    answer: changed,
  },
  getPostingSlotsNext: { answer: { scheduledFor: scheduled.scheduledFor } satisfies NextPostingSlot },
  postPostsByIdNextSlot: { body: { openPoints: 'refuse' } satisfies PostPatch, answer: scheduled },
  postGeneratePost: {
    body: {
      title: 'Our Monday meeting used to take an hour. We read the numbers before it, and now it takes 20 minutes.',
      category: 'quick-tutorials',
      emojiUsage: 'none',
    } satisfies Sent<typeof generatePost>,
    answer: {
      content,
      post: { ...draft, engine: 'GPT-4' } satisfies Post,
      engine: { id: 'gpt4', label: 'GPT-4' },
    },
  },
  postGenerateIdeas: {
    body: { themes: ideaSet.themes, categories: ['tip'] } satisfies Sent<typeof ideasRequest>,
    answer: ideaSet,
  },
  getIdeaSets: { answer: [ideaSet] },
  getIdeaSetsById: { answer: ideaSet },
  getFavouriteIdeas: { answer: [{ ...idea, isFavourite: true }] satisfies Idea[] },
  putIdeasById: {
    body: { isFavourite: true } satisfies Sent<typeof ideaPatch>,
    answer: { ...idea, isFavourite: true } satisfies Idea,
  },
  getKeys: { answer: [key] },
  postKeys: { body: { name: key.name, scopes: key.scopes, days: key.days }, answer: keyWithSecret },
  postKeysByIdRenew: { answer: keyWithSecret },
  getWebhooks: { answer: [webhook] },
  postWebhooks: { body: { url: webhook.url, events: webhook.events }, answer: webhookWithSecret },
  putWebhooksById: {
    body: { state: 'paused' } satisfies WebhookPatch,
    answer: { ...webhook, state: 'paused' } satisfies Webhook,
  },
  postWebhooksByIdSecret: {
    answer: { ...webhookWithSecret, bothSecretsUntil: '2026-11-27T08:30:00.000Z' } satisfies WebhookWithSecret,
  },
}

const conflict = (detail: string, problem: Problem) => new AppError('conflict', detail, { problem })
const clashing = [{ id: scheduled.id, scheduledFor: scheduled.scheduledFor! }]

/** One error for each code of a problem; null is a failure of the server. */
export const errors: readonly (AppError | null)[] = [
  new AppError('invalid', 'A title is required.'),
  new AppError('unauthorized', 'You are not signed in.'),
  new AppError(
    'limit_reached',
    'The Basic plan does not include writing-style analysis. Upgrade to Pro on the pricing page (/pricing).',
  ),
  new AppError('forbidden', 'This key may not schedule posts.'),
  notFound('Post'),
  new AppError('conflict', 'You already have a paid plan. Change or end it under “Manage billing”.'),
  changedMeanwhile('This post was changed somewhere else in the meantime. Nothing was overwritten.', changed.version),
  conflict('A post with the same text is scheduled already. Nothing was scheduled.', {
    code: 'same_text_scheduled',
    posts: clashing,
  }),
  conflict('Another post goes out at that time. Nothing was scheduled.', { code: 'time_taken', posts: clashing }),
  conflict('This post is live. Nothing was changed.', { code: 'already_live' }),
  conflict('This post is being published right now. Nothing was changed.', { code: 'being_published' }),
  conflict('There are no posting slots yet. Choose some in the calendar.', { code: 'no_posting_slots' }),
  conflict(`${connectionEnds['not-connected']} Connect it in Settings → Integrations, or post by hand.`, {
    code: 'not_connected',
  }),
  conflict(
    'This workspace publishes approved posts only, and this one is not approved as it is now. Nothing was published.',
    { code: 'not_approved' },
  ),
  conflict('This Idempotency-Key was used for another request.', { code: 'idempotency_key_reused' }),
  conflict('The first request with this Idempotency-Key is still at work. Ask again later.', {
    code: 'request_running',
  }),
  conflict(
    'This was done already, and the secret in its answer is shown only once. If you don’t have it, make a new secret.',
    { code: 'already_done' },
  ),
  new AppError('gone', 'This link has expired. Ask Nora Field for another.'),
  new AppError('too_large', 'The request is larger than 1 MB and was not read.'),
  new AppError('unsettled', '1 unconfirmed claim: “It saves us 40 hours a month”. Nothing was scheduled.', {
    problem: { code: 'open_points', openPoints: [{ kind: 'claim', text: 'It saves us 40 hours a month' }] },
  }),
  new AppError('rate_limited', 'Too many attempts. Try again in a minute.', { retryAfter: 60 }),
  new AppError('upstream', 'GPT-4 declined to write about this. Word the subject differently and try again.'),
  new AppError('unavailable', 'The database cannot be reached right now. Nothing was changed. Try again in a moment.'),
  new AppError('timeout', 'Reading the file took too long. Try again, or with a simpler file.'),
  null,
]
