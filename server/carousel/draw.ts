import { readFileSync } from 'node:fs'
import { create, type Font } from '@cantoo/fontkit'
import {
  beginText,
  endText,
  fill,
  PDFArray,
  PDFDocument,
  type PDFFont,
  type PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  rectangle,
  rgb,
  setCharacterSpacing,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
} from '@cantoo/pdf-lib'
import { type Drawing, drawingOf } from '#shared/carousel/layout.ts'
import type { Weight } from '#shared/carousel/letters.ts'
import { type DrawnText, pageHeight, pageWidth, type Shape } from '#shared/carousel/looks.ts'
import type { Carousel } from '#shared/carousel.ts'
import type { Language } from '#shared/catalogue.ts'
import { product } from '#shared/product.ts'
import { fileOfPackage } from '../config/places.ts'
import { artifact, structureOf, type Tagging } from './structure.ts'

export interface CarouselNames {
  title: string
  author: string
  language: Language
}

const codes: Record<Language, string> = { english: 'en', german: 'de', french: 'fr', spanish: 'es' }

/** A PDF of selectable text in reading order, tagged for screen readers. The same carousel makes the same pages. */
export async function drawCarousel(
  carousel: Carousel,
  { title, author, language }: CarouselNames,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setLanguage(codes[language])
  document.setProducer(product.name)
  document.setCreator(product.name)
  const faces = { medium: await faceIn(document, 'medium'), bold: await faceIn(document, 'bold') }
  const { tagging, finish } = structureOf(document)
  const count = carousel.pages.length
  for (const [at, { text }] of carousel.pages.entries()) {
    const page = document.addPage([pageWidth, pageHeight])
    drawPage(page, drawingOf(carousel, { text, at, count }, author), faces, tagging(page))
  }
  finish()
  return document.save({ addDefaultPage: false })
}

type Faces = Record<Weight, Face>

interface Face {
  font: PDFFont
  /** Of the operator that shows a text: pieces and the distances between them. */
  shown: (text: string) => PDFOperator
}

const files: Record<Weight, string> = {
  medium: fileOfPackage('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  bold: fileOfPackage('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
}
const fonts = new Map<Weight, Font>()

/** One glyph for each letter, so that text can be selected and widths can be foretold. */
const features = { liga: false, calt: false, clig: false, dlig: false, rlig: false, ccmp: false, locl: false }

async function faceIn(document: PDFDocument, weight: Weight): Promise<Face> {
  const known = fonts.get(weight) ?? (create(readFileSync(files[weight])) as Font)
  fonts.set(weight, known)
  // Reading the font takes longer than drawing with it, so the library gets the one that was read before.
  document.registerFontkit({ create: () => known } as never)
  const font = await document.embedFont(new Uint8Array(), { subset: true, features })
  return { font, shown: (text) => shown(document, font, known, text) }
}

function shown({ context }: PDFDocument, font: PDFFont, known: Font, text: string): PDFOperator {
  const { glyphs, positions } = known.layout(text, features)
  const pieces = PDFArray.withContext(context)
  const letters = [...text]
  const isPlain = glyphs.length === letters.length
  let piece = ''
  const end = () => {
    if (piece) pieces.push(font.encodeText(piece))
    piece = ''
  }
  for (const [at, letter] of letters.entries()) {
    piece += letter
    const kerning = isPlain ? positions![at]!.xAdvance - glyphs[at]!.advanceWidth : 0
    if (Math.abs(kerning) < 1) continue
    end()
    pieces.push(PDFNumber.of(Math.round((-1_000 * kerning) / known.unitsPerEm)))
  }
  end()
  return PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [pieces])
}

function drawPage(page: PDFPage, { background, shapes, blocks, foot }: Drawing, faces: Faces, tagged: Tagging): void {
  const keys = {
    medium: page.node.newFontDictionary('Medium', faces.medium.font.ref),
    bold: page.node.newFontDictionary('Bold', faces.bold.font.ref),
  }
  const line = (text: DrawnText, isLast: boolean) => drawnLine(text, keys, faces, isLast)
  const ground = { x: 0, y: 0, width: pageWidth, height: pageHeight, colour: background }
  page.pushOperators(...artifact([ground, ...shapes].flatMap(filled)))
  for (const { kind, lines } of blocks)
    page.pushOperators(
      ...tagged(
        kind,
        lines.flatMap((text, at) => line(text, at === lines.length - 1)),
      ),
    )
  page.pushOperators(...artifact(foot.flatMap((text) => line(text, true))))
}

const colourOf = (colour: string) => {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255
  return setFillingColor(rgb(part(1), part(3), part(5)))
}

const filled = ({ x, y, width, height, colour }: Shape): PDFOperator[] => [
  colourOf(colour),
  rectangle(x, pageHeight - y - height, width, height),
  fill(),
]

function drawnLine(
  { text, x, y, size, weight, tracking, colour }: DrawnText,
  keys: Record<Weight, PDFName>,
  faces: Faces,
  isLast: boolean,
): PDFOperator[] {
  return [
    beginText(),
    colourOf(colour),
    setFontAndSize(keys[weight], size),
    setCharacterSpacing(tracking * size),
    setTextMatrix(1, 0, 0, 1, x, pageHeight - y),
    // The space keeps the words of two lines apart where the text is copied.
    faces[weight].shown(isLast ? text : `${text} `),
    endText(),
  ]
}
