import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { AppError } from '../errors.ts'
import type { Reading } from './read-file.ts'

type Element = Document['documentElement']

/** Less is a menu, a notice or a teaser. */
const leastText = 300
const pasteInstead = /*i18n*/ 'Copy its text and paste it here.'

/** A page's article as plain text. No script runs and nothing is loaded. */
export function readPage(html: string, url: string | null): Reading {
  const { document } = parseHTML(html)
  const about = metadataOf(document, url)
  const isLogin = document.querySelector('input[type="password" i]') !== null
  // Readability removes what it does not keep.
  const article = new Readability(document as unknown as Document, { serializer: (node) => node }).parse()
  const text = article?.content ? textOf(article.content as unknown as Element) : ''
  if (text.length < leastText && isLogin)
    throw new AppError('invalid', ['This page shows its text only after signing in.', pasteInstead])
  if (about.isPaid && text.length < leastPaid)
    throw new AppError('invalid', ['Only the beginning of this page is free.', pasteInstead])
  if (text.length < leastText)
    throw new AppError('invalid', ['This page has hardly any text that can be read without a browser.', pasteInstead])
  return {
    kind: 'page',
    text,
    title: about.title ?? shortOf(article?.title),
    site: about.site,
    author: about.author ?? shortOf(article?.byline?.replace(/^(?:by|von|par|por)\s+/i, '')),
    publishedOn: about.publishedOn ?? dayOf(article?.publishedTime),
  }
}

/** A teaser is shorter than most articles. */
const leastPaid = 1_500

const longestLine = 300
const shortOf = (text: string | null | undefined): string | null =>
  text?.replaceAll(/\s+/g, ' ').trim().slice(0, longestLine).toWellFormed() || null

const dayOf = (text: string | null | undefined): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(text?.trim() ?? '')?.[0] ?? null

function metadataOf(document: ReturnType<typeof parseHTML>['document'], url: string | null) {
  const meta = (...names: string[]) =>
    names
      .map((name) => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content'))
      .find((text) => text?.trim())
  const facts = structuredIn(document)
  const author = meta('author') ?? facts.author ?? meta('article:author')
  const site = shortOf(meta('og:site_name')) ?? (url ? new URL(url).hostname.replace(/^www\./, '') : null)
  const title = shortOf(meta('og:title') ?? document.querySelector('title')?.textContent)
  return {
    title: title && site ? withoutSite(title, site) : title,
    site,
    author: author && !/^https?:/.test(author) ? shortOf(author) : null,
    publishedOn: dayOf(meta('article:published_time', 'date', 'dc.date')) ?? dayOf(facts.publishedOn),
    isPaid: facts.isPaid,
  }
}

/** "Meetings are a habit | The Daily" */
function withoutSite(title: string, site: string): string {
  if (!title.toLowerCase().endsWith(site.toLowerCase())) return title
  return (
    title
      .slice(0, -site.length)
      .replace(/\s[|–—·:-]\s$/, '')
      .trim() || title
  )
}

interface Facts {
  author?: string
  publishedOn?: string
  isPaid: boolean
}

/** What search engines are told about the article (schema.org as JSON-LD). */
function structuredIn(document: ReturnType<typeof parseHTML>['document']): Facts {
  const facts: Facts = { isPaid: false }
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent ?? '')
  const things = texts.flatMap((text) => {
    try {
      const parsed = JSON.parse(text) as Record<string, unknown>
      return [parsed, ...(Array.isArray(parsed['@graph']) ? parsed['@graph'] : Array.isArray(parsed) ? parsed : [])]
    } catch {
      return []
    }
  }) as Record<string, unknown>[]
  for (const thing of things) {
    if (typeof thing !== 'object' || thing === null) continue
    const author = [thing.author].flat()[0] as { name?: unknown } | string | undefined
    const name = typeof author === 'string' ? author : author?.name
    if (typeof name === 'string') facts.author ??= name
    if (typeof thing.datePublished === 'string') facts.publishedOn ??= thing.datePublished
    if (/^false$/i.test(String(thing.isAccessibleForFree))) facts.isPaid = true
  }
  return facts
}

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
)
const left = new Set('SCRIPT STYLE NOSCRIPT TEMPLATE SVG BUTTON FORM IFRAME FIGCAPTION'.split(' '))

/** The visible words, a blank line between blocks, and a dash before the items of lists. */
function textOf(root: Element): string {
  let text = ''
  const within: { node: ChildNode; isEnd: boolean }[] = [{ node: root, isEnd: false }]
  // A stack, because a hostile page may be nested deeper than calls can be.
  while (within.length > 0) {
    const { node, isEnd } = within.pop()!
    const name = node.nodeName.toUpperCase()
    if (isEnd) text += '\n\n'
    else if (node.nodeType === 3) text += (node.textContent ?? '').replaceAll(/\s+/g, ' ')
    else if (name === 'BR') text += '\n'
    else if (node.nodeType === 1 && !left.has(name)) {
      if (blocks.has(name)) {
        text += name === 'LI' ? '\n\n- ' : '\n\n'
        within.push({ node, isEnd: true })
      } else if (name === 'TD' || name === 'TH') text += ' '
      for (const child of [...node.childNodes].toReversed()) within.push({ node: child, isEnd: false })
    }
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/- \n+/g, '- ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
