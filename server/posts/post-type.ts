import * as z from 'zod/mini'
import { idsOf } from '#shared/catalogue.ts'
import { postTypes } from '#shared/post-types.ts'

export const postType = z.enum(idsOf(postTypes), `postType must be one of ${idsOf(postTypes).join(', ')}.`)
