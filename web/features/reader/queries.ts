import type { SecondReading } from '#shared/second-reading.ts'
import type { Heard } from '#web/features/editor/queries.ts'
import { postPath } from '#web/lib/post-queries.ts'
import { stream } from '#web/lib/stream.ts'

/** Asks the post's model for changes. Closing the connection stops the model. */
export const readAgain = (
  postId: string,
  { signal, onAhead }: Pick<Heard, 'signal' | 'onAhead'>,
): Promise<SecondReading> =>
  stream<SecondReading>(`${postPath(postId)}/second-reading`, undefined, {
    signal,
    onEvent: ({ event, data }) => {
      if (event === 'place') onAhead(data.ahead)
    },
  })
