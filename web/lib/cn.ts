const colors =
  'paper|surface|sunk|chosen|ink|line|action|on-action|hook|insight|value|cta|mark|danger|on-danger|good|warn|veil|transparent|current'

/** Utilities that set one and the same thing; the names before the dash, or the first group, say which. */
const families = [
  /^-?(h|w|size|(?:min|max)-[hw]|p[xytrbl]?|m[xytrbl]?|gap(?:-[xy])?|inset(?:-[xy])?|top|right|bottom|left|z|translate-[xy]|grid-cols|leading|tracking|items|justify|self|opacity|whitespace|animate)-/,
  /^(font)-(?:normal|medium|semibold|bold)$/,
  /^(rounded)(?:-(?:none|sm|full|\[.*)|$)/,
  /^(text)-(?:xs|sm|base|lg|xl|2xl|3xl|\[)/,
  new RegExp(`^((?:text|bg|border|outline)-)(?:${colors})(?:-|/|$)`),
  /^(?:(?:inline-)?(?:flex|grid|block)|hidden)$/,
  /^(?:static|relative|absolute|fixed|sticky)$/,
]

function familyOf(name: string) {
  const [, variants = '', utility = ''] = /^((?:(?:\[[^\]]*\]|[^:[\]])+:)*)(.+)$/s.exec(name) ?? []
  for (const [index, family] of families.entries()) {
    const match = family.exec(utility)
    if (match) return `${variants}${index} ${match[1] ?? ''}`
  }
  return name
}

function withoutOverridden(names: string): string {
  const kept = new Map<string, string>()
  for (const name of names.split(' ')) {
    const family = familyOf(name)
    kept.delete(family)
    kept.set(family, name)
  }
  return [...kept.values()].join(' ')
}

/** A screen has few different ones, and asks for them with each letter that is typed. */
const known = new Map<string, string>()
const mostKnown = 2_000

/** Joins classes; of two that set the same thing the later one stays, so that a caller can change a part's look. */
export function cn(...classes: (string | false | null | undefined)[]): string {
  const names = classes.filter(Boolean).join(' ')
  const joined = known.get(names) ?? withoutOverridden(names)
  if (known.size > mostKnown) known.clear()
  known.set(names, joined)
  return joined
}
