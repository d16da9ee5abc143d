import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ToastOptions, toast } from '#web/ui/toast.ts'

/** Something that was done on a list. */
interface Done {
  number: number
  title: string
  undo: () => unknown
}

// Beside what was read, so that it goes when somebody else signs in.
const key = ['undoable']
const mostKept = 20
const undoDuration = 10_000
let lastNumber = 0

/** Says what was done, with an Undo that outlives its message: the lists offer it, by a button and with Ctrl+Z. */
export function useSayDone() {
  const queryClient = useQueryClient()
  return ({ undo, ...said }: ToastOptions & Pick<Done, 'undo'>) => {
    lastNumber += 1
    const done = { number: lastNumber, title: said.title, undo }
    queryClient.setQueryData<Done[]>(key, (before = []) => [...before, done].slice(-mostKept))
    toast({
      ...said,
      action: { label: 'Undo', onSelect: () => undoOne(queryClient, done) },
      duration: undoDuration,
    })
  }
}

function undoOne(queryClient: QueryClient, { number, undo }: Done) {
  queryClient.setQueryData<Done[]>(key, (before = []) => before.filter((one) => one.number !== number))
  undo()
}

/** What was done last and not undone yet. */
export function useLastDone(): { title: string; undo: () => void } | undefined {
  const queryClient = useQueryClient()
  const { data } = useQuery<Done[]>({ queryKey: key, enabled: false })
  const last = data?.at(-1)
  return last && { title: last.title, undo: () => undoOne(queryClient, last) }
}
