/** Errors with which the server returns the browser from a sign-in. The page shows no other text as its own. */
export const signInErrors = /*i18n*/ {
  failed: 'Sign-in failed. Please try again.',
  cancelled: 'The sign-in was cancelled.',
  expired: 'The sign-in took too long. Please try again.',
  unknown: 'The sign-in took too long or was started in another browser. Please try again.',
  untrusted: 'The answer of the identity provider could not be trusted. Please try again.',
  unreachable: 'The identity provider cannot be reached right now. Please try again.',
  notConfigured: 'No identity provider is configured on this server.',
  earlier: 'The identity provider let you through on an earlier sign-in. Sign out there, then sign in again here.',
  unusableEmail: 'The identity provider gave an email address that cannot be used here.',
  noEmail: 'The identity provider did not give an email address, which an account needs.',
  taken: 'An account with this email already exists. Sign in the way you did before.',
  closed: 'This server takes no new accounts.',
  unverified: 'New accounts need an email address that the identity provider has verified.',
  needsKey:
    'This account exists, and this browser has not signed in to it before. Sign in with the key of this computer: the link that hookline admin key prints, or npm run admin -- key where it runs from its sources.',
  disabled: 'This account is disabled. Write to whoever runs this server.',
  throughProxy:
    'This request came through a proxy, and the sign-in of this computer is for browsers on it. Whoever runs this server connects another sign-in: set PUBLIC_URL with GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or with OIDC_ISSUER and OIDC_CLIENT_ID.',
  fromNetwork: 'On the computer that runs Hookline, open Settings → This computer, and scan the code there.',
} as const

/** Errors with which the server returns the browser from connecting a network account. */
export const connectErrors = /*i18n*/ {
  failed: 'The account was not connected.',
  cancelled: 'You cancelled it. Nothing was connected.',
  notAllowed:
    'LinkedIn does not grant this server’s app the permissions it asks for. Whoever runs the server has to check LINKEDIN_SCOPES.',
  unusable: 'LinkedIn did not connect the account. Nothing was changed; try again.',
  unreachable: 'LinkedIn could not be reached. Nothing was changed; try again.',
  noPosting: 'LinkedIn did not allow posting. Nothing was connected.',
  otherBrowser: 'The connection was started in another browser or too long ago. Connect again.',
  otherAccount: 'Another account is signed in here now. Nothing was connected.',
} as const

const maxQuoted = 200

/** How to show a reason from the address bar, which anybody can write. */
export interface Returned {
  sentence: string
  /** Foreign text, without line breaks and invisible characters. */
  quoted?: string
}

/** A known sentence stays as it is; any other reason becomes a quotation after the sentence for `failed`. */
export function readReturned(reason: string, known: Readonly<Record<'failed' | (string & {}), string>>): Returned {
  if (Object.values(known).includes(reason)) return { sentence: reason }
  const letters = [...reason.replaceAll(/[\p{C}\s]+/gu, ' ').trim()]
  const quoted = letters.length > maxQuoted ? `${letters.slice(0, maxQuoted).join('')}…` : letters.join('')
  return quoted ? { sentence: known.failed!, quoted } : { sentence: known.failed! }
}
