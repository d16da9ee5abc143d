import { hash } from 'node:crypto'

/** The hash stored instead of a token or another secret. Tokens are random enough to need no salt. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')
