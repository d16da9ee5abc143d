const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** 1st, 2nd, 3rd, 4th */
export const ordinal = (value: number): string => `${value}${ordinalEndings[rules.select(value)] ?? 'th'}`
