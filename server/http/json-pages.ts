/**
 * One JSON array from pages that are JSON arrays as text. A page is read once the ones before it were taken, so that
 * neither the length nor a slow reader costs memory.
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
