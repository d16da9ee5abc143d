/** Puts a no-break space before percent signs. */
export const withBlankBeforePercent = (text: string): string => text.replace(/(?<=\d)\s?%/g, '\u00A0%')
