import type { CurrentUser } from '#shared/accounts.ts'

// Each tab shows one workspace until it loads again, and says with every call which. A save that is still under way
// when the person switches, here or in another tab, thus reaches the workspace that it was typed in.

const key = 'hookline:workspace'

const read = (storage: () => Storage, name: string): string | null => {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}

function write(storage: () => Storage, name: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(name)
    else storage().setItem(name, value)
  } catch {
    // Without storage, a reload shows the session's workspace.
  }
}

const ofTab = () => sessionStorage
let shown = read(ofTab, key)

/** Null before the first answer of the server. */
export const tabWorkspace = (): string | null => shown

/** Null for the session's, which the next answer names. */
export function showWorkspace(id: string | null): void {
  shown = id
  write(ofTab, key, id)
}

/** From the next load of the page on; null for the session's. */
export const showAfterLoad = (id: string | null): void => write(ofTab, key, id)

/** The same address, for links and streams, which can send no header. */
export const inWorkspace = (path: string): string =>
  shown ? `${path}${path.includes('?') ? '&' : '?'}workspace=${encodeURIComponent(shown)}` : path

/**
 * What begins the names of a person's kept words, which must not show in another workspace. The first workspace in this
 * browser has the account's own name.
 */
export function accountIn({ id, workspaceId }: Pick<CurrentUser, 'id' | 'workspaceId'>): string {
  const name = `${key}-of-${id}`
  const first = read(() => localStorage, name)
  if (first === null) write(() => localStorage, name, workspaceId)
  return (first ?? workspaceId) === workspaceId ? id : `${id}:in:${workspaceId}`
}
