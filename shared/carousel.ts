import * as z from 'zod/mini'

/** The network takes more, but readers leave. */
export const fewestPages = 6
export const mostPages = 10

export const carouselDesigns = ['paper', 'night', 'colour', 'editorial'] as const
export type CarouselDesign = (typeof carouselDesigns)[number]
export const designNames: Record<CarouselDesign, string> = /*i18n*/ {
  paper: 'Paper',
  night: 'Night',
  colour: 'Full colour',
  editorial: 'Editorial',
}

export const defaultColour = '#0f766e'

export const maxPageCharacters = 2_000
/** A long text makes more pages than a carousel may have, so that none of it is lost. */
export const maxStoredPages = 100

const pageText = z
  .string('A page must be a text.')
  .check(z.maxLength(maxPageCharacters, 'A page can hold at most 2,000 characters.'))
const tooMany = 'A carousel can hold at most 100 pages.'

export const carouselPage = z.object({
  text: pageText,
  /** What the rule made of the post's text. Null for a page that the author added. */
  made: z.nullable(pageText),
})
export type CarouselPage = z.infer<typeof carouselPage>

/** Whether the author wrote the page, or changed what the rule made. */
export const isEdited = ({ text, made }: CarouselPage): boolean => text !== made

export const carousel = z.object({
  design: z.enum(carouselDesigns, 'design must be one of paper, night, colour, editorial.'),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'colour must be six digits such as #0f766e.')),
  /** The first is the cover. The last also names the author. */
  pages: z.array(carouselPage).check(z.maxLength(maxStoredPages, tooMany)),
  /** The pages that the rule made of the text when the author last took them in. */
  source: z.array(pageText).check(z.maxLength(maxStoredPages, tooMany)),
})
export type Carousel = z.infer<typeof carousel>

/** `revision` is the post's version at the last change of its carousel. */
export const storedCarousel = z.extend(carousel, { revision: z.int() })
export type StoredCarousel = z.infer<typeof storedCarousel>

export const carouselWish = z.object({
  /** By default the pages are made of the post's text. */
  carousel: z.optional(carousel),
  /** Sets the images or the document of the post aside until the carousel is removed. */
  replace: z._default(z.boolean('replace must be true or false.'), false),
  /** Refuses the change if the carousel has another revision; null if it must be new. */
  revision: z.optional(z.nullable(z.int())),
})
export type CarouselWish = z.input<typeof carouselWish>
