const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 1st, 2nd, 3rd, 4th */
export const ordinal = (value: number): string =>
  `${value}${ordinalEndings[new Intl.PluralRules('en', { type: 'ordinal' }).select(value)] ?? 'th'}`
