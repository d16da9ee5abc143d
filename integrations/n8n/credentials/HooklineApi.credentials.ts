import type { IAuthenticateGeneric, ICredentialTestRequest, ICredentialType, INodeProperties } from 'n8n-workflow'

export class HooklineApi implements ICredentialType {
  name = 'hooklineApi'

  displayName = 'Hookline API'

  icon = 'file:../icons/hookline.svg' as const

  documentationUrl = 'https://hookline.example/n8n'

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'address',
      type: 'string',
      default: '',
      placeholder: 'https://hookline.example.com',
      required: true,
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'Create one in Hookline, in Settings → Integrations',
    },
  ]

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  }

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.address}}', url: '/api/keys' },
  }
}
