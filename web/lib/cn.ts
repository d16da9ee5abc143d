const colors =
  'paper|surface|sunk|chosen|ink|line|action|on-action|hook|insight|value|cta|mark|danger|on-danger|good|warn|veil|transparent|current'

/** Utilities that set the same property, identified by the names before the dash or the first group. */
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

/** A cache: a screen uses few combinations and asks for them on each keystroke. */
const known = new Map<string, string>()
const maxKnown = 2_000

/** Joins classes. Of two that set the same property the later wins, so callers can override a part's look. */
export function cn(...classes: (string | false | null | undefined)[]): string {
  const names = classes.filter(Boolean).join(' ')
  const joined = known.get(names) ?? withoutOverridden(names)
  if (known.size > maxKnown) known.clear()
  known.set(names, joined)
  return joined
}
