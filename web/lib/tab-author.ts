import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { tabWorkspace } from './tab-workspace.ts'

// Each tab writes for one author, and says with every call for whom. Nothing is said while a person writes for themself.

const key = 'hookline:author'
const listeners = new Set<() => void>()

/** The workspace goes along, because an author belongs to one. */
const named = (id: string) => `${tabWorkspace()} ${id}`

let stored = readStored()

function readStored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null for the person who is signed in. */
export function tabAuthor(): string | null {
  const id = stored?.split(' ')[1]
  return id && stored === named(id) ? id : null
}

export function writeFor(queryClient: QueryClient, id: string | null): void {
  if (id === tabAuthor()) return
  stored = id === null ? null : named(id)
  try {
    if (stored === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, stored)
  } catch {
    // Without storage, a reload writes for the person again.
  }
  for (const listener of listeners) listener()
  // Voice, samples, proofs, slots, connection, trash: nearly everything that a page shows beside posts.
  void queryClient.resetQueries({ predicate: ({ queryKey: [path] }) => path !== '/api/user' && path !== '/api/posts' })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTabAuthor = (): string | null => useSyncExternalStore(subscribe, tabAuthor)
