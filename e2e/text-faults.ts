import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../scripts/setup.mjs'
import { readPo } from '../shared/po.ts'

const testing = stripTypeScriptTypes(readFileSync(join(root, 'web/testing-language.ts'), 'utf8')).replace('export ', '')
const englishOn = (page: Page) => page.evaluate<string[]>(`(() => { ${testing}; return englishOn(document.body) })()`)

/** What is not ours to translate. */
const others = '[data-own=""], [data-own=true], [translate=no], body [lang], code, pre, kbd, script, style, noscript'

/** Messages that some language says otherwise than English. */
const messages = new Set(
  ['es', 'fr', 'de'].flatMap((language) =>
    [...readPo(readFileSync(join(root, `shared/messages/${language}.po`), 'utf8')).values()]
      .filter(({ message, translation }) => translation !== message)
      .map(({ message }) => message),
  ),
)

/** Messages that are values of others and were not translated with them. */
async function englishInsideOn(page: Page): Promise<string[]> {
  const inside = await page.evaluate((others) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    const found: string[] = []
    while (nodes.nextNode()) {
      const element = nodes.currentNode as Element
      if (element.closest(others)) continue
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const said = ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
      for (const text of [...said, ...texts.map((node) => node.textContent ?? '')])
        if (/[⟦⟧]/.test(text)) found.push(...text.split(/[^\x20-\x7e’…]+/))
    }
    return found.map((text) => text.replaceAll(/^[\s:,.]+|[\s:,.]+$/g, ''))
  }, others)
  return [...new Set(inside)].filter((text) => /[a-z]{2}/.test(text) && messages.has(text))
}

/** Texts that are cut off at their side, and end with words of ours. What people wrote may be cut. */
const cutOn = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, clipPath } = getComputedStyle(element)
      const isOurs =
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('⟦')) &&
        element.textContent.trim().endsWith('⟧')
      // What only screen readers find is clipped, or a pixel wide.
      const isSeen = clipPath === 'none' && element.clientWidth > 1
      const isCut = overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
      return isOurs && isSeen && isCut ? [`${element.textContent} (${element.className})`] : []
    }),
  )

/** What makes the page scroll sideways: the innermost elements that reach furthest. */
const wideOn = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const all = [...document.body.querySelectorAll('*')]
    const rightOf = (element: Element) => element.getBoundingClientRect().right
    const furthest = Math.max(...all.map(rightOf))
    const isWide = (element: Element) => rightOf(element) > furthest - 1
    const wide = all.filter((element) => isWide(element) && ![...element.children].some(isWide))
    return [
      `${scrollWidth} in ${clientWidth}`,
      ...wide.map(({ className, textContent }) => `${textContent} (${className})`),
    ]
  })

/** Where a text is: the tags of its innermost elements. */
const placeOf = (page: Page, text: string) =>
  page.evaluate(
    ([wanted, others]) => {
      const has = (element: Element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(wanted),
        ) || [...element.attributes].some(({ value }) => value.includes(wanted))
      const tags: string[] = []
      let element = [...document.body.querySelectorAll('*')].find((one) => has(one) && !one.closest(others))
      for (; element && tags.length < 3; element = element.parentElement ?? undefined)
        tags.push((element.cloneNode() as Element).outerHTML.split('></')[0]!.slice(0, 150))
      return tags.join(' in ')
    },
    [text, others] as const,
  )

/** On a page in the made-up language: English, texts that are cut off, and what makes the page scroll sideways. */
export async function textFaultsOn(page: Page): Promise<string[]> {
  const kinds = { English: englishOn, 'English inside': englishInsideOn, 'Cut off': cutOn, 'Too wide': wideOn }
  const faults: string[] = []
  for (const [kind, look] of Object.entries(kinds))
    for (const text of await look(page)) {
      const place = kind.startsWith('English') ? ` ${await placeOf(page, text)}` : ''
      faults.push(`${kind}: ${text}${place}`)
    }
  return faults
}
