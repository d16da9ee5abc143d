import { html } from 'hono/html'
import { localeOf, type ShownLanguage, sourceLanguage } from '#shared/interface-languages.ts'
import { product } from '#shared/product.ts'

export interface Letter {
  /** English if it is left out. */
  language?: ShownLanguage
  greeting: string
  paragraphs: readonly string[]
  /** A person's own words, marked as a quotation. */
  quotation?: string
  /** What the letter lists. */
  items?: readonly { text: string; url: string }[]
  action?: { label: string; url: string }
  /** Small print at the end. */
  notes: readonly { text: string; link?: { label: string; url: string } }[]
}

/** The same letter as plain text and as HTML, without images, scripts or anything from elsewhere. */
export function writeLetter(letter: Letter): { text: string; html: string } {
  const { greeting, paragraphs, quotation, items = [], action, notes } = letter
  const quoted = quotation?.split('\n').map((line) => `> ${line}`.trimEnd())
  const parts = [
    `${greeting},`,
    ...paragraphs,
    ...(quoted ? [quoted.join('\n')] : []),
    ...items.map(({ text, url }) => `- ${text}\n  ${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    '-- ',
    ...notes.map(({ text, link }) => (link ? `${text} ${link.label}:\n${link.url}` : text)),
  ]
  return { text: `${parts.join('\n\n')}\n`, html: page(letter) }
}

const font = "font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"

const page = ({
  language = sourceLanguage,
  greeting,
  paragraphs,
  quotation,
  items = [],
  action,
  notes,
}: Letter): string =>
  html`<!doctype html>
<html lang="${localeOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${product.name}</title></head>
<body style="margin:0;padding:24px 16px;${font}">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 16px">${greeting},</p>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>\n`)}
${quotation ? html`<blockquote dir="auto" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #8a949e;white-space:pre-line">${quotation}</blockquote>` : ''}
${items.length > 0 ? html`<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.map(({ text, url }) => html`<li style="margin:0 0 8px"><a href="${url}" style="color:inherit">${text}</a></li>\n`)}</ul>` : ''}
${action ? html`<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#00666b;color:#ffffff;font-weight:600;text-decoration:none">${action.label}</a></p>` : ''}
${notes.map(({ text, link }) => html`<p style="margin:0 0 8px;font-size:13px;color:#6b7580">${text}${link ? html` <a href="${link.url}" style="color:inherit">${link.label}</a>` : ''}</p>\n`)}
</div>
</body>
</html>
`.toString()
