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
import type { AdapterPayload } from 'oidc-provider'
import type { ActivityKind } from '#shared/activity.ts'
import { type EntryKind, entryActors } from '#shared/activity-kinds.ts'
import type { Anchor } from '#shared/anchor.ts'
import { approvalModes } from '#shared/approval.ts'
import type { StoredCarousel } from '#shared/carousel.ts'
import type { AiModel } from '#shared/catalogue.ts'
import type { SettledClaim } from '#shared/claims/claims.ts'
import { commentOutcomes } from '#shared/comments.ts'
import type { ConnectionKind, EngineKind } from '#shared/engines.ts'
import { type FigureSummary, joinedBy, type PostFigures } from '#shared/figures.ts'
import type { IdeaCategory } from '#shared/ideas.ts'
import type { InterfaceLanguage } from '#shared/interface-languages.ts'
import type { KeyLifetime, KeyScope } from '#shared/keys.ts'
import { authorLinkUses, memberRoles, roles } from '#shared/members.ts'
import { type MailChoices, usualMails } from '#shared/news.ts'
import type { KeptOpening, OpeningKind } from '#shared/openings.ts'
import type { Outgoing } from '#shared/outgoing.ts'
import type { PossibleNote } from '#shared/possible-notes.ts'
import type { PostEventDetail, PostEventKind } from '#shared/post-events.ts'
import type { IgnoredFinding, PostAdditions, PostContent } from '#shared/posts.ts'
import type { ProgramScope } from '#shared/programs.ts'
import { addresses } from '#shared/samples.ts'
import { sourceKinds } from '#shared/sources.ts'
import { trashKinds } from '#shared/trash.ts'
import type { Lesson } from '#shared/voice/habits-lesson.ts'
import type { Occurrence } from '#shared/wall-time.ts'
import type { testEvent, WebhookEventType } from '#shared/webhook-events.ts'
import { deliveryStates, type WebhookOffReason, webhookStates } from '#shared/webhooks.ts'
import type { EntryDetail } from '#shared/workspace-activity.ts'
import type { Answer } from '#shared/writing.ts'
import type { EarlierClaim, Origin, TemplateBrief } from './json.ts'

/** In milliseconds, like a JavaScript Date, so a time read back equals the one written. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Owns posts. Everybody who registers without an invitation gets one, and people can join others. */
export const workspaces = pgTable('workspaces', {
  id: text().primaryKey(),
  name: text().notNull().default(''),
  /** Whether posts are approved before they go out. */
  approval: text({ enum: approvalModes }).notNull().default('off'),
  /** An operator's limits, in place of the plan's and the usual ones. Null sets none. */
  postLimit: integer('post_limit'),
  memberLimit: integer('member_limit'),
  /** In bytes. */
  mediaLimit: bigint('media_limit', { mode: 'number' }),
  /** AI generations in a billing period or calendar month. */
  generationLimit: integer('generation_limit'),
  createdAt: instant('created_at').notNull(),
})

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** The email for signing in, in lower case. An author without a sign-in has one that no mail can reach. */
    username: text().notNull(),
    /** False for an author for whom others write. Such an account has no way in. */
    signsIn: boolean('signs_in').notNull().default(true),
    isEmailVerified: boolean('is_email_verified').notNull(),
    fullName: text('full_name').notNull(),
    profession: text(),
    companyName: text('company_name'),
    goal: text(),
    companyWebsite: text('company_website'),
    /** scrypt, with its parameters and salt. Null for a person who only signs in through an identity provider. */
    passwordHash: text('password_hash'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    reminders: boolean().notNull().default(true),
    /** Whether the person wants an email each month about what their posts did. */
    monthlyFigures: boolean('monthly_figures').notNull().default(false),
    /** The last month, such as 2026-10, that such an email was about. */
    figuresMailed: text('figures_mailed'),
    /** Which news of others come by mail: at once, in the digest, or never. */
    mails: json().$type<MailChoices>().notNull().default(usualMails),
    /** The IANA zone for choosing and showing times. Null until a browser reports one. */
    timeZone: text('time_zone'),
    /** The language of the app and its mails. Null until a browser reports one. */
    language: text().$type<InterfaceLanguage>(),
    /** The photo's id in the media store. A photo never changes. */
    photoId: text('photo_id'),
    /** The photo's address at the identity provider. Null for the person's own photo. */
    photoFrom: text('photo_from'),
    /** Part of every posting link signed for the person. Increasing it voids them all. */
    linkEpoch: integer('link_epoch').notNull().default(0),
    /** Words left in a signed-out browser are encrypted to this age recipient. Its identity is sealed. */
    keptWordsRecipient: text('kept_words_recipient'),
    sealedKeptWordsIdentity: text('sealed_kept_words_identity'),
    /** When an operator disabled the account. Null for an enabled one. */
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(table.username),
    check('users_without_sign_in', sql`${table.signsIn} or ${table.passwordHash} is null`),
  ],
)

