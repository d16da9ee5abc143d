const maxAtOnce = 2

interface Waiting {
  owner: string
  resume(): void
}

/**
 * Runs two jobs at a time, of different owners if several wait. If one owner holds both places, another owner's job
 * still starts at once, so nobody waits behind somebody else's long files.
 */
export function turns(): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const running: string[] = []
  const waiting: Waiting[] = []

  function mayStart(owner: string) {
    if (running.length < maxAtOnce) return true
    return running.length === maxAtOnce && new Set(running).size === 1 && !running.includes(owner)
  }

  function next(): Waiting | undefined {
    const one = waiting.find(({ owner }) => !running.includes(owner)) ?? waiting[0]
    return one && mayStart(one.owner) ? one : undefined
  }

  function startNext() {
    for (let one = next(); one; one = next()) {
      waiting.splice(waiting.indexOf(one), 1)
      running.push(one.owner)
      one.resume()
    }
  }

  return async (owner, work) => {
    await new Promise<void>((resume) => {
      waiting.push({ owner, resume })
      startNext()
    })
    try {
      return await work()
    } finally {
      running.splice(running.indexOf(owner), 1)
      startNext()
    }
  }
}
