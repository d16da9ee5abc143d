/**
 * Joins pages, which are JSON arrays as text, into one array. Reads a page only once the client has taken the earlier
 * ones, so neither the length nor a slow client costs memory.
 */
export function arrayOf(pages: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isBegun = false
  return new ReadableStream(
    {
      async pull(controller) {
        for (;;) {
          const { value, done } = await pages.next()
          if (done) {
            controller.enqueue(encoder.encode(isBegun ? ']' : '[]'))
            return controller.close()
          }
          const items = value.slice(1, -1)
          if (items === '') continue
          controller.enqueue(encoder.encode(`${isBegun ? ',' : '['}${items}`))
          isBegun = true
          return
        }
      },
      async cancel() {
        await pages.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
