/** A percent sign stands behind a blank that breaks no line. */
export const withBlankBeforePercent = (text: string): string => text.replace(/(?<=\d)\s?%/g, '\u00A0%')
