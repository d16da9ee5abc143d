import * as z from 'zod/mini'

export const invalidEmail = /*i18n*/ 'Please enter a valid email address'
export const alreadyRegistered = /*i18n*/ 'This email is already on our waitlist'

/** Accepts anything with an @ between two parts: only a message can prove that an address works. */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@')
  const isThere = (part: string) => /[^\s@]/.test(part)
  return at > 0 && isThere(text.slice(0, at)) && isThere(text.slice(at + 1)) && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)
}

export const waitlistEntry = z.object({
  email: z.string(invalidEmail).check(z.trim(), z.maxLength(254, invalidEmail), z.refine(isEmail, invalidEmail)),
})
