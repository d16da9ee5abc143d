import { useEffect, useState } from 'react'

/** The value after `delay` milliseconds without a change; `initial` until then. */
export function useDebounced<T>(value: T, delay: number, initial = value): T {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
