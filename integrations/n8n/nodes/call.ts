import {
  type IDataObject,
  type IExecuteFunctions,
  type IHookFunctions,
  type IHttpRequestMethods,
  type IN8nHttpFullResponse,
  type JsonObject,
  NodeApiError,
} from 'n8n-workflow'

/** Calls Hookline's API. What it refuses is thrown with its own sentence. */
export async function call(
  n8n: IExecuteFunctions | IHookFunctions,
  method: IHttpRequestMethods,
  path: string,
  { key, ...more }: { body?: IDataObject; qs?: IDataObject; key?: string } = {},
) {
  const { address } = await n8n.getCredentials<{ address: string }>('hooklineApi')
  const { statusCode, body, headers }: IN8nHttpFullResponse = await n8n.helpers.httpRequestWithAuthentication.call(
    n8n,
    'hooklineApi',
    {
      method,
      url: new URL(path, address).href,
      headers: { accept: 'application/json, application/problem+json', ...(key && { 'idempotency-key': key }) },
      ...more,
      json: true,
      returnFullResponse: true,
      // n8n has sentences of its own for statuses, which would hide what Hookline says.
      ignoreHttpStatusErrors: true,
    },
  )
  const answer = body as IDataObject
  if (statusCode < 400) return { body: answer, headers }
  const message = typeof answer?.detail === 'string' ? answer.detail : 'Hookline does not answer at this address.'
  throw new NodeApiError(n8n.getNode(), answer as JsonObject, { message, httpCode: String(statusCode) })
}

/** The same when n8n runs a node again because it failed, so that a change happens once. */
export const keyOf = (n8n: IExecuteFunctions, item: number) =>
  [
    n8n.getInstanceId(),
    n8n.getWorkflow().id,
    n8n.getExecutionId(),
    n8n.getNode().id,
    n8n.evaluateExpression('{{ $runIndex }}', item),
    item,
  ].join('.')
