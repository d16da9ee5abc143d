interface ServerSentEvent {
  event: string
  data: string
}

/** The events of a `text/event-stream`. Ends with it, and cancels it when its reader stops early. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerSentEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += value
      const blocks = text.split(/\r?\n\r?\n/)
      text = blocks.pop()!
      for (const block of blocks) yield parseEvent(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function parseEvent(block: string) {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return { event, data: data.join('\n') }
}
