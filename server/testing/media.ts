import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString, rgb } from '@cantoo/pdf-lib'
import { zlibSync } from 'fflate'
import sharp from 'sharp'
import type { MediaItem } from '#shared/media.ts'
import type { TestApp, TestUser } from './app.ts'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

/** Left half red, right half blue. */
export const someImage = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: blue } }, gravity: 'east' },
  ])

/** As a phone writes it: on its side, and with the place where it was taken. */
export const photograph = () =>
  someImage()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Some Phone', ImageDescription: 'At home' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>whoever made it</secret></x:xmpmeta>')
    .toBuffer()

export const somePdf = async (pages = 2, change: (document: PDFDocument) => unknown = () => {}): Promise<Buffer> => {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page++) document.addPage([540, 675]).drawText(`Page ${page}`, { x: 40, y: 600 })
  await change(document)
  return Buffer.from(await document.save())
}

/** With everything that a document can do to its reader, and everything that it reveals of its author. */
export const armedPdf = () =>
  somePdf(2, async (document) => {
    const { context } = document
    document.setTitle('Draft for the board')
    document.setAuthor('Nora Field')
    document.addJavaScript('hello', 'app.alert("JavaScriptOfNames")')
    await document.attach(Buffer.from('MZ attached program'), 'run.exe', { mimeType: 'application/octet-stream' })
    const script = { Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert("JavaScriptOnOpening")') }
    document.catalog.set(PDFName.of('OpenAction'), context.obj(script))
    const page = document.getPage(0)
    page.node.set(PDFName.of('AA'), context.obj({ O: { S: 'Launch', F: PDFString.of('cmd.exe') } }))
    const rectangle = { Type: 'Annot', Subtype: 'Link', Rect: [10, 10, 100, 30] }
    const link = (action: Record<string, unknown>) =>
      context.register(context.obj({ ...rectangle, A: action } as never))
    const attached = {
      ...rectangle,
      Subtype: 'FileAttachment',
      FS: { Type: 'Filespec', F: PDFString.of('attachment.exe') },
    }
    page.node.set(
      PDFName.of('Annots'),
      context.obj([
        link({ S: 'URI', URI: PDFString.of('https://example.com/report') }),
        link({ S: 'URI', URI: PDFString.of('javascript:scriptInLink()') }),
        link({ S: 'Launch', F: PDFString.of('launched.exe') }),
        link({ S: 'GoTo', Next: { S: 'JavaScript', JS: PDFString.of('scriptAfterwards()') } }),
        context.register(context.obj(attached)),
      ]),
    )
    page.node.set(
      PDFName.of('Metadata'),
      context.register(context.stream('<rdf>xmpOfPage</rdf>', { Type: 'Metadata', Subtype: 'XML' })),
    )
    page.drawImage(await document.embedJpg(await photograph()), { x: 40, y: 40, width: 40, height: 20 })
  })

/** With notes, a form and photographs that hold more than the pages show. */
export const telltalePdf = () =>
  somePdf(1, async (document) => {
    const { context } = document
    const page = document.getPage(0)
    const named = (text: string) => PDFString.of(text)
    const annotation = (Subtype: string, more: Record<string, unknown>) =>
      context.register(context.obj({ Type: 'Annot', Subtype, Rect: [10, 500, 100, 530], ...more } as never))
    const hidden = annotation('FreeText', { F: 2, Contents: named('RemarkNobodySees'), T: named('HiddenReviewer') })
    page.node.set(
      PDFName.of('Annots'),
      context.obj([
        annotation('Text', { T: named('NoteReviewer'), Contents: named('NoteInTheMargin') }),
        annotation('Popup', { Parent: hidden }),
        annotation('Highlight', {
          T: named('MarkReviewer'),
          Contents: named('RemarkBehindMark'),
          Subj: named('Subject1'),
        }),
        annotation('FreeText', { Contents: named('WordsOnThePage'), T: named('FreeReviewer') }),
        hidden,
      ]),
    )
    // This entry still refers to what was removed from the page.
    document.catalog.set(
      PDFName.of('StructTreeRoot'),
      context.register(context.obj({ K: { Type: 'OBJR', Obj: hidden } })),
    )
    const photo = await photograph()
    const image = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 4,
      Height: 2,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
    }
    const pictures = [
      context.stream(photo, { ...image, Filter: ['DCTDecode'] }),
      context.stream(zlibSync(photo), {
        ...image,
        Filter: ['FlateDecode', 'DCTDecode'],
        DecodeParms: [{}, { ColorTransform: 1 }],
      }),
    ]
    for (const picture of pictures) page.node.newXObject('Photo', context.register(picture))
    const form = document.getForm()
    const field = form.createTextField('FieldOfSalary')
    field.setText('ValueOfSalary')
    field.addToPage(page, { x: 40, y: 300, width: 200, height: 40, backgroundColor: rgb(0.8, 0.1, 0.1) })
    form.createTextField('FieldOutOfSight').setText('ValueOutOfSight')
  })

/** A text in UTF-16, which this library writes into form fields. */
const decoded = (_: string, hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

export async function everythingIn(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return object.toString().replaceAll(/<FEFF([\dA-F]+)>/g, decoded)
      return `${object.dict instanceof PDFDict ? object.dict.toString() : ''}${Buffer.from(object.getContents()).toString('latin1')}`
    })
    .join('\n')
}

export function mediaCalls(app: TestApp) {
  const upload = (as: TestUser, postId: string, bytes: Uint8Array | ReadableStream, search = '') =>
    app.app.request(`/api/posts/${postId}/media${search}`, {
      method: 'POST',
      headers: { cookie: as.cookie, 'content-type': 'application/octet-stream' },
      body: bytes as Uint8Array<ArrayBuffer>,
      ...(bytes instanceof Uint8Array ? {} : { duplex: 'half' as const }),
    })
  return {
    upload,
    async added(as: TestUser, postId: string, bytes: Uint8Array, search?: string): Promise<MediaItem> {
      const response = await upload(as, postId, bytes, search)
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as MediaItem
    },
    async refusal(as: TestUser, postId: string, bytes: Uint8Array | ReadableStream): Promise<[number, string]> {
      const response = await upload(as, postId, bytes)
      return [response.status, await response.text()]
    },
    async bytesOf(as: TestUser, { url }: MediaItem): Promise<Buffer> {
      return Buffer.from(await (await app.call('GET', url, { as })).arrayBuffer())
    },
    async listed(as: TestUser, postId: string): Promise<MediaItem[]> {
      return ((await (await app.call('GET', `/api/posts/${postId}`, { as })).json()) as { media: MediaItem[] }).media
    },
  }
}
