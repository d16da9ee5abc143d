import { knownTone } from '#shared/catalogue.ts'
import { categoryName } from '#shared/category-names.ts'
import type { Post } from '#shared/posts.ts'
import { translated } from '#web/lib/language.ts'

// A post may arrive without a category or a tone.

export const categoryNameOf = ({ category }: Partial<Post>): string => translated(categoryName(category?.id ?? ''))
export const toneNameOf = ({ tone }: Partial<Post>): string => translated(knownTone(tone?.id ?? '').name)
