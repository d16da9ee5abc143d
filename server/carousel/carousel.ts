import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { carouselOf, titleOf, troubleOf } from '#shared/carousel/deck.ts'
import { pageHeight, pageWidth } from '#shared/carousel/looks.ts'
import { type Carousel, type carouselWish, defaultColour } from '#shared/carousel.ts'
import type { Language } from '#shared/catalogue.ts'
import type { Post } from '#shared/posts.ts'
import { author, inWorkspace } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { members, posts, users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { type MadeDocument, placeCarousel, type StoredDocument, withDocument } from '../media/made-document.ts'
import type { WithMediaStore } from '../media/store.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { type Change, getPost, isOwnPost, updatePost } from '../posts/posts.ts'
import type { WithCarousels } from './analyses.ts'

export type CarouselContext = PostContext & WithMediaStore & WithCarousels

/**
 * Makes or changes a post's carousel. Its document becomes part of the post's media once it has enough pages, each of
 * which can be drawn.
 */
export async function changeCarousel(
  ctx: CarouselContext,
  id: string,
  { carousel, replace, revision }: z.output<typeof carouselWish>,
): Promise<Post> {
  authorize(ctx, 'read', 'posts')
  authorize(ctx, 'write', 'posts')
  const post = await getPost(ctx, id)
  const next = carousel ?? (await madeOf(ctx, post))
  return storeCarousel(ctx, post, next, { replace, revision, isChosen: true })
}

export async function removeCarousel(ctx: CarouselContext, id: string): Promise<Post> {
  authorize(ctx, 'read', 'posts')
  authorize(ctx, 'write', 'posts')
  return storeCarousel(ctx, await getPost(ctx, id), null)
}

async function madeOf(ctx: CarouselContext, { content, language, carousel }: Post): Promise<Carousel> {
  const pages = inTime(await ctx.analysis.pagesOf(content, language as Language))
  return carouselOf(pages, carousel ?? { design: 'paper', colour: await colourOf(ctx) })
}

function inTime<T>(result: T | undefined): T {
  if (result === undefined) throw new AppError('timeout', 'Making the pages took too long. Try again.')
  return result
}

interface Storing {
  /** Sets other media of the post aside. */
  replace?: boolean
  revision?: number | null
  /** The author chose its colour, which the next carousel then has. */
  isChosen?: boolean
  /** What changes together with the carousel. */
  change?: Change
}

/** Changes a post with its carousel, in one transaction with the document. */
export async function storeCarousel(
  ctx: CarouselContext,
  post: Post,
  carousel: Carousel | null,
  { replace = false, revision, isChosen = false, change = {} }: Storing = {},
): Promise<Post> {
  const { id } = post
  const isPlaced = replace || post.media.every((item) => item.isCarousel)
  const store = (document: StoredDocument | null) =>
    ctx.db.transaction(async (tx) => {
      const former = await lock(ctx, id, tx)
      if (revision !== undefined && revision !== (former.carousel?.revision ?? null))
        throw new AppError(
          'conflict',
          'This carousel was changed somewhere else in the meantime. Nothing was overwritten.',
        )
      await placeCarousel(ctx, tx, id, document, replace)
      if (carousel && isChosen) await keepColour(within(ctx, tx), carousel.colour)
      const next = carousel && { ...carousel, revision: former.version + 1 }
      return updatePost(within(ctx, tx), id, { ...change, carousel: next })
    })
  if (!carousel || !isPlaced || troubleOf(carousel)) return store(null)
  return withDocument(ctx, await drawn(ctx, post, carousel), store)
}

async function lock(ctx: Context, id: string, tx: Parameters<typeof within>[1]) {
  const { version, carousel } = posts
  const [found] = await tx.select({ version, carousel }).from(posts).where(isOwnPost(ctx, id)).for('no key update')
  if (!found) throw notFound('Post')
  return found
}

async function drawn(ctx: CarouselContext, { id, language }: Post, carousel: Carousel): Promise<MadeDocument> {
  const [author] = await ctx.db
    .select({ name: users.fullName })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(isOwnPost(ctx, id))
  const title = titleOf(carousel)
  const names = { title, author: author?.name ?? '', language: language as Language }
  const bytes = inTime(await ctx.analysis.drawCarousel(carousel, names))
  return { bytes, title, width: pageWidth, height: pageHeight, pages: carousel.pages.length }
}

const mine = (ctx: Context, userId: string) => and(inWorkspace(ctx, members), eq(members.userId, userId))

/** The colour of the author's last carousel. */
async function colourOf(ctx: Context): Promise<string> {
  if (ctx.actor.kind === 'worker') return defaultColour
  const [found] = await ctx.db
    .select({ colour: members.carouselColour })
    .from(members)
    .where(mine(ctx, author(ctx).id))
  return found?.colour ?? defaultColour
}

async function keepColour(ctx: Context, colour: string): Promise<void> {
  if (ctx.actor.kind !== 'worker')
    await ctx.db
      .update(members)
      .set({ carouselColour: colour })
      .where(mine(ctx, author(ctx).id))
}
