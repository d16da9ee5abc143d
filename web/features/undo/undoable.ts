import { t } from '@lingui/core/macro'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type PagePath, pageOf } from '#shared/pages.ts'
import { type ToastOptions, toast } from '#web/lib/toast.ts'

interface Done {
  number: number
  page: PagePath
  title: string
  undo: () => unknown
}

// In the query cache, which empties when someone else signs in.
const key = ['undoable']
const maxKept = 20
let lastNumber = 0

/** Shows a message with an Undo. After the message closes, the page still offers it by button and with Ctrl+Z. */
export function useSayDone() {
  const queryClient = useQueryClient()
  const { history } = useRouter()
  return ({ undo, ...said }: ToastOptions & Pick<Done, 'undo'>) => {
    lastNumber += 1
    const done = { number: lastNumber, page: pageOf(history.location.pathname), title: said.title, undo }
    queryClient.setQueryData<Done[]>(key, (before = []) => [...before, done].slice(-maxKept))
    toast({ ...said, action: { label: t`Undo`, onSelect: () => undoOne(queryClient, done) } })
  }
}

function undoOne(queryClient: QueryClient, { number, undo }: Done) {
  queryClient.setQueryData<Done[]>(key, (before = []) => before.filter((one) => one.number !== number))
  undo()
}

/** The page's last action that is not undone. */
export function useLastDone(): { title: string; undo: () => void } | undefined {
  const queryClient = useQueryClient()
  const page = useLocation({ select: ({ pathname }) => pageOf(pathname) })
  const { data } = useQuery<Done[]>({ queryKey: key, enabled: false })
  const last = data?.findLast((done) => done.page === page)
  return last && { title: last.title, undo: () => undoOne(queryClient, last) }
}
