import * as z from 'zod/mini'
import { idsOf, postTypes } from '#shared/catalogue.ts'

export const postType = z.enum(idsOf(postTypes), `postType must be one of ${idsOf(postTypes).join(', ')}.`)
