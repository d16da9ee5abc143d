/**
 * What stays in English in every language: the pages that say what holds between people and the operator, and those for
 * programmers. Each shows `EnglishOnly` at its top.
 */
export const englishOnly: readonly string[] = [
  'web/features/about/privacy-page.tsx',
  'web/features/about/terms-page.tsx',
  'web/features/api-docs',
]
