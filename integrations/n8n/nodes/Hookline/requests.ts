import type { GenericValue, IDataObject, IExecuteFunctions } from 'n8n-workflow'
import { call, keyOf } from '../call'

type Request = (n8n: IExecuteFunctions, item: number) => Promise<IDataObject | IDataObject[]>

/** How each operation calls Hookline for one item. */
export const requests: Record<'create' | 'draft' | 'get' | 'getAll' | 'schedule', Request> = {
  async create(n8n, item) {
    const { title, category, hook, insight, value, cta } = given(n8n, item, 'title', 'category', ...sections)
    const content = { hook, insight, value, cta }
    return (await call(n8n, 'POST', '/api/posts', { body: { title, category, content }, key: keyOf(n8n, item) })).body
  },
  async draft(n8n, item) {
    const { subject: title, category, language } = given(n8n, item, 'subject', 'category', 'language')
    const brief = { title, category, language }
    const { body } = await call(n8n, 'POST', '/api/generate-post', { body: brief, key: keyOf(n8n, item) })
    return body.post as IDataObject
  },
  async get(n8n, item) {
    return (await call(n8n, 'GET', postPath(n8n, item))).body
  },
  async getAll(n8n, item) {
    const { returnAll, limit, status, search } = given(n8n, item, 'returnAll', 'limit', 'status', 'search')
    const most = returnAll ? Number.POSITIVE_INFINITY : (limit as number)
    const found: IDataObject[] = []
    let cursor: string | undefined
    do {
      const qs = {
        limit: Math.min(100, most - found.length),
        status: status || undefined,
        q: search || undefined,
        cursor,
      }
      const { body, headers } = await call(n8n, 'GET', '/api/posts', { qs })
      found.push(...(body as unknown as IDataObject[]))
      const next = /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(String(headers.link ?? ''))?.[1]
      cursor = next && decodeURIComponent(next)
    } while (cursor && found.length < most)
    return found
  },
  async schedule(n8n, item) {
    const { when } = given(n8n, item, 'when')
    const { time, timeZone } = when === 'time' ? given(n8n, item, 'time', 'timeZone') : {}
    const body = {
      scheduledFor: when === 'time' ? time : when === 'nextSlot' ? 'next-free-slot' : null,
      timeZone: timeZone || undefined,
      openPoints: 'refuse',
      clashes: 'refuse',
    }
    return (await call(n8n, 'PUT', postPath(n8n, item), { body, key: keyOf(n8n, item) })).body
  },
}

const sections = ['hook', 'insight', 'value', 'cta'] as const

const given = <Name extends string>(n8n: IExecuteFunctions, item: number, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, n8n.getNodeParameter(name, item, '')])) as Record<Name, GenericValue>

const postPath = (n8n: IExecuteFunctions, item: number) =>
  `/api/posts/${encodeURIComponent(String(n8n.getNodeParameter('postId', item)))}`
