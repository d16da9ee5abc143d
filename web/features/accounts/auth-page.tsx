import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { CalendarClock, Layers, PenLine } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { SignInOptions } from '#shared/accounts.ts'
import { firstPage } from '#shared/first-page.ts'
import { product } from '#shared/product.ts'
import { translated } from '#web/lib/language.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { sameSitePath } from '#web/lib/same-site.ts'
import { signInOptionsQuery, useAuth } from '#web/lib/session.ts'
import { Brand } from '#web/ui/brand.tsx'
import { buttonVariants } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx'

// Errors are rare, so their texts load on demand.
const authenticationError = () => import('./authentication-error.tsx')
const AuthenticationErrorBox = lazyPart(() =>
  authenticationError().then((file) => ({ default: file.AuthenticationErrorBox })),
)
const Passwords = lazyPart(
  () => import('./password-form.tsx').then((file) => ({ default: file.Passwords })),
  MissingPart,
)
const PasskeyButton = lazyPart(() => import('./passkey-button.tsx').then((file) => ({ default: file.PasskeyButton })))

const sellingPoints = [
  {
    icon: PenLine,
    title: msg`AI-Powered Content`,
    text: msg`Posts tailored to your brand and industry, from a subject in your own words.`,
  },
  {
    icon: Layers,
    title: msg`Multiple Content Types`,
    text: msg`Case studies, thought leadership, personal stories and more.`,
  },
  {
    icon: CalendarClock,
    title: msg`Content Strategy`,
    text: msg`Fresh ideas and a steady rhythm for a better presence.`,
  },
]

const route = getRouteApi('/auth')

