/**
 * Where texts are still English only. Whoever converts a place takes it from this list; what is not listed must be
 * converted. With the last one, the list goes, and `offeredLanguages` names all languages.
 */
export const notYet: readonly string[] = [
  'web/features/analytics',
  'web/features/brief',
  'web/features/carousel',
  'web/features/claims',
  'web/features/figures',
  'web/features/ideas',
  'web/features/lead-magnet',
  'web/features/media',
  'web/features/month',
  'web/features/preview',
  'web/features/proofs',
  'web/features/reader',
  'web/features/samples',
  'web/features/sources',
  'web/features/speaking',
  'web/features/templates',
  'web/features/versions',
]
