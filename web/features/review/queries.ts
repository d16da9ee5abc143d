import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewDecision } from '#shared/approval.ts'
import type { Review, ReviewComment, ReviewedPost } from '#shared/review.ts'
import { reviewHeader } from '#shared/review-path.ts'
import { ApiError, call, parse } from '#web/lib/api.ts'

const path = '/api/review'
const askAgainMs = 15_000

/** The link alone decides what these calls show: no cookie goes with them, whoever is signed in. */
async function ask<T>(token: string, ...[method, path, payload, options]: Parameters<typeof call>): Promise<T> {
  const headers = { [reviewHeader]: token }
  return parse<T>(await call(method, path, payload, { ...options, headers, credentials: 'omit' }))
}

/** What the link showed is gone from the screen as soon as it is known to have ended. */
export const hasEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && [401, 404, 410].includes(error.status)

export const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: [path, token],
    queryFn: ({ signal }) => ask<Review>(token, 'GET', path, undefined, { signal }),
    enabled: token !== '',
    // There is no live connection without an account.
    refetchInterval: ({ state }) => (hasEnded(state.error) ? false : askAgainMs),
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  })

function useAnswer<Value>(token: string, postId: string, answer: (value: Value) => Promise<ReviewedPost>) {
  const queryClient = useQueryClient()
  const { queryKey } = reviewQuery(token)
  return useMutation({
    networkMode: 'always',
    mutationFn: answer,
    onSuccess: (post) =>
      queryClient.setQueryData(
        queryKey,
        (review) => review && { ...review, posts: review.posts.map((one) => (one.id === postId ? post : one)) },
      ),
    // The post may have changed, or the link have ended.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

const postPath = (id: string) => `${path}/posts/${encodeURIComponent(id)}`

export const useComment = (token: string, postId: string) =>
  useAnswer(token, postId, (comment: ReviewComment) => ask(token, 'POST', `${postPath(postId)}/comments`, comment))

export const useTakeBack = (token: string, postId: string) =>
  useAnswer(token, postId, (id: string) => ask(token, 'DELETE', `${postPath(postId)}/comments/${id}`))

export const useDecide = (token: string, postId: string) =>
  useAnswer(token, postId, (decision: NewDecision) => ask(token, 'POST', `${postPath(postId)}/decisions`, decision))

export const sentenceOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.body : error?.message
