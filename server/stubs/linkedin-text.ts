/**
 * The text that a reader sees after it was sent to LinkedIn. Mentions and hashtags count. The text ends, without any
 * error, at the first other reserved character that is not escaped.
 */
export function shownText(sent: string): string {
  let shown = ''
  for (let at = 0; at < sent.length; ) {
    const rest = sent.slice(at)
    const mention = /^@\[((?:[^\\\]]|\\.)*)\]\(urn:li:(?:person|organization):[\w-]+\)/.exec(rest)
    const template = /^\{hashtag\|\\#\|((?:[^\\}]|\\.)+)\}/.exec(rest)
    const character = sent[at]!
    if (character === '\\' && isReserved(sent[at + 1])) {
      shown += sent[at + 1]
      at += 2
    } else if (mention) {
      shown += unescaped(mention[1]!)
      at += mention[0].length
    } else if (template) {
      shown += `#${unescaped(template[1]!)}`
      at += template[0].length
    } else if (character === '#' && /^#\p{L}/u.test(rest) && (at === 0 || /\s/.test(sent[at - 1]!))) {
      shown += character
      at += 1
    } else if (isReserved(character)) return shown
    else {
      shown += character
      at += 1
    }
  }
  return shown
}

const isReserved = (character: string | undefined) => character !== undefined && '\\|{}@[]()<>#*_~'.includes(character)
const unescaped = (text: string) => text.replace(/\\(.)/g, '$1')
