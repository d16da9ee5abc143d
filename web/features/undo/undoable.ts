import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type PagePath, pageOf } from '#shared/pages.ts'
import { type ToastOptions, toast } from '#web/lib/toast.ts'

/** Something that was done on a list. */
interface Done {
  number: number
  page: PagePath
  title: string
  undo: () => unknown
}

// Beside what was read, so that it goes when somebody else signs in.
const key = ['undoable']
const mostKept = 20
let lastNumber = 0

/** Says what was done, with an Undo that outlives its message: the page it was done on offers it, by a button and with Ctrl+Z. */
export function useSayDone() {
  const queryClient = useQueryClient()
  const { history } = useRouter()
  return ({ undo, ...said }: ToastOptions & Pick<Done, 'undo'>) => {
    lastNumber += 1
    const done = { number: lastNumber, page: pageOf(history.location.pathname), title: said.title, undo }
    queryClient.setQueryData<Done[]>(key, (before = []) => [...before, done].slice(-mostKept))
    toast({ ...said, action: { label: 'Undo', onSelect: () => undoOne(queryClient, done) } })
  }
}

function undoOne(queryClient: QueryClient, { number, undo }: Done) {
  queryClient.setQueryData<Done[]>(key, (before = []) => before.filter((one) => one.number !== number))
  undo()
}

/** What was done last on this page and not undone yet. */
export function useLastDone(): { title: string; undo: () => void } | undefined {
  const queryClient = useQueryClient()
  const page = useLocation({ select: ({ pathname }) => pageOf(pathname) })
  const { data } = useQuery<Done[]>({ queryKey: key, enabled: false })
  const last = data?.findLast((done) => done.page === page)
  return last && { title: last.title, undo: () => undoOne(queryClient, last) }
}
