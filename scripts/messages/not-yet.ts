/**
 * Where texts are still English only. Whoever converts a place takes it from this list; what is not listed must be
 * converted. With the last one, the list goes, and `offeredLanguages` names all languages.
 */
export const notYet: readonly string[] = []
