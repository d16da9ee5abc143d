import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { largestSourceDocument, type NewSource, type Source } from '#shared/sources.ts'
import { ApiError, messageOf, read, send } from '#web/lib/api.ts'

const path = '/api/sources'

/** The newest, without their texts. */
export const recentSourcesQuery = queryOptions({
  queryKey: [path, 'list'],
  queryFn: ({ signal }) => read<Source[]>(path, { signal }),
})

async function addFile(file: File, signal: AbortSignal): Promise<Source> {
  if (file.size > largestSourceDocument)
    throw new Error(t`A PDF can have at most ${{ most: largestSourceDocument / 1_000_000 }} MB.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  return send<Source>('POST', `${path}/file?name=${encodeURIComponent(file.name.slice(-300))}`, bytes, { signal })
}

export function useDeleteSource(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('DELETE', `${path}/${encodeURIComponent(id)}`),
    onSuccess: () => {
      queryClient.setQueriesData({ queryKey: [path, 'one', id] }, null)
      void queryClient.invalidateQueries({ queryKey: recentSourcesQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ['/api/posts'] })
    },
  })
}

/** Makes sources of links, texts, files, posts and ideas, one at a time. */
export function useAddSource(onAdded: (source: Source) => void) {
  const queryClient = useQueryClient()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController>(undefined)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  async function add(given: NewSource | File) {
    stop()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setProblem('')
    setReading(true)
    try {
      const source =
        given instanceof File ? await addFile(given, signal) : await send<Source>('POST', path, given, { signal })
      void queryClient.invalidateQueries({ queryKey: recentSourcesQuery.queryKey })
      if (!signal.aborted) onAdded(source)
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof ApiError ? error.body : messageOf(error))
    } finally {
      if (running.current === controller) setReading(false)
    }
  }

  return { add, stop, isReading, problem }
}
