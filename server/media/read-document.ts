import { readFile, writeFile } from 'node:fs/promises'
import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { largestDocument, mostPages } from '#shared/media.ts'
import { product } from '#shared/product.ts'
import { AppError } from '../errors.ts'
import type { Examined } from './examine.ts'
import { withoutBoxes, withoutMetadata } from './photograph-bytes.ts'

/** What of the catalog is kept: the pages, their layers, and what makes them accessible. */
const keptOfCatalog = new Set(['Type', 'Version', 'Pages', 'OCProperties', 'Lang', 'MarkInfo', 'StructTreeRoot'])
/** Links within the document do no harm, nor does turning pages; links to the web are looked at. */
const harmlessActions = new Set(['GoTo', 'Named'])
const actions = new Set([
  ...['GoToR', 'GoToE', 'GoToDp', 'Launch', 'Thread', 'URI', 'Sound', 'Movie', 'Hide', 'SubmitForm', 'ResetForm'],
  ...['ImportData', 'JavaScript', 'SetOCGState', 'Rendition', 'Trans', 'GoTo3DView', 'RichMediaExecute', 'ECMAScript'],
])
const activeAnnotations = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'Projection'])
/** Files within the file, and files elsewhere that it refers to. */
const references = ['EF', 'RF', 'FFilter', 'FDecodeParms']
const privateEntries = ['PieceInfo', 'LastModified']
/** Notes that somebody reads who opens them: they are no part of the page. */
const notes = new Set(['Text', 'Popup'])
/** Of an annotation: who wrote it and when, what it says where that is not on the page, and the value of a form field. */
const privateOfAnnotation = [
  ...['T', 'Subj', 'NM', 'M', 'CreationDate', 'RC', 'IRT', 'RT', 'Popup', 'State', 'StateModel', 'ExData', 'Parent'],
  ...['V', 'DV', 'RV', 'Opt', 'TU', 'TM', 'MaxLen'],
]
/** The bits for an annotation that nobody sees: hidden, or not to be viewed. */
const unseen = 2 | 32

const damaged = (cause?: unknown) =>
  new AppError('invalid', 'The PDF is damaged or cut off. Export it again and try that file.', { cause })

/**
 * Writes a PDF anew with its pages and nothing else: no scripts, no actions but links, no files within it, and nothing
 * that says who made it with what. Only what its pages lead to is written, so earlier states are gone as well.
 */
export async function cleanDocument(path: string, to: string): Promise<Examined> {
  const document = await PDFDocument.load(await readFile(path), { updateMetadata: false }).catch((cause: unknown) => {
    if (cause instanceof EncryptedPDFError)
      throw new AppError('invalid', 'The PDF is protected. Save it without a password and try that file.', { cause })
    throw damaged(cause)
  })
  try {
    return await clean(document, to)
  } catch (cause) {
    throw cause instanceof AppError ? cause : damaged(cause)
  }
}

async function clean(document: PDFDocument, to: string): Promise<Examined> {
  const pages = document.getPageCount()
  if (pages === 0) throw damaged()
  if (pages > mostPages)
    throw new AppError('invalid', `The document has ${pages} pages, and ${product.network} takes ${mostPages} at most.`)
  const { context, catalog } = document
  if (catalog.has(PDFName.of('AcroForm'))) keepLookOfForm(document)
  for (const key of catalog.keys()) if (!keptOfCatalog.has(key.decodeText())) catalog.delete(key)
  context.trailerInfo = { Root: context.trailerInfo.Root }
  // What is disarmed may have led to something before.
  reach(context, context.trailerInfo.Root!)
  const reached = reach(context, context.trailerInfo.Root!)
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
  const { width, height } = sizeOf(document)
  const bytes = await document.save({ addDefaultPage: false, updateFieldAppearances: false })
  if (bytes.length > largestDocument)
    throw new AppError('too_large', 'Even without its hidden data, the document is larger than 100 MB.')
  await writeFile(to, bytes, { mode: 0o600 })
  return { kind: 'document', contentType: 'application/pdf', width, height, pages, bytes: bytes.length }
}

/** What was filled in becomes part of the page, as it looks. Where that fails it goes with the form. */
function keepLookOfForm(document: PDFDocument) {
  try {
    document.getForm().flatten({ updateFieldAppearances: false })
  } catch {
    // The fields are disarmed with the other annotations.
  }
}

function sizeOf(document: PDFDocument) {
  const first = document.getPage(0)
  const { width, height } = first.getCropBox()
  const isTurned = Math.abs(first.getRotation().angle) % 180 === 90
  const [across, down] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))]
  return isTurned ? { width: down, height: across } : { width: across, height: down }
}

