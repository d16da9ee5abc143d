import { t } from '@lingui/core/macro'
import { ApiError } from '#web/lib/api.ts'

/** The state of saving a post, stored beside the post in the query client. */
export interface SaveStatus {
  isSaving: boolean
  /** What blocks saving; the text stays on this device. `failing` means that the server answers with an error. */
  trouble: 'offline' | 'failing' | 'refused' | 'gone' | null
  /** The server's message. */
  sentence: string
}
export const noStatus: SaveStatus = { isSaving: false, trouble: null, sentence: '' }

export const statusKey = (postId = 'none') => ['saving', postId]

/** Changes to the post run in sequence, so no call uses an outdated text. */
export const postScope = { scope: { id: 'post on screen' }, networkMode: 'always' } as const

/** A part has changed here and elsewhere, so the author has to decide. */
export class Undecided extends ApiError {
  constructor() {
    super(409, t`This post was changed somewhere else in the meantime. Nothing was overwritten.`)
  }
}
