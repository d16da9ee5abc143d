import * as z from 'zod/mini'

/** A post has either images or one document. */
export const maxImages = 20
/** The network's limits for the pixels of an image, the frames of an animation and the pages of a document. */
export const maxPixels = 36_152_319
export const maxFrames = 250
export const maxPages = 300
export const largestImage = 10_000_000
export const largestDocument = 100_000_000
/** Bytes of all media of a workspace together. */
export const maxWorkspaceBytes = 5_000_000_000
export const maxAltCharacters = 4_086
export const maxTitleCharacters = 200

export const mediaKinds = ['image', 'document'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const mediaItem = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  /** Images only: a description for people who cannot see the image. */
  alt: z.string(),
  /** Documents only: the name that the network shows. */
  title: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** Pixels of an image; points of a document's first page. */
  width: z.number(),
  height: z.number(),
  /** Documents only. */
  pages: z.nullable(z.number()),
  /** Documents only: whether it is drawn from the post's carousel. */
  isCarousel: z.boolean(),
  /** The address of the file, for everyone who may read the post. */
  url: z.string(),
})
export type MediaItem = z.infer<typeof mediaItem>

export const mediaAlt = z
  .string('alt must be a text.')
  .check(z.maxLength(maxAltCharacters, 'A description of an image can hold at most 4,086 characters.'))
export const mediaTitle = z
  .string('title must be a text.')
  .check(z.trim(), z.maxLength(maxTitleCharacters, 'The title of a document can hold at most 200 characters.'))

export const mediaPatch = z
  .object({
    alt: z.optional(mediaAlt),
    title: z.optional(mediaTitle),
    position: z.optional(z.int().check(z.minimum(0))),
  })
  .check(
    z.refine(
      (patch) => Object.values(patch).some((value) => value !== undefined),
      'There is nothing to change in the request.',
    ),
  )
export type MediaPatch = z.infer<typeof mediaPatch>
