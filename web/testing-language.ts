const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']

/** What is no word of a language. */
const same =
  /Hookline|LinkedIn|BETA|Beta|UTC|GMT|Deutsch|English|Español|Français|Pseudo|du · tu · tú|Sie · vous · usted|©|Ctrl K|\(F8\)|CTA|⟦[^⟧]*⟧/g

/** Whether the bracket that begins a text is the one that ends it. */
function isOne(text: string): boolean {
  let depth = 0
  for (const [at, letter] of [...text].entries()) {
    if (letter === '⟦') depth++
    if (letter === '⟧') depth--
    if (depth === 0) return at > 0 && at === [...text].length - 1
  }
  return false
}

/** In the made-up language: texts on the page that come from no catalogue. `data-own` marks what people wrote. */
export function englishOn(root: HTMLElement): string[] {
  const found: string[] = []
  const look = (text: string | null) => {
    const rest = (text ?? '').replaceAll(same, '').trim()
    if (/[a-zA-Z]{2}/.test(rest)) found.push(rest)
  }
  const walk = (element: Element) => {
    if (element.closest('[data-own], [translate=no], code, pre, kbd, script, style')) return
    for (const name of attributes) look(element.getAttribute(name))
    if (element instanceof HTMLTextAreaElement) return
    // A message with links in it is one text.
    if (isOne(element.textContent?.trim() ?? '')) look(element.textContent)
    else {
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent)
      for (const child of element.children) walk(child)
    }
  }
  walk(root)
  return found
}
