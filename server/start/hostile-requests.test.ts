import { expect, test } from 'vitest'
import { withTestApp } from '../testing/app.ts'
import { hostileRequests } from '../testing/hostility.ts'

// The same requests each time; one variable sets another seed, or more requests.
const seed = Number(process.env.HOSTILE_SEED ?? 17)
const count = Number(process.env.HOSTILE_REQUESTS ?? 700)

const forOperators = 'only whoever runs the server may, and none of these people does'

const byMail = 'only an email holds such a token'

const byAuthenticator = 'only a device has a passkey'

const forTheOwner = 'only its owner may, in a browser on the computer itself'

const withoutPrograms = 'no program has asked to be let in'

const byLink = 'only the link holds its token'

const byReviewLink = 'only the holder of a review link has its token'

const alone = 'nobody else who signs in is a member'

const withoutNetwork = 'there is no app at LinkedIn'

/** Calls that cannot succeed here, with the reason. */
const neverAnswered = {
  'PUT /api/writing-engine': forOperators,
  'POST /api/writing-engine/connections': forOperators,
  'GET /api/writing-engine/connections/{id}/models': forOperators,
  'DELETE /api/writing-engine/connections/{id}': forOperators,
  'POST /api/writing-engine/look': forOperators,
  'GET /api/operator/accounts': forOperators,
  'PUT /api/operator/accounts/{id}/disabled': forOperators,
  'DELETE /api/operator/accounts/{id}/disabled': forOperators,
  'DELETE /api/operator/accounts/{id}/sessions': forOperators,
  'GET /api/operator/events': forOperators,
  'GET /api/operator/workspaces': forOperators,
  'PUT /api/operator/workspaces/{id}/limits': forOperators,
  'GET /api/models': forOperators,
  'POST /api/models/file': forOperators,
  'PUT /api/models/hub': forOperators,
  'POST /api/models/{id}/download': forOperators,
  'POST /api/models/{id}/pause': forOperators,
  'DELETE /api/models/{id}': forOperators,
  'GET /api/updates': forOperators,
  'POST /api/updates/look': forOperators,
  'POST /api/updates/start': forOperators,
  'POST /api/updates/cancel': forOperators,
  'POST /api/create-checkout-session': 'there is no Stripe to pay at',
  'POST /api/billing-portal': 'there is no Stripe to go to',
  'GET /api/media/{id}/pages/{page}': 'only a document has pages, and none was added',
  'GET /api/posting/{token}': 'only a reminder holds such an address',
  'GET /api/posting/{token}/media/{id}': 'only a reminder holds such an address',
  'POST /api/posting/{token}/posted': 'only a reminder holds such an address',
  'DELETE /api/posting/{token}/posted': 'only a reminder holds such an address',
  'POST /api/posting/{token}/later': 'only a reminder holds such an address',
  'GET /api/review': byReviewLink,
  'POST /api/review/posts/{id}/comments': byReviewLink,
  'DELETE /api/review/posts/{id}/comments/{comment}': byReviewLink,
  'POST /api/review/posts/{id}/decisions': byReviewLink,
  'GET /api/review/files/{token}': byReviewLink,
  'GET /api/review/files/{token}/pages/{page}': byReviewLink,
  'POST /api/password-reset/confirm': byMail,
  'POST /api/user/email-verification/confirm': byMail,
  'POST /api/auth/passkey': byAuthenticator,
  'POST /api/auth/recovery-code': byAuthenticator,
  'POST /api/user/passkeys': byAuthenticator,
  'DELETE /api/user/passkeys/{id}': byAuthenticator,
  'POST /api/user/recovery-codes': byAuthenticator,
  'POST /api/transcriptions': 'no service turns speech into text',
  'POST /api/stripe-webhook': 'only Stripe can sign an event',
  'POST /api/push-subscriptions': 'only a browser has the keys for it',
  'DELETE /api/push-subscriptions/{id}': 'no browser has subscribed',
  'DELETE /api/user/access/{kind}/{id}': 'nothing has been given',
  'POST /api/invitation': byLink,
  'GET /api/invitation': byLink,
  'POST /api/invitation/accept': byLink,
  'POST /api/members/{id}/owner': alone,
  'POST /api/hand-overs': alone,
  'POST /api/author-link': byLink,
  'POST /api/author-link/connect': byLink,
  'POST /api/author-link/disconnect': byLink,
  'PUT /api/voice/habits': 'nothing has been learned',
  'GET /api/network/connect': withoutNetwork,
  'PUT /api/network': withoutNetwork,
  'POST /api/authors/{id}/link': withoutNetwork,
  'DELETE /api/authors/{id}/link': withoutNetwork,
  'DELETE /api/network': withoutNetwork,
  'POST /api/posts/{id}/publish': withoutNetwork,
  'DELETE /api/posts/{id}/publish': withoutNetwork,
  'POST /api/posts/{id}/approvals': 'no chance finds the hash of a post',
  'POST /api/figures/files': 'no chance makes an Excel file',
  'POST /api/figures/archive/posts': 'no chance makes an address of LinkedIn’s',
  'GET /api/program-requests/{id}': withoutPrograms,
  'POST /api/program-requests/{id}': withoutPrograms,
  'DELETE /api/programs/{id}': withoutPrograms,
  'GET /api/this-computer': forTheOwner,
  'GET /api/this-computer/backups/{name}': forTheOwner,
  'GET /api/this-computer/moving-file': forTheOwner,
  'POST /api/this-computer/backups': forTheOwner,
  'POST /api/this-computer/phone-link': forTheOwner,
  'POST /api/this-computer/restart': forTheOwner,
  'POST /api/this-computer/stop': forTheOwner,
  'PUT /api/this-computer/email': forTheOwner,
  'PUT /api/this-computer/phones': forTheOwner,
}