export function AuthPage() {
  const { t } = useLingui()
  const { user, isLoading } = useAuth()
  const { history } = useRouter()
  const search = route.useSearch()
  const { error } = search
  const returnTo = sameSitePath(search.returnTo)
  const isFirstStart = useQuery(signInOptionsQuery).data?.isFirstStart === true
  const tab = search.tab ?? (isFirstStart ? 'register' : 'login')
  usePageTitle(tab === 'register' ? t`Create an account` : t`Sign in`)

  useEffect(() => {
    if (!user) return
    // A signed-in person whose new sign-in was refused is still signed in.
    if (error)
      authenticationError().then(
        (file) => file.toastAuthenticationError(error),
        () => {},
      )
    const path = returnTo ?? '/'
    history.replace(tab === 'register' ? firstPage(path) : path)
  }, [user, error, history, returnTo, tab])

  if (isLoading || user) return <PageSpinner />
  return (
    <div className="grid grid-cols-1 lg:min-h-dvh lg:grid-cols-2">
      <main id="content" tabIndex={-1} className="flex min-h-svh flex-col px-4 py-4 outline-none md:px-7">
        <Brand />
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col gap-4 py-10 lg:justify-center">
          <AuthenticationError />
          <SignInCard tab={tab} returnTo={returnTo} />
        </div>
        <div className="grid justify-items-center gap-3 text-center text-sm text-ink-3">
          <LanguageSwitch />
          <p>
            © {new Date().getFullYear()} {product.name}
          </p>
        </div>
      </main>
      <aside className="flex items-center border-line bg-sunk px-4 py-12 max-lg:border-t md:px-7 lg:border-l">
        <div className="mx-auto grid w-full max-w-md gap-8">
          <p className="text-3xl font-semibold tracking-tight text-balance">{translated(product.tagline)}</p>
          <ul className="grid gap-6">
            {sellingPoints.map(({ icon: Icon, title, text }) => (
              <li key={title.id} className="flex gap-4">
                <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-action-text" strokeWidth={1.75} />
                <div>
                  <h2 className="font-semibold">{t(title)}</h2>
                  <p className="text-ink-2">{t(text)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}

/** Shows the error that a sign-in returned with, and removes it from the address. */
function AuthenticationError() {
  const { error } = route.useSearch()
  const navigate = route.useNavigate()
  const [reason, setReason] = useState(error)

  useEffect(() => {
    if (!error) return
    setReason(error)
    void navigate({ search: (search) => ({ ...search, error: undefined }), replace: true })
  }, [error, navigate])

  if (!reason) return null
  return (
    <Suspense>
      <AuthenticationErrorBox reason={reason} />
    </Suspense>
  )
}

function SignInCard({ tab, returnTo }: { tab: 'login' | 'register'; returnTo: string | undefined }) {
  const { t } = useLingui()
  const navigate = route.useNavigate()
  const { data: options } = useQuery(signInOptionsQuery)
  const login = options?.isFirstStart ? 'login' : undefined
  const showTab = (next: string) =>
    navigate({ search: (search) => ({ ...search, tab: next === 'register' ? 'register' : login }), replace: true })

  return (
    <Card className="p-5 md:p-6">
      <Tabs value={tab} onValueChange={showTab}>
        <TabsList aria-label={t`Sign in or sign up`} className="mb-6 grid grid-cols-2 rounded border border-line p-1">
          <TabsTrigger value="login" className="justify-center rounded-[5px]">
            <Trans>Login</Trans>
          </TabsTrigger>
          <TabsTrigger value="register" className="justify-center rounded-[5px]">
            <Trans>Register</Trans>
          </TabsTrigger>
        </TabsList>

        <TabsContent value="login" className="grid gap-5">
          <Heading title={t`Welcome Back`}>{t`Sign in to access your account`}</Heading>
          <ProviderButton isNew={false} options={options} returnTo={returnTo} />
          {options?.hasPasskeyUsers && (
            <Suspense>
              <PasskeyButton />
            </Suspense>
          )}
          {options?.passwordForms && (
            <Suspense>
              <Passwords tab="login" />
            </Suspense>
          )}
          <Agreement isNew={false} />
          <p className="text-center">
            <Link from="/auth" search={(search) => ({ ...search, tab: 'register' })} replace className={linkClasses}>
              <Trans>Don't have an account? Register</Trans>
            </Link>
          </p>
        </TabsContent>

        <TabsContent value="register" className="grid gap-5">
          <Heading
            title={t`Create an Account`}
          >{t`Join ${{ name: product.name }} to create content for your network`}</Heading>
          {options?.registrationOpen === false ? (
            <p className="rounded border border-line bg-sunk px-4 py-3 text-ink-2">
              <Trans>Sign-ups are closed here. Ask whoever runs this server for an account.</Trans>
            </p>
          ) : (
            <>
              <ProviderButton isNew options={options} returnTo={returnTo} />
              {options?.passwordForms && (
                <Suspense>
                  <Passwords tab="register" isClosed={!options.passwordSignUps} />
                </Suspense>
              )}
            </>
          )}
          <p className="text-center text-sm text-ink-2">
            <Trans>Complete your profile after registration to get personalized content</Trans>
          </p>
          <Agreement isNew />
          <p className="text-center">
            <Link from="/auth" search={(search) => ({ ...search, tab: login })} replace className={linkClasses}>
              <Trans>Already have an account? Login</Trans>
            </Link>
          </p>
        </TabsContent>
      </Tabs>
    </Card>
  )
}

const linkClasses =
  'inline-flex items-center font-medium text-action-text underline underline-offset-3 hover:no-underline max-md:min-h-11'

const Heading = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-1 text-center">
    <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
    <p className="text-ink-2">{children}</p>
  </div>
)

interface ProviderButtonProps {
  isNew: boolean
  options: SignInOptions | undefined
  returnTo: string | undefined
}

function ProviderButton({ isNew, options, returnTo }: ProviderButtonProps) {
  const { t } = useLingui()
  if (options?.provider === null) {
    return (
      <p className="rounded border border-line bg-sunk px-4 py-3 text-ink-2">
        {options.providerNote ? translated(options.providerNote) : t`No identity provider is configured.`}
      </p>
    )
  }
  const query = new URLSearchParams({ ...(returnTo && { returnTo }), ...(isNew && { new: '1' }) })
  return (
    <a href={`/api/auth/google${query.size > 0 ? `?${query}` : ''}`} className={buttonVariants({ size: 'lg' })}>
      {/* The name depends on the way to sign in, so it waits for the options. */}
      {!options ? (isNew ? t`Sign up` : t`Sign in`) : wayIn(options, isNew)}
    </a>
  )
}

function wayIn({ provider, providerName: name }: SignInOptions, isNew: boolean): ReactNode {
  if (provider === 'local')
    return isNew ? <Trans>Sign up on this computer</Trans> : <Trans>Sign in on this computer</Trans>
  return isNew ? <Trans>Sign up with {name}</Trans> : <Trans>Sign in with {name}</Trans>
}

const Terms = ({ to, children }: { to: '/terms' | '/privacy'; children?: ReactNode }) => (
  <Link to={to} className="text-ink-2 underline underline-offset-2">
    {children}
  </Link>
)

const Agreement = ({ isNew }: { isNew: boolean }) => (
  <p className="text-center text-sm text-ink-3">
    {isNew ? (
      <Trans>
        By signing up you agree to the <Terms to="/terms">Terms</Terms> and the{' '}
        <Terms to="/privacy">Privacy notice</Terms>.
      </Trans>
    ) : (
      <Trans>
        By signing in you agree to the <Terms to="/terms">Terms</Terms> and the{' '}
        <Terms to="/privacy">Privacy notice</Terms>.
      </Trans>
    )}
  </p>
)