/**
 * A person in a workspace, who is an author there. Deleting a membership deletes the author's voice. At least one
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
    role: text({ enum: memberRoles }).notNull(),
    /** The identity provider's groups gave this membership and decide about it. Invited members keep theirs. */
    isFromGroups: boolean('is_from_groups').notNull().default(false),
    /** Whether other members may write posts in this author's name and voice. */
    letsOthersWrite: boolean('lets_others_write').notNull().default(false),
    /** Words and phrases that the author's posts must avoid. */
    neverSay: text('never_say').array().notNull().default([]),
    /** How the author addresses readers. Null to follow the samples. */
    address: text({ enum: addresses }),
    /** Whether new posts open as the author's choices of openings suggest. */
    followsOpenings: boolean('follows_openings').notNull().default(true),
    /** Of the author's last carousel. Null for the default. */
    carouselColour: text('carousel_colour'),
    /** Up to when the person's last digest mail told of this workspace. */
    digestedAt: instant('digested_at'),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.userId] }), index('members_user').on(table.userId)],
)

/** The link's token is signed, so that no table holds it. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    role: text({ enum: roles }).notNull(),
    /** Of the only person who may use it, and who gets it by email. Null for a link. */
    address: text(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    acceptedAt: instant('accepted_at'),
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    /** The author without a sign-in whose place the invited person takes. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('invitations_newest').on(table.workspaceId, table.createdAt),
    index('invitations_invited_by').on(table.invitedBy),
    index('invitations_accepted_by').on(table.acceptedBy),
    index('invitations_author').on(table.authorId),
    index('invitations_expires_at').on(table.expiresAt),
  ],
)

/** A member's rows go with the membership, also to another person who takes it over. */
const ofMember = (name: string, workspaceId: AnyPgColumn, userId: AnyPgColumn) =>
  foreignKey({
    name,
    columns: [workspaceId, userId],
    foreignColumns: [members.workspaceId, members.userId],
  })
    .onDelete('cascade')
    .onUpdate('cascade')

/** With its link, an author who never signs in connects an account on the network. The token is signed. */
export const authorLinks = pgTable(
  'author_links',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    /** Where it was sent. Null for a link to pass on. */
    address: text(),
    askedBy: text('asked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the author last connected or disconnected with it, and which of the two. */
    usedAt: instant('used_at'),
    use: text({ enum: authorLinkUses }),
  },
  (table) => [
    // A new link replaces the former one.
    uniqueIndex('author_links_author').on(table.workspaceId, table.authorId),
    index('author_links_asked_by').on(table.askedBy),
    index('author_links_expires_at').on(table.expiresAt),
    ofMember('author_links_member', table.workspaceId, table.authorId),
  ],
)

/** Addresses by which people without an account see some posts, comment on them and decide about them. */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    madeBy: text('made_by').notNull(),
    reviewer: text().notNull(),
    /** Where it was sent by email. Null if it was only copied. */
    address: text(),
    tokenHash: text('token_hash').notNull(),
    mayApprove: boolean('may_approve').notNull(),
    /** The chosen posts, of which some may be deleted. Null for those of a time. */
    postIds: text('post_ids').array(),
    spanFrom: instant('span_from'),
    spanUntil: instant('span_until'),
    spanTimeZone: text('span_time_zone'),
    /** Shows only this author's posts. Null for everybody's. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    openedAt: instant('opened_at'),
  },
  (table) => [
    ofMember('review_links_member', table.workspaceId, table.madeBy),
    uniqueIndex('review_links_token').on(table.tokenHash),
    index('review_links_newest').on(table.workspaceId, table.createdAt),
    index('review_links_expires_at').on(table.expiresAt),
    index('review_links_made_by').on(table.workspaceId, table.madeBy),
    index('review_links_author').on(table.authorId).where(isNotNull(table.authorId)),
    check(
      'review_links_scope',
      sql`(${table.postIds} is null) = (${table.spanFrom} is not null and ${table.spanUntil} is not null and ${table.spanTimeZone} is not null)`,
    ),
  ],
)

export const voiceSketches = pgTable(
  'voice_sketches',
  {
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    text: text().notNull(),
    sampleIds: text('sample_ids').array().notNull(),
    /** The engine's label. Null for the author's own words, which are only replaced on request. */
    engine: text(),
    /** How many samples the engine's text was checked against, which it was not made from. Null if none. */
    checkedAgainst: integer('checked_against'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.authorId] }),
    ofMember('voice_sketches_member', table.workspaceId, table.authorId),
  ],
)

