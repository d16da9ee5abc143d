import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ActivityKind } from '#shared/activity.ts'
import type { AiModel } from '#shared/catalogue.ts'
import type { SettledClaim } from '#shared/claims/claims.ts'
import type { ConnectionKind, EngineKind } from '#shared/engines.ts'
import type { IdeaCategory } from '#shared/ideas.ts'
import type { PostEventDetail, PostEventKind } from '#shared/post-events.ts'
import type { IgnoredFinding, PostAdditions, PostContent } from '#shared/posts.ts'
import { addresses } from '#shared/samples.ts'
import { trashKinds } from '#shared/trash.ts'
import type { Occurrence } from '#shared/wall-time.ts'
import type { Answer } from '#shared/writing.ts'
import type { EarlierClaim, Origin, TemplateBrief } from './json.ts'

/** Milliseconds, because that is what a JavaScript Date keeps: a time read back is the time written. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Owns posts. Everyone gets one at registration, and can become a member of others. */
export const workspaces = pgTable('workspaces', {
  id: text().primaryKey(),
  createdAt: instant('created_at').notNull(),
})

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** The email a person signs in with, in lower case. */
    username: text().notNull(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    fullName: text('full_name').notNull(),
    profession: text(),
    companyName: text('company_name'),
    goal: text(),
    companyWebsite: text('company_website'),
    /** scrypt, with its parameters and salt; null while the person signs in by an identity provider only. */
    passwordHash: text('password_hash'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    reminders: boolean().notNull().default(true),
    /** IANA zone in which times are chosen and shown; null until the browser has said its own. */
    timeZone: text('time_zone'),
    /** Under this id the media store has the person's photo, which never changes. */
    photoId: text('photo_id'),
    /** The address at the identity provider that the photo is from; null for one of the person's own. */
    photoFrom: text('photo_from'),
    /** Is part of every posting link that is signed for the person; the next number voids them all. */
    linkEpoch: integer('link_epoch').notNull().default(0),
    /** What words left in a signed-out browser are encrypted to: an age recipient, and its identity, sealed. */
    keptWordsRecipient: text('kept_words_recipient'),
    sealedKeptWordsIdentity: text('sealed_kept_words_identity'),
    /** Since when an operator keeps the person out; null for everybody who may sign in. */
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('users_username').on(table.username)],
)

/**
 * A person in a workspace, and the author they are there: their voice is deleted with the membership. At least one
 * member is an owner.
 */
export const members = pgTable(
  'members',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'editor'] }).notNull(),
    /** Words and phrases that must not occur in what they write. */
    neverSay: text('never_say').array().notNull().default([]),
    /** How they address their readers; null to follow their samples. */
    address: text({ enum: addresses }),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] }), index('members_user').on(table.userId)],
)

/** Deletes a member's rows with the membership. */
const ofMember = (name: string, workspaceId: AnyPgColumn, userId: AnyPgColumn) =>
  foreignKey({
    name,
    columns: [workspaceId, userId],
    foreignColumns: [members.workspaceId, members.userId],
  }).onDelete('cascade')

/** How an author writes, in a few sentences. */
export const voiceSketches = pgTable(
  'voice_sketches',
  {
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    text: text().notNull(),
    /** The samples it was made from. */
    sampleIds: text('sample_ids').array().notNull(),
    /** The engine's label; null for the author's own words, which nothing replaces unasked. */
    engine: text(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.authorId] }),
    ofMember('voice_sketches_member', table.workspaceId, table.authorId),
  ],
)

/** A person at an identity provider: issuer + subject, never the email. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Of the provider of this computer: whether its person has shown the computer's key. */
    hasShownKey: boolean('has_shown_key').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, which is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the person's list; reveals nothing of the token. */
    id: text().notNull().default(sql`gen_random_uuid()`),
    userId: text('user_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    /** The browser, as far as it is known: its entry in known_browsers, its name, its network address. */
    browserHash: text('browser_hash'),
    browser: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Whether the person signed in with a passkey, alone or as the second factor. */
    hasShownPasskey: boolean('has_shown_passkey').notNull().default(false),
    /** Within the last hour before a request; null for a session from before this was kept. */
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    ofMember('sessions_member', table.workspaceId, table.userId),
    index('sessions_user').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
    uniqueIndex('sessions_id').on(table.id),
  ],
)

/** The public halves of the keys that people's devices or password managers keep for them (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, in base64url, as the authenticator made it. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, where the authenticator counts; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    /** Where it was added, or used last. */
    browser: text().notNull(),
    address: text().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** What takes the place of a passkey as the second factor, once each. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, which is stored nowhere. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** A passkey that was asked for and not shown yet; the browser keeps the token. Each serves once. */
