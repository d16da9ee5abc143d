/** What the author or somebody they copied from wrote. It may say anything, so it only ever goes between tags. */
export type Fenced =
  | 'subject'
  | 'answers'
  | 'offer'
  | 'post'
  | 'instruction'
  | 'themes'
  | 'author'
  | 'samples'
  | 'facts'
  | 'never-say'
  | 'first'
  | 'second'

/**
 * Puts each of the author's texts between tags that none of them contains, so that nothing inside can close its
 * own fence.
 */
export function fences(texts: Partial<Record<Fenced, string>>) {
  const all = Object.values(texts).join('\n')
  let number = 1
  while (all.includes(`-${number}`)) number += 1
  return (name: Fenced) => `<${name}-${number}>\n${texts[name] ?? ''}\n</${name}-${number}>`
}