/** The openings of a post that an author saw, by what they do, and the one they chose. Outlives the post. */
export const openingChoices = pgTable(
  'opening_choices',
  {
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    postId: text('post_id').notNull(),
    shown: json().$type<OpeningKind[][]>().notNull(),
    chosen: integer().notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.authorId, table.postId] }),
    ofMember('opening_choices_member', table.workspaceId, table.authorId),
  ],
)

/** What one published post shows of its author's changes to drafts. */
export const voiceLessons = pgTable(
  'voice_lessons',
  {
    postId: text('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    lesson: json().$type<Lesson>().notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    ofMember('voice_lessons_member', table.workspaceId, table.authorId),
    index('voice_lessons_newest').on(table.workspaceId, table.authorId, table.publishedAt, table.postId),
  ],
)

/** Habits that the author switched off or had forgotten. */
export const voiceHabits = pgTable(
  'voice_habits',
  {
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    /** As in `Habit` of `shared/voice/habits.ts`. */
    habit: text().notNull(),
    isOff: boolean('is_off').notNull(),
    /** Posts published until then do not count. */
    forgottenAt: instant('forgotten_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.authorId, table.habit] }),
    ofMember('voice_habits_member', table.workspaceId, table.authorId),
  ],
)

/** A person at an identity provider, keyed by issuer and subject, never by email. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Only for the local provider: the person has shown the key of this computer. */
    hasShownKey: boolean('has_shown_key').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, which is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies the session in the person's list. Reveals nothing about the token. */
    id: text().notNull().default(sql`gen_random_uuid()`),
    userId: text('user_id').notNull(),
    workspaceId: text('workspace_id').notNull(),
    /** The browser, if known: its entry in known_browsers, its name, its network address. */
    browserHash: text('browser_hash'),
    browser: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Signed in with a passkey, alone or as the second factor. */
    hasShownPasskey: boolean('has_shown_passkey').notNull().default(false),
    /** At most an hour before the last request. Null for old sessions. */
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

/** With a key, a program acts for a member. It ends with the membership. */
export const keys = pgTable(
  'keys',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    name: text().notNull(),
    /** SHA-256 of the secret, which is not stored. */
    secretHash: text('secret_hash').notNull(),
    /** The secret's last four characters, for the person's list. */
    ending: text().notNull(),
    /** Of the secret before the last renewal, which works until then. */
    formerHash: text('former_hash'),
    formerEndsAt: instant('former_ends_at'),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    days: integer().$type<KeyLifetime>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** At most a minute before the last request. */
    usedAt: instant('used_at'),
    /** The network of that request: /24 or /48. */
    usedFrom: text('used_from'),
  },
  (table) => [
    ofMember('keys_member', table.workspaceId, table.userId),
    index('keys_member_newest').on(table.workspaceId, table.userId, table.createdAt),
    uniqueIndex('keys_secret').on(table.secretHash),
    uniqueIndex('keys_former').on(table.formerHash),
  ],
)

/** A program that a member let in through OAuth. It ends with the membership. */
export const connectedPrograms = pgTable(
  'connected_programs',
  {
    /** The id of the grant at the authorization server. */
    id: text().primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    clientId: text('client_id').notNull(),
    name: text().notNull(),
    /** Where the program says it is at home. */
    host: text().notNull(),
    scopes: text().array().$type<ProgramScope[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** At most a minute before the last request. */
    usedAt: instant('used_at'),
  },
  (table) => [
    ofMember('connected_programs_member', table.workspaceId, table.userId),
    index('connected_programs_newest').on(table.workspaceId, table.userId, table.createdAt),
  ],
)

/** What the authorization server keeps: requests under way, codes, tokens, registered clients. */
export const oauthEntries = pgTable(
  'oauth_entries',
  {
    /** SHA-256 of the kind and the id, which for codes and tokens is the secret itself. */
    key: text().primaryKey(),
    kind: text().notNull(),
    programId: text('program_id').references(() => connectedPrograms.id, { onDelete: 'cascade' }),
    payload: json().$type<AdapterPayload>().notNull(),
    consumedAt: instant('consumed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('oauth_entries_program').on(table.programId),
    index('oauth_entries_expires_at').on(table.expiresAt),
  ],
)

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id from the authenticator, in base64url. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's use count. 0 if it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    /** The browser that added it or used it last. */
    browser: text().notNull(),
    address: text().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** Each replaces a passkey as the second factor once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, which is not stored. */
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** The browser keeps the token. Each works once. */
export const passkeyRequests = pgTable(
  'passkey_requests',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: ['add', 'sign-in'] }).notNull(),
    challenge: text().notNull(),
    /** The person who adds one or has given the right password. Null for signing in with any passkey. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_requests_user').on(table.userId),
    index('passkey_requests_expires_at').on(table.expiresAt),
  ],
)

/** These need no key of the computer, and have their own limit on password attempts. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the token in the browser's cookie. Several people may share a browser. */
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Sign-ins, failures, changes of credentials, and actions of operators. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: text().primaryKey(),
    /** The account. Null for a deletion. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The account that an operator changed, or a deleted one. Outlives the account. */
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

/** Model services and their keys. They belong to the operators and serve all workspaces. */
export const engineConnections = pgTable(
  'engine_connections',
  {
    id: text().primaryKey(),
    kind: text().$type<ConnectionKind>().notNull(),
    /** Includes the version, such as `https://api.openai.com/v1`. */
    baseUrl: text('base_url').notNull(),
    /** Encrypted, and bound to this row's id, kind and address. Null if the service needs no key. */
    sealedKey: text('sealed_key'),
    keyEnding: text('key_ending'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('engine_connections_base_url').on(table.baseUrl)],
)

/** The engine for a model label: a connection's model, a model on this computer, or else the arranger. */
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

/** What others wrote, or an older text, that posts are written about. */
export const sources = pgTable(
  'sources',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text({ enum: sourceKinds }).notNull(),
    title: text().notNull(),
    url: text(),
    site: text(),
    author: text(),
    /** As the source says it, such as `2026-11-21`. */
    publishedOn: date('published_on'),
    text: text().notNull(),
    /** The text was longer than what is kept. */
    isCut: boolean('is_cut').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sources_newest').on(table.workspaceId, table.createdAt, table.id)],
)

export const posts = pgTable(
  'posts',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who wrote it for the author. Null if the author did. */
    writtenById: text('written_by_id').references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    hook: text().notNull(),
    insight: text().notNull(),
    value: text().notNull(),
    cta: text().notNull(),
    firstComment: text('first_comment').notNull().default(''),
    /** The pages of its carousel. Null for none. */
    carousel: json().$type<StoredCarousel>(),
    /** The author gave the title. Otherwise it changes with the subject. */
    hasOwnTitle: boolean('has_own_title').notNull().default(false),
    subject: text().notNull(),
    category: text().notNull(),
    postType: text('post_type'),
    tone: text().notNull(),
    emojiUsage: text('emoji_usage').notNull(),
    language: text().notNull(),
    aiModel: text('ai_model').notNull(),
    /** The offer of a lead magnet post. Null for other posts. */
    leadMagnetTitle: text('lead_magnet_title'),
    /** The author's answers, which count as their own words like the subject. */
    answers: json().$type<Answer[]>().notNull().default([]),
    /** For the writer, never printed. */
    writerNotes: text('writer_notes').notNull().default(''),
    /** Passages that may be meant for the writer, with the author's decisions. */
    possibleNotes: json('possible_notes').$type<PossibleNote[]>().notNull().default([]),
    sourceId: text('source_id').references(() => sources.id, { onDelete: 'set null' }),
    /** Sentences of the source that the author chose to quote. */
    quotes: json().$type<string[]>().notNull().default([]),
    /** The author's decisions about unbacked claims. */
    claims: json().$type<SettledClaim[]>().notNull().default([]),
    /** Findings of the Reader check that the author dismissed. */
    ignored: json().$type<IgnoredFinding[]>().notNull().default([]),
    /** Unbacked claims in the texts up to this version. Null until one is analysed. */
    earlier: json().$type<{ version: number; claims: EarlierClaim[] }>(),
    /** The openings that its engine had to choose from, the chosen one first. Empty without a choice. */
    openings: json().$type<KeptOpening[]>().notNull().default([]),
    /** Label of the engine that last wrote the text. Null for a post typed by hand. */
    engine: text(),
    savedToLibrary: boolean('saved_to_library').notNull().default(false),
    /** The instant of the wall time in its zone. */
    scheduledFor: instant('scheduled_for'),
    /** The author's choice in `timeZone`, such as `2026-11-21T09:00`. Needed when a zone's rules change. */
    scheduledWallTime: text('scheduled_wall_time'),
    /** The author's choice where clocks show the wall time twice. */
    scheduledOccurrence: text('scheduled_occurrence').$type<Occurrence>(),
    timeZone: text('time_zone'),
    /** A free slot proposed for a draft, and why. Null once the post has a time, or the author declined. */
    proposedFor: instant('proposed_for'),
    proposedBecause: text('proposed_because'),
    /** In all four sections. Stored, because counting many posts takes long. */
    words: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`cardinality(array_remove(regexp_split_to_array(hook || ' ' || insight || ' ' || value || ' ' || cta, '\\s+'), ''))`,
      ),
    version: integer().notNull().default(1),
    /** What made the text. Null if unknown. */
    origin: json().$type<Origin>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('posts_newest').on(table.workspaceId, table.createdAt, table.id),
    index('posts_source').on(table.sourceId).where(isNotNull(table.sourceId)),
    index('posts_scheduled').on(table.workspaceId, table.scheduledFor).where(isNotNull(table.scheduledFor)),
    index('posts_proposed').on(table.workspaceId, table.proposedFor).where(isNotNull(table.proposedFor)),
  ],
)

/**
 * Changes with each transaction that changes the list of a workspace's posts. Triggers write it, so no writer can
 * forget it.
 */
export const postRevisions = pgTable('post_revisions', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  revision: uuid().notNull(),
})