/** Everything that can be reached from an object, each disarmed before it is followed. */
function reach(context: PDFContext, root: PDFObject): Set<PDFRef> {
  const reached = new Set<PDFRef>()
  const ahead: PDFObject[] = [root]
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    if (next instanceof PDFRef) {
      if (reached.has(next)) continue
      reached.add(next)
      const object = context.lookup(next)
      if (object instanceof PDFRawStream) context.assign(next, withoutHiddenData(context, object))
      next = context.lookup(next)
    }
    // What this library cannot read another one might.
    if (next instanceof PDFInvalidObject) throw damaged()
    if (next instanceof PDFDict) ahead.push(...disarmed(context, next))
    else if (next instanceof PDFStream) ahead.push(...disarmed(context, next.dict, true))
    else if (next instanceof PDFArray) ahead.push(...next.asArray())
  }
  return reached
}

const named = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : ''
}

function disarmed(context: PDFContext, dict: PDFDict, isStream = false): PDFObject[] {
  const action = named(dict, 'S')
  const isEmptied =
    (actions.has(action) && !harmlessActions.has(action) && !isWebLink(dict, action)) ||
    named(dict, 'Type') === 'EmbeddedFile'
  if (isEmptied) for (const key of dict.keys()) dict.delete(key)
  for (const name of [...references, ...privateEntries]) dict.delete(PDFName.of(name))
  // The data of the stream would be in another file.
  if (isStream) dict.delete(PDFName.of('F'))
  for (const [key, value] of dict.entries()) {
    const target = context.lookup(value)
    if (target instanceof PDFStream && named(target.dict, 'Type') === 'Metadata') dict.delete(key)
    if (key.decodeText() === 'Annots' && target instanceof PDFArray) disarmAnnotations(context, target)
  }
  return dict.values()
}

function isWebLink(dict: PDFDict, action: string): boolean {
  const address = dict.lookup(PDFName.of('URI'))
  if (action !== 'URI' || !(address instanceof PDFString || address instanceof PDFHexString)) return false
  return /^(https?:\/\/|mailto:)/i.test(address.decodeText())
}

function disarmAnnotations(context: PDFContext, annotations: PDFArray) {
  for (let at = annotations.size() - 1; at >= 0; at--) {
    const annotation = context.lookup(annotations.get(at))
    if (!(annotation instanceof PDFDict)) continue
    const kind = named(annotation, 'Subtype')
    const flags = annotation.lookup(PDFName.of('F'))
    const isUnseen = flags instanceof PDFNumber && (flags.asNumber() & unseen) !== 0
    if (isUnseen || notes.has(kind) || activeAnnotations.has(kind)) {
      annotations.remove(at)
      for (const key of annotation.keys()) annotation.delete(key)
    } else {
      for (const name of privateOfAnnotation) annotation.delete(PDFName.of(name))
      // Of a link it is what is read aloud, of free text what stands on the page.
      if (kind !== 'Link' && kind !== 'FreeText') annotation.delete(PDFName.of('Contents'))
    }
  }
}

/** Photographs within the document hold the same as those outside, however they are wrapped. */
function withoutHiddenData(context: PDFContext, stream: PDFRawStream): PDFRawStream {
  const filters = listed(stream.dict, 'Filter')
  const photograph = filters.at(-1)
  const clean = photograph instanceof PDFName && cleaners[photograph.decodeText()]
  if (!clean) return stream
  const dict = stream.dict.clone(context)
  const parameters = listed(dict, 'DecodeParms').at(filters.length - 1)
  for (const [name, value] of Object.entries({ Filter: photograph, DecodeParms: parameters }))
    if (value) dict.set(PDFName.of(name), value)
    else dict.delete(PDFName.of(name))
  return PDFRawStream.of(dict, clean(unwrapped(context, stream, filters.slice(0, -1))))
}

const cleaners: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  DCTDecode: withoutMetadata,
  DCT: withoutMetadata,
  JPXDecode: withoutBoxes,
}

/** One or several, as these entries have them. */
function listed(dict: PDFDict, key: string): PDFObject[] {
  const value = dict.lookup(PDFName.of(key))
  if (value instanceof PDFArray) return value.asArray().map((one) => dict.context.lookup(one) ?? one)
  return value ? [value] : []
}

/** The bytes behind the outer filters, such as an archive's compression around a photograph. */
function unwrapped(context: PDFContext, stream: PDFRawStream, outer: PDFObject[]): Uint8Array {
  if (outer.length === 0) return stream.getContents()
  const dict = stream.dict.clone(context)
  const parameters = listed(dict, 'DecodeParms').slice(0, outer.length)
  dict.set(PDFName.of('Filter'), context.obj(outer))
  if (parameters.length > 0) dict.set(PDFName.of('DecodeParms'), context.obj(parameters))
  return decodePDFRawStream(PDFRawStream.of(dict, stream.getContents())).decode()
}
