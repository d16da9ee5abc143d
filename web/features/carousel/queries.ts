import type { CarouselWish } from '#shared/carousel.ts'
import type { Post } from '#shared/posts.ts'
import { send } from '#web/lib/api.ts'
import { postPath } from '#web/lib/post-queries.ts'

const path = (postId: string) => `${postPath(postId)}/carousel`

export const sendCarousel = (postId: string, wish: CarouselWish) => send<Post>('POST', path(postId), wish)

export const removeCarousel = (postId: string) => send<Post>('DELETE', path(postId))
