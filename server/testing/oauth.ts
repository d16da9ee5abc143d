import { once } from 'node:events'
import { createServer, globalAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import {
  type OAuthClientInformationFull,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { selfSigned } from './certificate.ts'

/** The https page of a program that says there who it is. Trusted in this process until the test ends. */
export async function startProgramPage() {
  const { key, cert } = selfSigned('localhost')
  const server = createServer({ key, cert }, (_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ client_id: url, ...programMetadata }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as AddressInfo).port}`
  const url = `https://${host}/program.json`
  const { ca } = globalAgent.options
  globalAgent.options.ca = cert
  return {
    host,
    url,
    stop: () => {
      globalAgent.options.ca = ca
      server.close()
    },
  }
}

const programMetadata = {
  client_name: 'Test program',
  redirect_uris: ['http://127.0.0.1:45454/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
}

/** What a program keeps while its person lets it in: a client of the official library, in memory. */
export function keepingTokens({ clientMetadataUrl }: { clientMetadataUrl?: string } = {}) {
  const kept: {
    discovery?: OAuthDiscoveryState
    tokens?: OAuthTokens
    client?: OAuthClientInformationFull
    verifier?: string
    authorize?: URL
  } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://127.0.0.1:45454/callback',
    clientMetadataUrl,
    clientMetadata: programMetadata,
    state: () => 'a-state-that-nobody-guesses',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client as OAuthClientInformationFull
    },
    discoveryState: () => kept.discovery,
    saveDiscoveryState: (state) => {
      kept.discovery = state
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (url) => {
      kept.authorize = url
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier!,
  }
  return {
    provider,
    kept,
    /** Where the program sends its person. */
    authorize: () => kept.authorize!,
    /** The program gets its tokens for the code that came back. */
    finish: (url: string, back: URL) =>
      new StreamableHTTPClientTransport(new URL(url), { authProvider: provider }).finishAuth(back.searchParams),
  }
}
