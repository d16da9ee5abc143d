import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import { type CarouselDesign, carouselDesigns } from '#shared/carousel.ts'
import { everythingIn } from '../testing/media.ts'
import { drawCarousel } from './draw.ts'

const texts = [
  'Zwölf Größen, ein Stück: “¿Qué?” – Où ça, Šárka?',
  'Three things changed:\n1. The queue\n2. The bench, which is now two benches beside each other\n3. AV, To, Wa: letters that move closer',
  'Fast efficient offices fix difficult files.',
  '🚀 We launched 𝗯𝗼𝗹𝗱 things',
  'Five',
  'Where does yours wait?',
]
const names = { title: 'Two benches', author: 'Nora Field', language: 'german' } as const
const draw = (design: CarouselDesign = 'paper', pages = texts) =>
  drawCarousel({ design, colour: '#0f766e', source: [], pages: pages.map((text) => ({ text, made: text })) }, names)

async function textsIn(bytes: Uint8Array): Promise<string[]> {
  const document = await (await PDFiumLibrary.init()).loadDocument(bytes)
  return [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' ').trim())
}

test.each(carouselDesigns)(
  'the text of %s can be selected, in reading order, with each letter as typed',
  async (of) => {
    const [cover, list, plain, launched] = await textsIn(await draw(of))
    expect(cover).toMatch(/^Zwölf Größen, ein Stück: “¿Qué\?” – Où ça, Šárka\? /)
    expect(list).toMatch(
      /^Three things changed: 1\. The queue 2\. The bench, which is now two benches beside each other 3\. AV, To, Wa: letters that move closer /,
    )
    expect(plain).toMatch(/^Fast efficient offices fix difficult files\. /)
    expect(launched).toMatch(/^We launched bold things /)
  },
)

test('it names itself, its language, and what is a heading, a paragraph or a list', async () => {
  const bytes = await draw()
  const document = await PDFDocument.load(bytes)
  expect([document.getTitle(), document.getAuthor()]).toEqual(['Two benches', 'Nora Field'])
  const { catalog } = document
  expect(catalog.lookup(PDFName.of('Lang'))?.toString()).toBe('(de)')
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true')
  const tags = [...(await everythingIn(Buffer.from(bytes))).matchAll(/\/S \/(\w+)/g)].map(([, tag]) => tag)
  const count = (tag: string) => tags.filter((one) => one === tag).length
  expect(['Document', 'Sect', 'H1', 'L', 'LI', 'LBody'].map(count)).toEqual([1, 6, 1, 1, 3, 3])
})

test('the longest carousel is at most 300 KB, and drawn in less than a second', async () => {
  const letters = Array.from({ length: 600 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
  const pages = Array.from({ length: 10 }, (_, at) =>
    letters.slice(at * 60, at * 60 + 60).replaceAll(/(.{20})/g, '$1 '),
  )
  for (const design of carouselDesigns) {
    // The processor's time: other tests keep the machine busy.
    const before = process.cpuUsage()
    const bytes = await draw(design, pages)
    const { user, system } = process.cpuUsage(before)
    expect(bytes.length).toBeLessThan(300_000)
    expect((user + system) / 1_000).toBeLessThan(1_000)
  }
})
