/** The same endpoint in the usual starter template: Express, express-session in PostgreSQL, passport, drizzle. */
import connectPgSimple from 'connect-pg-simple'
import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import express from 'express'
import session from 'express-session'
import passport from 'passport'
import { Strategy as LocalStrategy } from 'passport-local'
import pg from 'pg'
import { media, members, posts, publications, users } from '../../server/database/schema.ts'
import { knownTone } from '../../shared/catalogue.ts'
import { findCategory } from '../../shared/post-types.ts'
import { type Post, post } from '../../shared/posts.ts'
import { otherFailure, type PublishFailure, publishFailures } from '../../shared/publishing.ts'

const { DATABASE_URL, DATABASE_POOL, PORT, SESSION_TOUCH } = process.env

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) })
pool.on('error', (error) => console.error(error.message))
const db = drizzle(pool)
const PgStore = connectPgSimple(session)

async function findUser(condition: ReturnType<typeof eq>) {
  const [found] = await db
    .select({ id: users.id, username: users.username, fullName: users.fullName, workspaceId: members.workspaceId })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(condition)
  return found
}

type TemplateUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

passport.use(
  // Accepts every password, because signing in is not measured.
  new LocalStrategy((username, _password, done) => {
    findUser(eq(users.username, username)).then((user) => done(null, user ?? false), done)
  }),
)
passport.serializeUser<string>((user, done) => done(null, (user as TemplateUser).id))
passport.deserializeUser<string>((id, done) => {
  findUser(eq(users.id, id)).then((user) => done(null, user ?? false), done)
})

const app = express()
app.use(
  session({
    secret: 'only for the bench',
    resave: false,
    saveUninitialized: false,
    cookie: { maxAge: 30 * 86_400_000 },
    store: new PgStore({ pool, createTableIfMissing: true, disableTouch: SESSION_TOUCH === 'off' }),
  }),
)
app.use(passport.initialize())
app.use(passport.session())

app.post('/api/login', express.json(), passport.authenticate('local'), (request, response) => {
  response.json(request.user)
})

const columns = getTableColumns(posts)
const plainColumns = Object.fromEntries(
  Object.entries(columns).filter(([name]) => Object.hasOwn(post.shape, name)),
) as Pick<typeof columns, keyof typeof columns & keyof Post>

app.get('/api/posts', async (request, response) => {
  if (!request.isAuthenticated()) {
    response.status(401).send('You are not signed in.')
    return
  }
  const limit = Math.min(Number(request.query.limit) || 50, 200)
  const rows = await db
    .select({
      ...plainColumns,
      hook: posts.hook,
      insight: posts.insight,
      value: posts.value,
      cta: posts.cta,
      category: posts.category,
      tone: posts.tone,
      origin: posts.origin,
      proposedFor: posts.proposedFor,
      proposedBecause: posts.proposedBecause,
      state: publications.state,
      via: publications.via,
      at: publications.publishedAt,
      url: publications.url,
      comment: publications.comment,
      error: publications.error,
      retryAt: publications.retryAt,
    })
    .from(posts)
    .leftJoin(publications, eq(publications.postId, posts.id))
    .where(eq(posts.workspaceId, (request.user as TemplateUser).workspaceId))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select()
    .from(media)
    .where(inArray(media.postId, ids))
    .orderBy(asc(media.position), asc(media.id))
  const mediaOf = Map.groupBy(items, ({ postId }) => postId)
  response.json(
    rows.map(
      ({
        hook,
        insight,
        value,
        cta,
        category,
        tone,
        origin,
        proposedFor,
        proposedBecause,
        state,
        via,
        at,
        url,
        comment,
        error,
        retryAt,
        ...row
      }) => ({
        ...row,
        content: { hook, insight, value, cta },
        categoryId: category,
        category: { id: category, name: findCategory(category)?.name ?? category },
        tone: { id: tone, name: knownTone(tone).name },
        status: state ?? (row.scheduledFor ? (row.scheduledFor > new Date() ? 'scheduled' : 'missed') : 'draft'),
        proposal: proposedFor && { at: proposedFor, reason: proposedBecause },
        isPublished: row.savedToLibrary || state === 'published',
        editedAt: origin && Date.parse(origin.at) > row.createdAt.getTime() + 1_000 ? origin.at : null,
        publication: state === 'published' ? { via, at, url, comment } : null,
        approval: null,
        lacksApproval: false,
        failure:
          state && state !== 'published' && error
            ? { code: error, sentence: publishFailures[error as PublishFailure] ?? otherFailure, retryAt }
            : null,
        media: (mediaOf.get(row.id) ?? []).map(
          ({ id, kind, alt, title, contentType, bytes, width, height, pages, isCarousel }) => ({
            id,
            kind,
            alt,
            title,
            contentType,
            bytes,
            width,
            height,
            pages,
            isCarousel,
            url: `/api/media/${id}`,
          }),
        ),
      }),
    ),
  )
})

app.get('/healthz', (_request, response) => {
  response.send('ok')
})
app.listen(Number(PORT), '127.0.0.1')
