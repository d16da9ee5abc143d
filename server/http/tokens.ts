import { hash } from 'node:crypto'

/** The hash that is stored instead of a token or another secret; tokens are random enough to need no salt. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')
