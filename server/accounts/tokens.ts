import { hash } from 'node:crypto'

/** What is kept of a token or of a text that must not be readable; the token has enough chance in it to need no salt. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')
