import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import {
  accountDeletion,
  credentials,
  currentUser,
  keptWordsKey,
  languageChange,
  notificationChange,
  passwordChange,
  profilePatch,
  registration,
  type SignInOptions,
  signInOptions,
  timeZoneChange,
} from '#shared/accounts.ts'
import { secondFactor } from '#shared/passkeys.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import type { Context, Deps, Env } from '../context.ts'
import { body, responses } from '../http/body.ts'
import { browserOf, giveCookies, takeSessionCookie } from '../http/browser.ts'
import { clientAddress, isFromNetwork } from '../http/origin.ts'
import { countAttempt, paced } from '../http/rate-limits.ts'
import { signedIn } from '../http/signed-in.ts'
import { openInvitation } from '../members/invitations.ts'
import { networkOf } from '../net/addresses.ts'
import { person, type User } from '../permissions.ts'
import { type Member, opensWithPassword, register, signInWithPassword } from './accounts.ts'
import { sayRefused } from './activity.ts'
import type { WithComputerKey } from './computer-key.ts'
import { currentUserOf } from './current-user.ts'
import { giveKeptWordsKey } from './kept-words-key.ts'
import { mailedLinkRoutes } from './mailed-link-routes.ts'
import { oidcRoutes } from './oidc.ts'
import {
  changeLanguage,
  changeNotifications,
  changePassword,
  changeTimeZone,
  deleteAccount,
  updateProfile,
} from './own-account.ts'
import { demandPasskey, passkeyRoutes, passkeySignInRoutes } from './passkey-routes.ts'
import { hasPasskeys } from './passkeys.ts'
import { sessionRoutes } from './session-routes.ts'
import { endSession, openSession } from './sessions.ts'
import { areSignUpsOpen, hasNoAccounts } from './sign-ups.ts'
import { refuseThroughProxy, traceOfProxy } from './this-computer.ts'
import { workspaceRoutes } from './workspace-routes.ts'

const tags = ['Accounts']

