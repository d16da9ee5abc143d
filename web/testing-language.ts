const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']

/** What is no word of a language. */
const same =
  /https?:\/\/\S+|Hookline|LinkedIn|BETA|Beta|UTC|GMT|Deutsch|English|Español|Français|Pseudo|du · tu · tú|Sie · vous · usted|©|Ctrl K|\(F8\)|CTA/g

/** A message can be a value of another one. */
function withoutMessages(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? rest : withoutMessages(rest)
}

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

/** In the made-up language: texts on the page that come from no catalogue. `data-own` marks what people wrote, `data-own="title"` such an attribute. */
export function englishOn(root: HTMLElement): string[] {
  const found: string[] = []
  const look = (element: Element, text: string | null) => {
    const rest = withoutMessages(text ?? '')
      .replaceAll(same, '')
      .trim()
    if (/[a-zA-Z]{2}/.test(rest) && getComputedStyle(element).visibility !== 'hidden') found.push(rest)
  }
  const walk = (element: Element) => {
    if (element.closest('[data-own=""], [data-own=true], [translate=no], body [lang], code, pre, kbd, script, style'))
      return
    for (const name of attributes)
      if (element.getAttribute('data-own') !== name) look(element, element.getAttribute(name))
    if (element instanceof HTMLTextAreaElement) return
    // A message with links in it is one text.
    if (isOne(element.textContent?.trim() ?? '')) look(element, element.textContent)
    else {
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(element, node.textContent)
      for (const child of element.children) walk(child)
    }
  }
  walk(root)
  return found
}
