import createClient from 'openapi-fetch'
import type { paths } from './api.gen.ts'

export type { components } from './api.gen.ts'

/** JSON answers, and problems instead of sentences for errors. */
type Media = 'application/json' | 'application/problem+json'

interface Access {
  baseUrl: string
  /** `hk_…` */
  key?: string
  headers?: Record<string, string>
  fetch?: (request: Request) => Promise<Response>
}

/** The API for programs, with the types of the OpenAPI document: a wrong path, body or field is a type error. */
export const createApiClient = ({ baseUrl, key, headers, fetch }: Access) =>
  createClient<paths, Media>({
    baseUrl,
    fetch,
    headers: {
      accept: 'application/json, application/problem+json, */*;q=0.1',
      ...(key && { authorization: `Bearer ${key}` }),
      ...headers,
    },
  })
