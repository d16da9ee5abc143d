import {
  type IDataObject,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeApiError,
  NodeConnectionTypes,
} from 'n8n-workflow'
import { call } from '../call'
import { isGenuine } from './signature'

export class HooklineTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Hookline Trigger',
    name: 'hooklineTrigger',
    icon: { light: 'file:../../icons/hookline.svg', dark: 'file:../../icons/hookline.dark.svg' },
    group: ['trigger'],
    version: 1,
    description: 'Starts when something happens to a post or an idea in Hookline',
    subtitle: '={{$parameter["events"].join(", ")}}',
    defaults: { name: 'Hookline Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'hooklineApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'hookline' }],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        required: true,
        default: ['post.published'],
        options: [
          { name: 'Figures Changed', value: 'figures.changed' },
          { name: 'Idea Changed', value: 'idea.changed' },
          { name: 'Idea Created', value: 'idea.created' },
          { name: 'Post Approved', value: 'post.approved' },
          { name: 'Post Changed', value: 'post.changed' },
          { name: 'Post Changes Requested', value: 'post.changes_requested' },
          { name: 'Post Created', value: 'post.created' },
          { name: 'Post Deleted', value: 'post.deleted' },
          { name: 'Post Due', value: 'post.due' },
          { name: 'Post Failed', value: 'post.failed' },
          { name: 'Post Missed', value: 'post.missed' },
          { name: 'Post Published', value: 'post.published' },
          { name: 'Post Scheduled', value: 'post.scheduled' },
        ],
      },
    ],
  }

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const { id } = this.getWorkflowStaticData('node')
        if (!id) return false
        const { body } = await call(this, 'GET', '/api/webhooks')
        const url = this.getNodeWebhookUrl('default')
        return (body as unknown as IDataObject[]).some((webhook) => webhook.id === id && webhook.url === url)
      },
      async create(this: IHookFunctions): Promise<boolean> {
        const added = { url: this.getNodeWebhookUrl('default'), events: this.getNodeParameter('events') }
        const { id, secret } = (await call(this, 'POST', '/api/webhooks', { body: added })).body
        Object.assign(this.getWorkflowStaticData('node'), { id, secret })
        return true
      },
      async delete(this: IHookFunctions): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node')
        if (kept.id) await call(this, 'DELETE', `/api/webhooks/${kept.id}`).catch(unlessGone)
        delete kept.id
        delete kept.secret
        return true
      },
    },
  }

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { secret } = this.getWorkflowStaticData('node')
    const { rawBody } = this.getRequestObject()
    if (!isGenuine(String(secret ?? ''), this.getHeaderData() as Record<string, string>, rawBody)) {
      this.getResponseObject().status(401).send('The signature is not right.')
      return { noWebhookResponse: true }
    }
    return { workflowData: [this.helpers.returnJsonArray(this.getBodyData())] }
  }
}

/** The person may have deleted it in Hookline. */
function unlessGone(error: unknown) {
  if (!(error instanceof NodeApiError && error.httpCode === '404')) throw error
}