/** These calls need a model, and there is none. Only a stream says so after an answer of 200. */
const needModel = [
  'POST /api/posts/{id}/opening',
  'POST /api/posts/{id}/rest',
  'POST /api/posts/{id}/second-reading',
  'POST /api/voice/sketch',
]
/** Chance decides whether these are answered: few of the bodies are an image, or name one kind of source alone, and few of many parameters all fit. */
const byChance = new Set([
  ...needModel,
  'GET /api/figures/posts',
  'GET /api/figures/posts/export',
  'PUT /api/posts/{id}/approval-request',
  'POST /api/posts/{id}/carousel',
  'POST /api/posts/{id}/next-slot',
  'POST /api/sources',
  'POST /api/sources/file',
  'POST /api/figures/archive',
  'POST /api/webhooks/{id}/replay',
  'POST /api/review-links',
  'GET /api/sources/{id}',
  'DELETE /api/sources/{id}',
  'PUT /api/user/photo',
  'GET /api/user/photo/{id}',
])

test('requests made from the OpenAPI document, sound and hostile, break nothing and reveal nothing of anyone else’s', async () => {
  const { app, logs } = await withTestApp()
  const hopeless = [...Object.keys(neverAnswered), ...byChance]
  const send = (path: string, init: RequestInit) => app.request(path, init)
  const { answered, faults } = await hostileRequests({ send, count, seed, hopeless })
  expect(faults, `seed ${seed}`).toEqual([])
  expect(logs.filter(({ msg }) => msg === 'unexpected error' || msg === 'writing failed')).toEqual([])
  const succeeded = ([, statuses]: [string, object]) => Object.keys(statuses).some((status) => Number(status) < 400)
  const unanswered = Object.entries(answered).filter((one) => !succeeded(one) && !byChance.has(one[0]))
  expect(unanswered.map(([name]) => name).sort()).toEqual(Object.keys(neverAnswered).sort())
}, 300_000)

test('a server that listens takes hostile requests as well', async () => {
  const { listen, logs } = await withTestApp()
  const origin = await listen()
  const { faults } = await hostileRequests({ send: (path, init) => fetch(origin + path, init), count: 150, seed })
  expect(faults, `seed ${seed}`).toEqual([])
  expect(logs.filter(({ msg }) => msg === 'unexpected error')).toEqual([])
}, 60_000)

const undocumented = new Map([
  ['GET /healthz', 'for monitoring'],
  ['GET /metrics', 'for monitoring'],
  ['GET /readyz', 'for monitoring'],
  ['GET /api/openapi.json', 'the document itself'],
  ['GET /api/auth/callback', 'the identity provider’s redirect back'],
  ['GET /api/notifications/stream', 'it never ends; the list beside it describes it'],
  ['GET /api/network/callback', 'the network’s redirect back'],
  ['GET /calendar/:file{.+\\.ics}', 'read by calendars, with a token for a name'],
  ['GET /local-provider/key', 'the link with the key of this computer'],
  ['GET /local-provider/sign-in/:uid', 'a page of the local identity provider'],
  ['GET /unsubscribe/:token', 'a page that an email leads to'],
  ['POST /unsubscribe/:token', 'the form on that page, and the button of a mail program'],
  ['POST /local-provider/sign-in/:uid', 'the form on that page'],
  ['GET /local-provider/open', 'the link that a launcher opens'],
  ['GET /local-provider/name', 'the page of a new installation, which asks for a name'],
  ['POST /local-provider/name', 'the form on that page'],
  ['GET /phone', 'a page that a code leads to'],
  ['POST /phone', 'the form on that page'],
  ['GET /restore', 'a page of a new installation'],
  ['POST /restore', 'the form on that page'],
  ['GET /restore/started', 'what that form leads to'],
  ['GET /restore/done', 'what that page asks'],
  ['ALL /mcp', 'speaks another protocol'],
  ['ALL /oauth/register', 'a way of another protocol'],
  ['GET /.well-known/oauth-authorization-server', 'where OAuth looks'],
  ['GET /.well-known/oauth-protected-resource', 'where OAuth looks'],
  ['GET /.well-known/oauth-protected-resource/mcp', 'where OAuth looks'],
  ['GET /.well-known/openid-configuration', 'where OpenID Connect looks'],
])

test('every call is in the OpenAPI document, or left out for a reason', async () => {
  const { app, call } = await withTestApp()
  const { paths } = (await (await call('GET', '/api/openapi.json')).json()) as { paths: Record<string, object> }
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  const calls = app.routes.filter(({ path }) => !path.endsWith('*')).map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(calls)].sort()).toEqual([...documented, ...undocumented.keys()].sort())
})
