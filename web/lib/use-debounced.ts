import { useEffect, useState } from 'react'

/** The value once it has stopped changing for so many milliseconds; `initial` until it has for the first time. */
export function useDebounced<T>(value: T, delay: number, initial = value): T {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
