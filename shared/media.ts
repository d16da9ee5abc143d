import * as z from 'zod/mini'

/** A post has as many images, or one document. */
export const mostImages = 20
/** The network takes no image with more pixels, no animation with more frames, and no document with more pages. */
export const mostPixels = 36_152_319
export const mostFrames = 250
export const mostPages = 300
export const largestImage = 10_000_000
export const largestDocument = 100_000_000
/** Of all media of a workspace, in bytes. */
export const mostOfWorkspace = 5_000_000_000
export const mostAltCharacters = 4_086
export const mostTitleCharacters = 200

export const mediaKinds = ['image', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** An image or document of a post. */
export const mediaItem = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  /** Of an image: what is seen in it, for people who do not see it. */
  alt: z.string(),
  /** Of a document: the name that the network shows. */
  title: z.string(),
  contentType: z.string(),
  /** The size of the file. */
  bytes: z.number(),
  /** In pixels; of a document those of its first page, in points. */
  width: z.number(),
  height: z.number(),
  /** Of a document. */
  pages: z.nullable(z.number()),
  /** Where the file is, for whoever may read the post. */
  url: z.string(),
})
export type MediaItem = z.infer<typeof mediaItem>

export const mediaAlt = z
  .string('alt must be a text.')
  .check(z.maxLength(mostAltCharacters, 'A description of an image can hold at most 4,086 characters.'))
export const mediaTitle = z
  .string('title must be a text.')
  .check(z.trim(), z.maxLength(mostTitleCharacters, 'The title of a document can hold at most 200 characters.'))

export const mediaPatch = z
  .object({
    alt: z.optional(mediaAlt),
    title: z.optional(mediaTitle),
    /** Its new place among those of the post, from 0. */
    position: z.optional(z.int().check(z.minimum(0))),
  })
  .check(
    z.refine(
      (patch) => Object.values(patch).some((value) => value !== undefined),
      'There is nothing to change in the request.',
    ),
  )
export type MediaPatch = z.infer<typeof mediaPatch>
