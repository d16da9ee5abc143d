import { ApiError } from '#web/lib/api.ts'

/** How far the saving of a post has come; kept beside the post by the query client. */
export interface SaveStatus {
  isSaving: boolean
  /** What keeps the text from being saved; it stays on this device. `failing` is a server that answers, with an error. */
  trouble: 'offline' | 'failing' | 'refused' | 'gone' | null
  /** What the server said. */
  sentence: string
}
export const noStatus: SaveStatus = { isSaving: false, trouble: null, sentence: '' }

export const statusKey = (postId = 'none') => ['saving', postId]

/** Changes to the post run one after the other, so that no call works on an outdated text. */
export const postScope = { scope: { id: 'post on screen' }, networkMode: 'always' } as const

/** A part was changed here and elsewhere, and its author has to decide. */
export class Undecided extends ApiError {
  constructor() {
    super(409, 'This post was changed somewhere else in the meantime. Nothing was overwritten.')
  }
}