export const passkeyRequests = pgTable(
  'passkey_requests',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: ['add', 'sign-in'] }).notNull(),
    challenge: text().notNull(),
    /** Who adds one, or has given the right password; null where any passkey may sign in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_requests_user').on(table.userId),
    index('passkey_requests_expires_at').on(table.expiresAt),
  ],
)

/**
 * Browsers that somebody has signed in with. They need no key of the computer, and their password attempts are counted
 * separately.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the token in the browser's cookie; several people may share a browser. */
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The network it was last used in. */
    network: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_browsers_user').on(table.userId),
    index('known_browsers_expires_at').on(table.expiresAt),
  ],
)

/** Events of an account: sign-ins, failures, changes of credentials, and what operators did. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: text().primaryKey(),
    /** Whose it is; null for the deletion of an account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The account that an operator changed, or that was deleted: it stays here when the account is gone. */
    aboutId: text('about_id'),
    kind: text().$type<ActivityKind>().notNull(),
    browser: text().notNull(),
    address: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('audit_events_newest').on(table.userId, table.createdAt),
    index('audit_events_created_at').on(table.createdAt),
  ],
)

/** Settings that the operator changes while the app runs. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** Model services, with the key for each. They belong to the operators and serve all workspaces. */
export const engineConnections = pgTable(
  'engine_connections',
  {
    id: text().primaryKey(),
    kind: text().$type<ConnectionKind>().notNull(),
    /** Includes the version, such as `https://api.openai.com/v1`. */
    baseUrl: text('base_url').notNull(),
    /** Encrypted, and bound to this row's id, kind and address; null where none is needed. */
    sealedKey: text('sealed_key'),
    /** The last four characters of the key. */
    keyEnding: text('key_ending'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('engine_connections_base_url').on(table.baseUrl)],
)

/** The engine for a model label: a model of a connection, one on this computer, or without either the arranger. */
export const engineChoices = pgTable(
  'engine_choices',
  {
    aiModel: text('ai_model').$type<AiModel>().primaryKey(),
    engine: text().$type<EngineKind>().notNull(),
    connectionId: text('connection_id').references(() => engineConnections.id, { onDelete: 'cascade' }),
    model: text(),
  },
  (table) => [index('engine_choices_connection').on(table.connectionId)],
)

export const posts = pgTable(
  'posts',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    hook: text().notNull(),
    insight: text().notNull(),
    value: text().notNull(),
    cta: text().notNull(),
    firstComment: text('first_comment').notNull().default(''),
    /** Whether the author gave the title. A title that follows from the subject changes with it. */
    hasOwnTitle: boolean('has_own_title').notNull().default(false),
    subject: text().notNull(),
    category: text().notNull(),
    postType: text('post_type'),
    tone: text().notNull(),
    emojiUsage: text('emoji_usage').notNull(),
    language: text().notNull(),
    aiModel: text('ai_model').notNull(),
    /** What a lead magnet post offers; null for every other post. */
    leadMagnetTitle: text('lead_magnet_title'),
    /** The author's answers; as much their own words as the subject. */
    answers: json().$type<Answer[]>().notNull().default([]),
    /** What the author said about claims that nothing of theirs backs. */
    claims: json().$type<SettledClaim[]>().notNull().default([]),
    /** Findings of the Reader check that the author leaves as they are. */
    ignored: json().$type<IgnoredFinding[]>().notNull().default([]),
    /** Claims without backing in the texts up to this version; null while none was analysed. */
    earlier: json().$type<{ version: number; claims: EarlierClaim[] }>(),
    /** Label of the engine that wrote the text last; null for a post typed by hand. */
    engine: text(),
    savedToLibrary: boolean('saved_to_library').notNull().default(false),
    /** The instant that the wall time in its zone resolves to. */
    scheduledFor: instant('scheduled_for'),
    /** `2026-11-21T09:00`, as the author chose it in `timeZone`; kept so that changed zone rules can be followed. */
    scheduledWallTime: text('scheduled_wall_time'),
    /** Which one the author chose, where clocks show the wall time twice. */
    scheduledOccurrence: text('scheduled_occurrence').$type<Occurrence>(),
    timeZone: text('time_zone'),
    /** Of the four sections; figures over many posts would take long to count them anew. */
    words: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`cardinality(array_remove(regexp_split_to_array(hook || ' ' || insight || ' ' || value || ' ' || cta, '\\s+'), ''))`,
      ),
    version: integer().notNull().default(1),
    /** What made the text as it is; null where that is not known. */
    origin: json().$type<Origin>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('posts_newest').on(table.workspaceId, table.createdAt, table.id),
    index('posts_scheduled').on(table.workspaceId, table.scheduledFor).where(isNotNull(table.scheduledFor)),
  ],
)