/** A post's state on a network. Without a row, nobody has tried to publish it or marked it as live. */
export const publications = pgTable(
  'publications',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    network: text({ enum: ['linkedin'] }).notNull(),
    state: text({ enum: ['publishing', 'published', 'failed'] }).notNull(),
    /** Who reports that the post is live: the network or the author. */
    via: text({ enum: ['linkedin', 'manual'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** The first request. While its outcome is unknown, no other is sent. */
    request: json(),
    /** The first comment as it was when the request was made. Null for none, or if nothing was sent. */
    firstComment: text('first_comment'),
    /** When the request was sent, by the database's clock. */
    sentAt: instant('sent_at'),
    /** When a failed attempt is repeated automatically, by the database's clock. Null for never. */
    retryAt: instant('retry_at'),
    /** The first comment's state. Null until it is tried. */
    comment: text({ enum: ['sending', 'posted', 'refused', 'unconfirmed', 'withheld'] }),
    /** The end of the publisher's lease, by the database's clock. After it the publisher counts as dead. */
    leasedUntil: instant('leased_until'),
    publishedAt: instant('published_at'),
    url: text(),
    /** Why it failed: a code, never a message. */
    error: text(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.network] }),
    check('publications_published_at', sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`),
    // Only the author may mark a post as live without an address.
    check(
      'publications_address',
      sql`${table.state} <> 'published' or ${table.via} = 'manual' or ${table.url} is not null`,
    ),
  ],
)

/**
 * LinkedIn's own figures, by the file that they came from: deleting a file takes back what it said. Where files say
 * different things of a day or a post, the one that was made last counts.
 */
export const figureFiles = pgTable(
  'figure_files',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Whose figures these are. Null once that account is deleted. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** SHA-256 of its bytes. Of what the network answered: whom it asked for, and when. */
    hash: text().notNull(),
    /** `api`: what the network answered to a job on one day. */
    kind: text({ enum: ['account', 'post', 'api'] }).notNull(),
    /** The member that the addresses of its posts name. Null if none does. */
    member: text(),
    from: date(),
    to: date(),
    /** Of the whole file: impressions, members reached, followers, and who they are. */
    summary: json().$type<FigureSummary>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('figure_files_once').on(table.workspaceId, table.hash),
    index('figure_files_author').on(table.authorId),
  ],
)

export const figureDays = pgTable(
  'figure_days',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => figureFiles.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    impressions: integer(),
    engagements: integer(),
    newFollowers: integer('new_followers'),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.day] })],
)

export const figurePosts = pgTable(
  'figure_posts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => figureFiles.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    publishedOn: date('published_on'),
    figures: json().$type<PostFigures>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.address] })],
)

/** Which post of ours an address of LinkedIn's is, whatever file names it. A post in the trash keeps its addresses. */
export const figureJoins = pgTable(
  'figure_joins',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    /** Null if the author said that it is none of theirs here. */
    postId: text('post_id'),
    by: text({ enum: joinedBy }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.address] })],
)

/** A post's events on its way to the network, oldest first. Holds codes and times, no text. */
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

/** Who did what in a workspace, newest first. Only added to, in the transaction of the change. Outlives posts. */
export const activities = pgTable(
  'activities',
  {
    /** Ascending in a server, because entries of one transaction may share a millisecond. */
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    kind: text().$type<EntryKind>().notNull(),
    actorKind: text('actor_kind', { enum: entryActors }).notNull(),
    /** The person, also behind a program. Null for the server, a link, or a deleted account. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The key, the connected program or the link, and its name then. */
    throughId: text('through_id'),
    throughName: text('through_name'),
    /** May be gone. */
    postId: text('post_id'),
    /** The member whom it concerns. Null for a deleted account, and for most kinds. */
    aboutId: text('about_id').references(() => users.id, { onDelete: 'set null' }),
    detail: json().$type<EntryDetail>().notNull().default({}),
    /** When the typing of this entry ended. Null while it may go on: then the post's origin tells. */
    until: instant('until'),
  },
  (table) => [
    index('activities_newest').on(table.workspaceId, table.at, table.id),
    index('activities_beside_posts').on(table.workspaceId, table.at).where(isNull(table.postId)),
    index('activities_post').on(table.postId, table.at).where(isNotNull(table.postId)),
    index('activities_actor').on(table.actorId).where(isNotNull(table.actorId)),
    index('activities_about').on(table.aboutId).where(isNotNull(table.aboutId)),
    index('activities_at').on(table.at),
  ],
)

/** Who is asked to approve a post. Deleted once somebody decides. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    postId: text('post_id')
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    askedBy: text('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedByName: text('asked_by_name').notNull(),
    /** Null for anyone who may approve posts. */
    askedOf: text('asked_of').references(() => users.id, { onDelete: 'cascade' }),
    askedOfName: text('asked_of_name'),
    note: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When they were reminded. Null until then. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('approval_requests_asked_by').on(table.askedBy).where(isNotNull(table.askedBy)),
    index('approval_requests_asked_of').on(table.askedOf).where(isNotNull(table.askedOf)),
  ],
)

/** Decisions about a post. The last one counts, as long as what goes out has its hash. */
export const approvals = pgTable(
  'approvals',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Counts the post's decisions, from 1. */
    number: integer().notNull(),
    decision: text({ enum: ['approved', 'changes'] }).notNull(),
    /** Null once the account is deleted. */
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedByName: text('decided_by_name').notNull(),
    /** The review link by which it was decided, without a foreign key: the link's row goes before the decision. */
    linkId: text('link_id'),
    /** Who had asked for it. Null if nobody had. */
    askedBy: text('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Everything that went out with the post then, and its SHA-256 (`server/posts/outgoing.ts`). */
    outgoing: json().$type<Outgoing>().notNull(),
    hash: text().notNull(),
    note: text().notNull(),
    /** When the post may go out, both included. Null for no bound. */
    timeFrom: instant('time_from'),
    timeUntil: instant('time_until'),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.number] }),
    index('approvals_decided_by').on(table.decidedBy).where(isNotNull(table.decidedBy)),
    index('approvals_asked_by').on(table.askedBy).where(isNotNull(table.askedBy)),
  ],
)

/** Sent reminders, so none is sent twice. */
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
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId, table.channel, table.dueAt] }),
    index('reminders_user').on(table.userId),
  ],
)

/**
 * Deleted things that can be restored. Their rows leave their own tables, so queries on those need not know about the
 * trash.
 */
export const trash = pgTable(
  'trash',
  {
    /** The id of the deleted thing, before and after. */
    id: text().primaryKey(),
    kind: text({ enum: trashKinds }).notNull(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The author whose voice it belongs to. Null if it belongs to the workspace. */
    authorId: text('author_id'),
    title: text().notNull(),
    /** By table, as PostgreSQL writes rows as JSON. */
    rows: json().$type<Record<string, Record<string, unknown>[]>>().notNull(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => [
    ofMember('trash_member', table.workspaceId, table.authorId),
    index('trash_newest').on(table.workspaceId, table.deletedAt, table.id),
    index('trash_deleted_at').on(table.deletedAt),
  ],
)

/** An image or document of a post or of trash. The media store holds its bytes under the id. */
export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    /** Set instead of the post for media in the trash. */
    trashId: text('trash_id').references(() => trash.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'document'] }).notNull(),
    /** From 0, in display order. */
    position: integer().notNull(),
    /** Drawn from the post's carousel. */
    isCarousel: boolean('is_carousel').notNull().default(false),
    /** Kept, but not part of the post while its carousel is. */
    isAside: boolean('is_aside').notNull().default(false),
    /** For an image: a description of what it shows. */
    alt: text().notNull().default(''),
    /** For a document: its name on the network. */
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

export const networkAccounts = pgTable(
  'network_accounts',
  {
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    network: text({ enum: ['linkedin'] }).notNull(),
    externalId: text('external_id').notNull(),
    name: text().notNull(),
    /** Encrypted, and bound to this row. */
    sealedToken: text('sealed_token').notNull(),
    scopes: text().array().notNull().default([]),
    /** Due posts are published automatically. Otherwise the author gets a reminder. */
    publishes: boolean().notNull().default(true),
    /** Why the token stopped working, as a code. Null while it works. */
    refused: text(),
    expiresAt: instant('expires_at').notNull(),
    connectedAt: instant('connected_at').notNull(),
    /** The last day, in UTC, on which the network was asked for figures, and by how many calls. */
    figuresOn: date('figures_on'),
    figureCalls: integer('figure_calls').notNull().default(0),
    /** Why that day's figures are not all there, as a code. Null if they are. */
    figuresRefused: text('figures_refused'),
    /** Empty for old connections. */
    browser: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.network] }),
    ofMember('network_accounts_member', table.workspaceId, table.userId),
    index('network_accounts_expires_at').on(table.expiresAt),
  ],
)

/** An author's usual posting time: a time of day on a day of the week, in the author's zone. */
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

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    workspaceId: text('workspace_id').notNull(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull(),
    /** Encrypted, so the address can be shown again. */
    sealedToken: text('sealed_token').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    readFrom: text('read_from').notNull().default(''),
    /** Hash of the last content served, and since when. */
    digest: text(),
    changedAt: instant('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    ofMember('calendar_feeds_member', table.workspaceId, table.userId),
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
  ],
)

/** Browsers that show reminders without an open page of the app. */
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
    /** The subscribing browser: its entry in known_browsers, and its network address. */
    browserHash: text('browser_hash'),
    address: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
  ],
)

export const postingLinks = pgTable(
  'posting_links',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The time of the post in the reminder. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** The last use of the link, and from where. */
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

/** Ids of notifications that a person has read. The notifications themselves are computed. */
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

/** A post's text before a change, and what made it, so nothing is lost. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    content: json().$type<PostContent & Partial<PostAdditions>>().notNull(),
    carousel: json().$type<StoredCarousel>(),
    /** What made this text. Null if unknown. */
    origin: json().$type<Origin>(),
    /** How much of the limit this version and all before it take, dropped ones included. */
    places: integer().notNull(),
    /** When this text was finished. */
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.version] })],
)

/** A remark on a post or on selected words, a suggestion of other words, or a reply. */
export const comments = pgTable(
  'comments',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The first comment of the thread. Null for that one, which also holds the columns of the whole thread. */
    threadId: text('thread_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Null for a former member. */
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name of the key of the program that wrote it for that person. */
    program: text(),
    /** The review link by which it was written, and the name of its reviewer, who is then no author. */
    linkId: text('link_id'),
    reviewer: text(),
    text: text().notNull(),
    /** Ids of the members whom it mentions, and of all whom it is told. */
    mentions: text().array().notNull().default([]),
    told: text().array().notNull().default([]),
    /** When an edit mentioned people who were not mentioned before, ISO by id. */
    toldLater: json('told_later').$type<Record<string, string>>().notNull().default({}),
    /** The words that the thread is about, moved with each version, and the version that was commented on. */
    anchor: json().$type<Anchor & { version: number }>(),
    /** What a suggestion puts in place of the words. */
    replacement: text(),
    outcome: text({ enum: commentOutcomes }),
    settledAt: instant('settled_at'),
    settledById: text('settled_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('comments_post').on(table.postId, table.createdAt),
    index('comments_thread').on(table.threadId),
    index('comments_newest').on(table.workspaceId, table.createdAt),
    index('comments_author').on(table.authorId),
    index('comments_link').on(table.linkId).where(isNotNull(table.linkId)),
    index('comments_settled_by').on(table.settledById),
  ],
)

export const ideaSets = pgTable(
  'idea_sets',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    themes: json().$type<string[]>().notNull(),
    categories: json().$type<IdeaCategory[]>().notNull().default([]),
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
    /** From 0, in the set's order. */
    position: integer().notNull(),
    category: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    isFavourite: boolean('is_favourite').notNull().default(false),
  },
  (table) => [uniqueIndex('ideas_set').on(table.setId, table.position)],
)

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

/** One row for each request to an engine, successful or not. Holds no text. */
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
    /** The version of the prompts. Null for an engine without prompts. */
    promptVersion: text('prompt_version'),
    /** The rules that the first draft broke. Empty for a good draft, null for an unchecked one. */
    broke: text().array(),
    /** The revision's extra cost. Null without a revision. */
    revisionInputTokens: integer('revision_input_tokens'),
    revisionOutputTokens: integer('revision_output_tokens'),
    revisionDurationMs: integer('revision_duration_ms'),
    /** The Reader check's points for the chosen draft. */
    score: integer(),
    /** 'written', 'cancelled' or the error's code. */
    outcome: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('generations_newest').on(table.workspaceId, table.createdAt)],
)

/** Claimed while the request runs, then stored with its response. The claim's times are the database's. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** The run that holds the claim. Only it may store a response or free the key. */
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

/** Attempts per key and window. In the database, so several processes share one count. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
)

/** Texts by the author. The active ones show their style. */
export const writingSamples = pgTable(
  'writing_samples',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id').notNull(),
    authorId: text('author_id').notNull(),
    title: text(),
    content: text().notNull(),
    source: text({ enum: ['linkedin', 'custom'] }).notNull(),
    /** When it was posted and its id on the network, if it comes from an export. */
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

/** The author's facts and stories, for writing and for backing claims. */
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

/** A workspace's customer at Stripe, and the subscription as Stripe last reported it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    workspaceId: text('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    /** Null until the first completed checkout. */
    subscriptionId: text('subscription_id'),
    plan: text({ enum: ['pro', 'enterprise'] }),
    billingCycle: text('billing_cycle', { enum: ['monthly', 'yearly'] }),
    /** Stripe's word: active, trialing, past_due, canceled … */
    status: text(),
    currentPeriodStart: instant('current_period_start'),
    currentPeriodEnd: instant('current_period_end'),
    isEnding: boolean('is_ending').notNull().default(false),
    /** The number of requests to Stripe, and which of them the stored state is from. */
    asked: integer().notNull().default(0),
    answered: integer().notNull().default(0),
    /** When to ask Stripe again without an event, by the database's clock. */
    refreshAt: instant('refresh_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_customer').on(table.customerId),
    index('subscriptions_refresh_at').on(table.refreshAt),
  ],
)

/** Stripe sends each at least once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('stripe_events_created_at').on(table.createdAt)],
)

/** Written with the change that causes it and deleted when done. Times are the database's. */
export const jobs = pgTable(
  'jobs',
  {
    kind: text().notNull(),
    /** Unique within the kind. Enqueueing the same key replaces the job. */
    key: text().notNull(),
    /** The job's workspace. Null for a job that outlives it. */
    workspaceId: text('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    payload: json(),
    runAt: instant('run_at').notNull(),
    /** Counts replacements, so a run knows whether it is the latest. */
    revision: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** The current run, and when its server counts as dead. */
    claim: text(),
    claimedUntil: instant('claimed_until'),
    /** Cancelled during a run. */
    isCancelled: boolean('is_cancelled').notNull().default(false),
    /** A code, never a message. */
    lastError: text('last_error'),
    /** When it was given up, after too many failures. */
    diedAt: instant('died_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('jobs_waiting').on(table.kind, table.runAt).where(isNull(table.diedAt)),
    index('jobs_workspace').on(table.workspaceId).where(isNotNull(table.workspaceId)),
    index('jobs_died').on(table.diedAt).where(isNotNull(table.diedAt)),
    index('jobs_failing').on(table.kind).where(sql`${table.diedAt} is null and ${table.attempts} > 3`),
  ],
)

/** Another program's address that is told of events. Belongs to the workspace. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    state: text({ enum: webhookStates }).notNull(),
    offBecause: text('off_because').$type<WebhookOffReason>(),
    /** The first failure since the last success, by the database's clock. */
    failingSince: instant('failing_since'),
    /** Encrypted, and bound to this row's id. The former one also signs until `formerUntil`. */
    sealedSecret: text('sealed_secret').notNull(),
    sealedFormerSecret: text('sealed_former_secret'),
    formerUntil: instant('former_until'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhooks_workspace').on(table.workspaceId)],
)

/** Written by triggers and `tell_of_post`, only for workspaces with a webhook that wants it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** The header `webhook-id`, so a receiver recognises repetitions. */
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    type: text().$type<WebhookEventType | typeof testEvent>().notNull(),
    /** The post or idea, or `figures`. A test is its own subject. */
    subjectId: text('subject_id').notNull(),
    /** The subject's rows by table, as of the event. Null once `body` is written. */
    rows: json(),
    /** What is sent, the same each time. */
    body: text(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('webhook_events_workspace').on(table.workspaceId),
    index('webhook_events_subject').on(table.subjectId),
    index('webhook_events_at').on(table.at),
  ],
)

/** An event for one webhook. Times are the database's. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    subjectId: text('subject_id').notNull(),
    /** Counts up for each webhook, in the order of commits. */
    position: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAt: instant('next_at').notNull().defaultNow(),
    /** Of the last attempt; set when it begins, and then no later change replaces the event. No status: nobody answered, for the reason in `error`, a code. */
    attemptedAt: instant('attempted_at'),
    durationMs: integer('duration_ms'),
    status: integer(),
    /** The first characters of the answer. */
    answer: text().notNull().default(''),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.eventId] }),
    index('webhook_deliveries_event').on(table.eventId),
    uniqueIndex('webhook_deliveries_newest').on(table.webhookId, table.position),
    index('webhook_deliveries_waiting')
      .on(table.webhookId, table.subjectId, table.position)
      .where(sql`state = 'waiting'`),
  ],
)

/** A workspace's use of its plan in one period. Reservations lock this row, so they take turns. */
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
    categories: text().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.periodStart] })],
)

/** A place in the plan, reserved while an engine works. Then it is counted, released, or expires with a dead server. */
export const planReservations = pgTable(
  'plan_reservations',
  {
    id: text().primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    periodStart: instant('period_start').notNull(),
    kind: text({ enum: ['generations', 'launches'] }).notNull(),
    /** Set where the plan limits categories. */
    category: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('plan_reservations_period').on(table.workspaceId, table.periodStart),
    index('plan_reservations_expires_at').on(table.expiresAt),
  ],
)

/** Addresses are in lower case. */
export const waitlist = pgTable('waitlist', {
  email: text().primaryKey(),
  createdAt: instant('created_at').notNull(),
})

/** Per day (UTC), without anything about visitors. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date().notNull(),
    path: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