export function accountRoutes(deps: Deps & WithComputerKey) {
  const { config } = deps
  const hasPaidPlans = config.stripe !== undefined
  const toCurrentUser = (user: Member) => currentUserOf(deps, user, user.workspaceId)
  const inContext = (ctx: Context, user: User) => currentUserOf(ctx, user, ctx.workspaceId)
  const options: Omit<SignInOptions, 'registrationOpen' | 'isFirstStart' | 'hasPasskeyUsers'> = {
    provider: config.identityProvider?.kind ?? null,
    providerNote: null,
    providerName: config.identityProvider?.name ?? '',
    passwordForms: config.passwordForms,
    passwordSignUps: config.passwordForms && opensWithPassword(config),
    hasPaidPlans,
    supportEmail: config.supportEmail ?? null,
  }

  return new Hono<Env>()
    .get(
      '/sign-in-options',
      describeRoute({
        tags,
        summary: 'How people sign in, whether plans are sold, and where to write for help',
        security: [],
        responses: responses(signInOptions),
      }),
      async (c) => {
        const invited = await openInvitation(deps, browserOf(c, deps).invitation)
        const registrationOpen = invited !== null || (await areSignUpsOpen(deps))
        const passwordSignUps = options.passwordSignUps || (config.passwordForms && invited?.address != null)
        const isElsewhere = isFromNetwork(c, deps)
        const isRefused = options.provider === 'local' && (isElsewhere || traceOfProxy(c) !== null)
        const providerNote = isElsewhere ? signInErrors.fromNetwork : signInErrors.throughProxy
        const refused = { provider: null, providerNote }
        const isFirstStart = options.provider === 'local' && !isRefused && (await hasNoAccounts(deps))
        const hasPasskeyUsers = await hasPasskeys(deps)
        return c.json({
          ...options,
          passwordSignUps,
          registrationOpen,
          isFirstStart,
          hasPasskeyUsers,
          ...(isRefused && refused),
        })
      },
    )
    .post(
      '/register',
      describeRoute({
        tags,
        summary: 'Create an account and sign in',
        security: [],
        responses: responses(currentUser, [400, 403, 409, 429, 503]),
      }),
      body(registration),
      async (c) => {
        refuseThroughProxy(c, deps)
        await countAttempt(deps, config.limits?.register, `register:${networkOf(clientAddress(c, deps))}`)
        const { user, given } = await register(deps, browserOf(c, deps), c.req.valid('json'))
        giveCookies(c, deps, given)
        return c.json(await toCurrentUser(user))
      },
    )
    .post(
      '/login',
      describeRoute({
        tags,
        summary: 'Sign in with email and password',
        security: [],
        description:
          'Returns 202 for an account with a passkey. Then sign in with `POST /api/auth/passkey` or `POST /api/auth/recovery-code`.',
        responses: { ...responses(currentUser, [400, 401, 403, 429, 503]), ...responses(secondFactor, [], 202) },
      }),
      body(credentials),
      async (c) => {
        refuseThroughProxy(c, deps)
        const browser = browserOf(c, deps)
        const user = await signInWithPassword(deps, browser, c.req.valid('json')).catch((error: unknown) => {
          sayRefused(c, browser.caller)
          throw error
        })
        if (await hasPasskeys(deps, user.id)) return c.json(await demandPasskey(c, deps, user.id), 202)
        giveCookies(c, deps, await openSession(deps, browser, user))
        return c.json(await toCurrentUser(user))
      },
    )
    .post(
      '/logout',
      describeRoute({ tags, summary: 'Sign out', security: [], responses: responses(null, [], 204) }),
      async (c) => {
        await endSession(deps, browserOf(c, deps))
        takeSessionCookie(c, deps)
        return c.body(null, 204)
      },
    )
    .get(
      '/logout',
      describeRoute({
        tags,
        summary: 'Sign out by navigation',
        security: [],
        responses: { 302: { description: 'To /auth' } },
      }),
      async (c) => {
        await endSession(deps, browserOf(c, deps))
        takeSessionCookie(c, deps)
        return c.redirect('/auth')
      },
    )
    .get(
      '/user',
      describeRoute({ tags, summary: 'Who is signed in', responses: responses(currentUser, [401]) }),
      signedIn(deps, 'person'),
      async (c) => c.json(await inContext(c.var.ctx, person(c.var.ctx))),
    )
    .put(
      '/user',
      describeRoute({ tags, summary: 'Change the profile', responses: responses(currentUser, [400, 401, 429]) }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(profilePatch),
      async (c) => c.json(await inContext(c.var.ctx, await updateProfile(c.var.ctx, c.req.valid('json')))),
    )
    .put(
      '/user/password',
      describeRoute({
        tags,
        summary: 'Change or set the password and sign out everywhere else',
        description:
          'Without `currentPassword`, works only for an account without a password, within ten minutes of signing in.',
        responses: responses(null, [400, 401, 403, 429, 503], 204),
      }),
      signedIn(deps, 'person'),
      body(passwordChange),
      async (c) => {
        await changePassword(c.var.ctx, browserOf(c, deps), c.req.valid('json'))
        return c.body(null, 204)
      },
    )
    .put(
      '/user/notifications',
      describeRoute({
        tags,
        summary: 'Choose notifications',
        responses: responses(currentUser, [400, 401, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(notificationChange),
      async (c) => c.json(await inContext(c.var.ctx, await changeNotifications(c.var.ctx, c.req.valid('json')))),
    )
    .put(
      '/user/time-zone',
      describeRoute({
        tags,
        summary: 'Choose the time zone',
        description:
          'An IANA name such as `Europe/Berlin`. With `isNoticed`, the account keeps it only if it has no time zone yet. Posts already scheduled keep their time.',
        responses: responses(currentUser, [400, 401, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(timeZoneChange),
      async (c) => c.json(await inContext(c.var.ctx, await changeTimeZone(c.var.ctx, c.req.valid('json')))),
    )
    .put(
      '/user/language',
      describeRoute({
        tags,
        summary: 'Choose the language of the app and its mails',
        description: 'With `isNoticed`, the account keeps it only if it has none yet. It is not the language of posts.',
        responses: responses(currentUser, [400, 401, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'save'),
      body(languageChange),
      async (c) => c.json(await inContext(c.var.ctx, await changeLanguage(c.var.ctx, c.req.valid('json')))),
    )
    .get(
      '/user/kept-words-key',
      describeRoute({
        tags,
        summary: 'Read the key for words kept in a browser',
        description:
          'An age X25519 key pair, created on the first request. At sign-out the browser encrypts unsent words to `recipient`. At the next sign-in `identity` decrypts them.',
        responses: responses(keptWordsKey, [401, 429]),
      }),
      signedIn(deps, 'person'),
      paced(deps, 'analyse'),
      async (c) => c.json(await giveKeptWordsKey(c.var.ctx)),
    )
    .delete(
      '/user',
      describeRoute({
        tags,
        summary: 'Delete my account and everything in it',
        description:
          'Also deletes a workspace without other members and ends its plan. A shared workspace keeps its posts and plan. If I was its only owner, the one who may do most becomes the owner, and among these the longest-standing one.',
        responses: responses(null, [400, 401, 403, 429], 204),
      }),
      signedIn(deps, 'person'),
      body(accountDeletion),
      async (c) => {
        const { id } = person(c.var.ctx)
        await deleteAccount(c.var.ctx, browserOf(c, deps), c.req.valid('json'))
        c.var.log.info({ userId: id }, 'deleted an account')
        takeSessionCookie(c, deps)
        return c.body(null, 204)
      },
    )
    .route('/', mailedLinkRoutes(deps))
    .route('/', workspaceRoutes(deps))
    .route('/user', sessionRoutes(deps))
    .route('/user', passkeyRoutes(deps))
    .route('/auth', passkeySignInRoutes(deps, toCurrentUser))
    .route('/auth', oidcRoutes(deps))
}
