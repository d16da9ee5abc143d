const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']

/** What is no word of a language. */
const same = /Hookline|LinkedIn|BETA|Deutsch|English|Español|Français|Pseudo|©|Ctrl K|\(F8\)|CTA|⟦[^⟧]*⟧/g

/** In the made-up language: texts on the page that come from no catalogue. `data-own` marks what people wrote. */
export function englishOn(root: HTMLElement): string[] {
  const found: string[] = []
  const look = (text: string | null) => {
    const rest = (text ?? '').replaceAll(same, '').trim()
    if (/[a-zA-Z]{2}/.test(rest)) found.push(rest)
  }
  // A message with links in it is one text.
  const walk = (element: Element) => {
    if (element.closest('[data-own], script, style')) return
    for (const name of attributes) look(element.getAttribute(name))
    if (element.textContent?.trim().startsWith('⟦') && element.textContent.trim().endsWith('⟧'))
      look(element.textContent)
    else {
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent)
      for (const child of element.children) walk(child)
    }
  }
  walk(root)
  return found
}
