import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import type { MediaItem } from '#shared/media.ts'
import type { TestApp, TestUser } from '../testing.ts'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

/** Left half red, right half blue. */
export const someImage = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: blue } }, gravity: 'east' },
  ])

/** As a phone writes it: lying on its side, with the place where it was taken. */
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

/** With all that a document can do to whoever opens it, and all that it says of who made it. */
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

/** Every text and name in a PDF, unpacked. */
export async function everythingIn(pdf: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return object.toString()
      return `${object.dict instanceof PDFDict ? object.dict.toString() : ''}${Buffer.from(object.getContents()).toString('latin1')}`
    })
    .join('\n')
}

/** What tests do with media, as the web app does it. */
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
