import {
  beginMarkedContent,
  endMarkedContent,
  type PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { DrawnBlock } from '#shared/carousel/layout.ts'

type Kind = DrawnBlock['kind']

const tags: Record<Kind, string> = { title: 'H1', paragraph: 'P', item: 'LBody' }

/** Marks what is no part of the text, such as a page number. */
export const artifact = (operators: readonly PDFOperator[]): PDFOperator[] =>
  operators.length === 0 ? [] : [beginMarkedContent('Artifact'), ...operators, endMarkedContent()]

/** Marks a block as the next of its page in reading order. */
export type Tagging = (kind: Kind, operators: readonly PDFOperator[]) => PDFOperator[]

/**
 * Tells screen readers what is a heading, a paragraph or a list, in reading order (ISO 32000-1, 14.7 and 14.8). Each
 * page is a section.
 */
export function structureOf({ context, catalog }: PDFDocument) {
  const pages: { page: PDFPage; kinds: Kind[] }[] = []

  function tagging(page: PDFPage): Tagging {
    const kinds: Kind[] = []
    pages.push({ page, kinds })
    return (kind, operators) => {
      const id = kinds.push(kind) - 1
      const begin = PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [`/${tags[kind]}`, `<</MCID ${id}>>`])
      return [begin, ...operators, endMarkedContent()]
    }
  }

  const element = (tag: string, parent: PDFRef, kids: PDFRef[] | number, page?: PDFPage) =>
    context.obj({ Type: 'StructElem', S: tag, P: parent, K: kids, ...(page && { Pg: page.ref }) })

  /** Returns the page's section and the elements of its marked content. */
  function section(page: PDFPage, kinds: readonly Kind[], body: PDFRef) {
    const ref = context.nextRef()
    const kids: PDFRef[] = []
    let items: PDFRef[] = []
    let list: PDFRef | null = null
    const marked = kinds.map((kind, id) => {
      if (kind !== 'item') {
        list = null
        const own = context.register(element(tags[kind], ref, id, page))
        kids.push(own)
        return own
      }
      if (!list) {
        list = context.nextRef()
        items = []
        kids.push(list)
      }
      const item = context.nextRef()
      const own = context.register(element(tags.item, item, id, page))
      context.assign(item, element('LI', list, [own]))
      items.push(item)
      context.assign(list, element('L', ref, items))
      return own
    })
    context.assign(ref, element('Sect', body, kids))
    return { ref, marked }
  }

  function finish(): void {
    const [root, body] = [context.nextRef(), context.nextRef()]
    const sections = pages.map(({ page, kinds }) => section(page, kinds, body))
    for (const [at, { page }] of pages.entries()) {
      page.node.set(PDFName.of('StructParents'), context.obj(at))
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    }
    context.assign(
      body,
      element(
        'Document',
        root,
        sections.map(({ ref }) => ref),
      ),
    )
    const numbers = sections.flatMap(({ marked }, at) => [at, context.register(context.obj(marked))])
    const tree = { Type: 'StructTreeRoot', K: body, ParentTree: { Nums: numbers }, ParentTreeNextKey: pages.length }
    context.assign(root, context.obj(tree))
    catalog.set(PDFName.of('StructTreeRoot'), root)
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }

  return { tagging, finish }
}
