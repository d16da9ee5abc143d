import {
  type IDataObject,
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
  type JsonObject,
  NodeApiError,
  NodeConnectionTypes,
} from 'n8n-workflow'
import { properties } from './properties'
import { requests } from './requests'

export class Hookline implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Hookline',
    name: 'hookline',
    icon: { light: 'file:../../icons/hookline.svg', dark: 'file:../../icons/hookline.dark.svg' },
    group: ['output'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Writes, keeps and schedules LinkedIn posts',
    defaults: { name: 'Hookline' },
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    usableAsTool: true,
    credentials: [{ name: 'hooklineApi', required: true }],
    properties,
  }

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const results: INodeExecutionData[] = []
    for (const [itemIndex] of this.getInputData().entries()) {
      const operation = this.getNodeParameter('operation', itemIndex) as keyof typeof requests
      const add = (found: IDataObject | IDataObject[]) => {
        const json = this.helpers.returnJsonArray(found)
        results.push(...this.helpers.constructExecutionMetaData(json, { itemData: { item: itemIndex } }))
      }
      try {
        add(await requests[operation](this, itemIndex))
      } catch (error) {
        if (!this.continueOnFail())
          throw error instanceof NodeApiError
            ? error
            : new NodeApiError(this.getNode(), error as JsonObject, { itemIndex })
        add({ error: (error as Error).message })
      }
    }
    return [results]
  }
}