/**
 * Differs after each transaction that changed what the list of a workspace's posts shows. Triggers write it, so that no
 * writer can forget it.
 */
export const postRevisions = pgTable('post_revisions', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  revision: uuid().notNull(),
})

/** How far a post has come on a network. Without a row nothing was tried and nobody said that it is live. */
export const publications = pgTable(
  'publications',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    network: text({ enum: ['linkedin'] }).notNull(),
    state: text({ enum: ['publishing', 'published', 'failed'] }).notNull(),
    /** Who says that the post is live: the network or the author. */
    via: text({ enum: ['linkedin', 'manual'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** What was sent first. While it is unknown what became of that, nothing else is ever sent. */
    request: json(),
    /** When that was sent. The database's clock. */
    sentAt: instant('sent_at'),
    /** When a failed attempt is repeated by itself; null when it is not. The database's clock. */
    retryAt: instant('retry_at'),
    /** What became of the first comment; null while nothing was tried. */
    comment: text({ enum: ['sending', 'posted', 'refused', 'unconfirmed'] }),
    /** The publisher's lease; after that it is taken for dead. The database's clock. */
    leasedUntil: instant('leased_until'),
    /** When it went live. */
    publishedAt: instant('published_at'),
    /** Address of the live post. */
    url: text(),
    /** Why it failed: a code, never a message. */
    error: text(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.network] }),
    check('publications_published_at', sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`),
    // Only the author may say that a post is live without saying where.
    check(
      'publications_address',
      sql`${table.state} <> 'published' or ${table.via} = 'manual' or ${table.url} is not null`,
    ),
  ],
)

/** What happened to a post on its way to the network, oldest first; holds codes and times, no text. */
export const postEvents = pgTable(
  'post_events',
  {
    id: text().primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    kind: text().$type<PostEventKind>().notNull(),
    detail: json().$type<PostEventDetail>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (table) => [index('post_events_post').on(table.postId, table.at)],
)

/** Reminders that were sent, so that none is sent twice. */
export const reminders = pgTable(
  'reminders',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['email', 'push'] }).notNull(),
    /** The time of the post that it reminds of. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId, table.channel, table.dueAt] }),
    index('reminders_user').on(table.userId),
  ],
)

/**
 * What was deleted and can be restored: its rows, which are in their own tables no more. So nothing that reads those
 * tables needs to know that there is a trash.
 */
export const trash = pgTable(
  'trash',
  {
    /** Of what was deleted, and of it again once it is restored. */
    id: text().primaryKey(),
    kind: text({ enum: trashKinds }).notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Whose voice it is of; null for what belongs to the whole workspace. */
    authorId: text('author_id'),
    /** Its title or first words. */
    title: text().notNull(),
    /** By the names of their tables, as PostgreSQL writes rows as JSON. */
    rows: json().$type<Record<string, Record<string, unknown>[]>>().notNull(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => [
    ofMember('trash_member', table.workspaceId, table.authorId),
    index('trash_newest').on(table.workspaceId, table.deletedAt, table.id),
    index('trash_deleted_at').on(table.deletedAt),
  ],
)

/** An image or document of a post, or of one in the trash. Its bytes are in the media store under its id. */
export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    /** Of a post in the trash, instead. */
    trashId: text('trash_id').references(() => trash.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'document'] }).notNull(),
    /** From 0, as they are shown. */
    position: integer().notNull(),
    /** Of an image: what is seen in it. */
    alt: text().notNull().default(''),
    /** Of a document: the name that the network shows. */
    title: text().notNull().default(''),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    pages: integer(),
    sha256: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('media_post').on(table.postId, table.position),
    index('media_trash').on(table.trashId).where(isNotNull(table.trashId)),
    index('media_workspace').on(table.workspaceId),
    check('media_owner', sql`(${table.postId} is null) <> (${table.trashId} is null)`),
  ],
)

/** A member's account on a network, with the token that lets the app post there. */
export const networkAccounts = pgTable(
  'network_accounts',
  {
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    network: text({ enum: ['linkedin'] }).notNull(),
    /** The person's id on the network. */
    externalId: text('external_id').notNull(),
    /** As the network calls the person. */
    name: text().notNull(),
    /** Encrypted, and bound to this row. */
    sealedToken: text('sealed_token').notNull(),
    scopes: text().array().notNull().default([]),
    /** Whether due posts are published by themselves; otherwise the author is reminded. */
    publishes: boolean().notNull().default(true),
    /** Why the token is of no use any more, as a code; null while it is. */
    refused: text(),
    expiresAt: instant('expires_at').notNull(),
    connectedAt: instant('connected_at').notNull(),
    /** Where it was connected from; empty for a connection from before this was kept. */
    browser: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.network] }),
    ofMember('network_accounts_member', table.workspaceId, table.userId),
    index('network_accounts_expires_at').on(table.expiresAt),
  ],
)

/** When an author usually posts: a time of day on a day of the week, in the author's zone. */
export const postingSlots = pgTable(
  'posting_slots',
  {
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    /** 1 for Monday to 7 for Sunday. */
    weekday: integer().notNull(),
    /** `09:00` */
    time: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.authorId, table.weekday, table.time] }),
    ofMember('posting_slots_member', table.workspaceId, table.authorId),
  ],
)

/** The private address under which calendar programs read a member's scheduled posts. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull(),
    /** Encrypted, so that the address can be shown again. */
    sealedToken: text('sealed_token').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** Where it was read from last. */
    readFrom: text('read_from').notNull().default(''),
    /** Hash of what was read last, and since when it is that. */
    digest: text(),
    changedAt: instant('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    ofMember('calendar_feeds_member', table.workspaceId, table.userId),
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
  ],
)

/** Browsers that show reminders though no page of the app is open. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    browser: text().notNull(),
    /** Where it was subscribed: its entry in known_browsers, and its network address. */
    browserHash: text('browser_hash'),
    address: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
  ],
)

/** Links to the posting page that reminders have sent. */
export const postingLinks = pgTable(
  'posting_links',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The time of the post that the reminder was about. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** When and where the page was opened last. */
    usedAt: instant('used_at'),
    browser: text().notNull().default(''),
    address: text().notNull().default(''),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId, table.dueAt] }),
    index('posting_links_post').on(table.postId),
  ],
)

/** Notifications that a person has read, by their ids. The notifications themselves are computed. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationId: text('notification_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.notificationId] }),
    index('notification_reads_at').on(table.at),
  ],
)

/** What a post said before a change, and what made it, so that nothing is lost. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    content: json().$type<PostContent & Partial<PostAdditions>>().notNull(),
    /** What made this text; null where that is not known. */
    origin: json().$type<Origin>(),
    /** The places that this version and all before it take, dropped ones included: what is kept has a limit. */
    places: integer().notNull(),
    /** When this text was finished. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.version] })],
)

/** One generation of ideas. */
export const ideaSets = pgTable(
  'idea_sets',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    themes: json().$type<string[]>().notNull(),
    /** What was asked for, in that order. */
    categories: json().$type<IdeaCategory[]>().notNull().default([]),
    /** Label of the engine that proposed them. */
    engine: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('idea_sets_newest').on(table.workspaceId, table.createdAt, table.id)],
)

export const ideas = pgTable(
  'ideas',
  {
    id: text().primaryKey(),
    setId: text('set_id')
      .notNull()
      .references(() => ideaSets.id, { onDelete: 'cascade' }),
    /** From 0, as they stand in the set. */
    position: integer().notNull(),
    category: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    isFavourite: boolean('is_favourite').notNull().default(false),
  },
  (table) => [uniqueIndex('ideas_set').on(table.setId, table.position)],
)

/** One row for each request to an engine, successful or not; holds no text. */
/** Shapes of posts. */
export const templates = pgTable(
  'templates',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: json().$type<PostContent>().notNull(),
    brief: json().$type<TemplateBrief>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('templates_newest').on(table.workspaceId, table.createdAt, table.id)],
)

export const generations = pgTable(
  'generations',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'set null' }),
    kind: text({ enum: ['post', 'section', 'edit', 'ideas', 'second reading', 'voice'] }).notNull(),
    engine: text().notNull(),
    model: text().notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    durationMs: integer('duration_ms').notNull(),
    /** The version of the prompts; null for an engine without prompts. */
    promptVersion: text('prompt_version'),
    /** The rules that the first draft broke; empty when it was good, null when it was not checked. */
    broke: text().array(),
    /** The additional cost of the revision; null when there was none. */
    revisionInputTokens: integer('revision_input_tokens'),
    revisionOutputTokens: integer('revision_output_tokens'),
    revisionDurationMs: integer('revision_duration_ms'),
    /** The Reader check's points for the draft that was kept. */
    score: integer(),
    /** 'written', 'cancelled' or the error's code. */
    outcome: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('generations_newest').on(table.workspaceId, table.createdAt)],
)

/**
 * A request with an Idempotency-Key: claimed while it runs, with its response afterwards. The claim's times are the
 * database's.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** The run that holds the claim: no other may store a response or free the key. */
    token: text().notNull().default(''),
    response: json(),
    claimedUntil: instant('claimed_until').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
)

/** Attempts per key and window; in the database, so that several processes count together. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: instant('resets_at').notNull(),
})

/** Texts the author wrote; the active ones show how they write. */
export const writingSamples = pgTable(
  'writing_samples',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    title: text(),
    content: text().notNull(),
    source: text({ enum: ['linkedin', 'custom'] }).notNull(),
    /** When it was posted, and its id on the network, for one from an export. */
    postedAt: instant('posted_at'),
    urn: text(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    ofMember('writing_samples_member', table.workspaceId, table.authorId),
    index('writing_samples_newest').on(table.workspaceId, table.authorId, table.createdAt, table.id),
  ],
)

/** Facts and stories that the author keeps to write from, and that claims are traced to. */
export const proofs = pgTable(
  'proofs',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    kind: text({ enum: ['fact', 'story'] }).notNull(),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    ofMember('proofs_member', table.workspaceId, table.authorId),
    index('proofs_newest').on(table.workspaceId, table.authorId, table.createdAt, table.id),
  ],
)

/** A workspace's customer at Stripe and the state of its subscription, as Stripe last reported it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    /** Null until a checkout is completed. */
    subscriptionId: text('subscription_id'),
    plan: text({ enum: ['pro', 'enterprise'] }),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'yearly'] }),
    /** Stripe's own word: active, trialing, past_due, canceled … */
    status: text(),
    currentPeriodStart: instant('current_period_start'),
    currentPeriodEnd: instant('current_period_end'),
    isEnding: boolean('is_ending').notNull().default(false),
    /** How often Stripe was asked, and which of these requests the stored state is from. */
    asked: integer().notNull().default(0),
    answered: integer().notNull().default(0),
    /** When Stripe is asked again without an event; the database's clock. */
    refreshAt: instant('refresh_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_customer').on(table.customerId),
    index('subscriptions_refresh_at').on(table.refreshAt),
  ],
)

/** Stripe events that were processed: each is sent at least once. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Work to do later: written with the change it follows from, deleted once it is done. Its times are the database's. */
export const jobs = pgTable(
  'jobs',
  {
    kind: text().notNull(),
    /** Unique within the kind; enqueueing the same key replaces the job. */
    key: text().notNull(),
    /** The workspace it belongs to; null for a job that outlives one. */
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    payload: json(),
    runAt: instant('run_at').notNull(),
    /** Counts how often the job was replaced, so that a run knows whether it is still the latest. */
    revision: integer().notNull().default(0),
    /** Runs that were started. */
    attempts: integer().notNull().default(0),
    /** The current run, and when its server is taken for dead. */
    claim: text(),
    claimedUntil: instant('claimed_until'),
    /** Cancelled while a run of it was under way. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** A code, never a message. */
    lastError: text('last_error'),
    /** When it was given up, after too many attempts. */
    diedAt: instant('died_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('jobs_waiting').on(table.kind, table.runAt).where(isNull(table.diedAt)),
    index('jobs_workspace').on(table.workspaceId).where(isNotNull(table.workspaceId)),
  ],
)

/** What a workspace has used of its plan in one period. Reservations lock this row and so take turns. */
export const planUsage = pgTable(
  'plan_usage',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    periodStart: instant('period_start').notNull(),
    generations: integer().notNull().default(0),
    /** Sets of ideas. */
    launches: integer().notNull().default(0),
    /** The distinct categories used. */
    categories: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.periodStart] })],
)

/** A place in the plan, reserved while an engine works; then counted or released, or expired with a dead server. */
export const planReservations = pgTable(
  'plan_reservations',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    periodStart: instant('period_start').notNull(),
    kind: text({ enum: ['generations', 'launches'] }).notNull(),
    /** The category, where the plan limits them. */
    category: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('plan_reservations_period').on(table.workspaceId, table.periodStart)],
)

/** People on the waitlist of SalesGPT; the address in lower case. */
export const waitlist = pgTable('waitlist', {
  email: text().primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** How often each page was opened on a day (UTC), with nothing about visitors. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date().notNull(),
    path: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
