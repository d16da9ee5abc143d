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
import { largestDocument, maxPages } from '#shared/media.ts'
import { product } from '#shared/product.ts'
import { msg, plural } from '#shared/say.ts'
import { AppError } from '../errors.ts'
import type { Examined } from './examine.ts'
import { withoutBoxes, withoutMetadata } from './photograph-bytes.ts'

const keptOfCatalog = new Set(['Type', 'Version', 'Pages', 'OCProperties', 'Lang', 'MarkInfo', 'StructTreeRoot'])
/** Links within the document and turning pages are harmless. Web links are checked separately. */
const harmlessActions = new Set(['GoTo', 'Named'])
const actions = new Set([
  ...['GoToR', 'GoToE', 'GoToDp', 'Launch', 'Thread', 'URI', 'Sound', 'Movie', 'Hide', 'SubmitForm', 'ResetForm'],
  ...['ImportData', 'JavaScript', 'SetOCGState', 'Rendition', 'Trans', 'GoTo3DView', 'RichMediaExecute', 'ECMAScript'],
])
const activeAnnotations = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'Projection'])
const references = ['EF', 'RF', 'FFilter', 'FDecodeParms']
const privateEntries = ['PieceInfo', 'LastModified']
/** Pop-up notes are not part of the page. */
const notes = new Set(['Text', 'Popup'])
/** Author and time of an annotation, its hidden text, and the value of a form field. */
const privateOfAnnotation = [
  ...['T', 'Subj', 'NM', 'M', 'CreationDate', 'RC', 'IRT', 'RT', 'Popup', 'State', 'StateModel', 'ExData', 'Parent'],
  ...['V', 'DV', 'RV', 'Opt', 'TU', 'TM', 'MaxLen'],
]
/** The flags for an annotation that nobody sees: hidden, or no view. */
const unseen = 2 | 32

const damaged = (cause?: unknown) =>
  new AppError('invalid', 'The PDF is damaged or cut off. Export it again and try that file.', { cause })

/**
 * Writes a PDF anew with its pages only: no scripts, embedded files, author or producer, and no actions except links.
 * Earlier revisions are gone too, because only objects that the pages reach are written.
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
  if (pages > maxPages)
    throw new AppError(
      'invalid',
      msg`The document has ${plural({ pages }, { other: '# pages' })}, but ${{ network: product.network }} takes at most ${plural({ max: maxPages }, { other: '#' })}.`,
    )
  const { context, catalog } = document
  if (catalog.has(PDFName.of('AcroForm'))) keepLookOfForm(document)
  for (const key of catalog.keys()) if (!keptOfCatalog.has(key.decodeText())) catalog.delete(key)
  context.trailerInfo = { Root: context.trailerInfo.Root }
  // Disarming changes what can be reached, so this follows the references again.
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

/** Draws filled-in form values into the page. If that fails, they go with the form. */
function keepLookOfForm(document: PDFDocument) {
  try {
    document.getForm().flatten({ updateFieldAppearances: false })
  } catch {
    // The other annotations' pass disarms the fields.
  }
}

function sizeOf(document: PDFDocument) {
  const first = document.getPage(0)
  const { width, height } = first.getCropBox()
  const isTurned = Math.abs(first.getRotation().angle) % 180 === 90
  const [across, down] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))]
  return isTurned ? { width: down, height: across } : { width: across, height: down }
}

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
    // Another reader might understand objects that this library cannot parse.
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
  // `F` names another file for the stream's data.
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
      // A link's contents are read aloud; a free text's are printed on the page.
      if (kind !== 'Link' && kind !== 'FreeText') annotation.delete(PDFName.of('Contents'))
    }
  }
}

/** Strips the metadata of photographs, however they are wrapped. */
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

/** An entry's values; PDF allows a single value in place of an array. */
function listed(dict: PDFDict, key: string): PDFObject[] {
  const value = dict.lookup(PDFName.of(key))
  if (value instanceof PDFArray) return value.asArray().map((one) => dict.context.lookup(one) ?? one)
  return value ? [value] : []
}

/** The bytes inside the outer filters, such as compression around a photograph. */
function unwrapped(context: PDFContext, stream: PDFRawStream, outer: PDFObject[]): Uint8Array {
  if (outer.length === 0) return stream.getContents()
  const dict = stream.dict.clone(context)
  const parameters = listed(dict, 'DecodeParms').slice(0, outer.length)
  dict.set(PDFName.of('Filter'), context.obj(outer))
  if (parameters.length > 0) dict.set(PDFName.of('DecodeParms'), context.obj(parameters))
  return decodePDFRawStream(PDFRawStream.of(dict, stream.getContents())).decode()
}
