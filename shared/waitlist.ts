import * as z from 'zod/mini'

export const invalidEmail = 'Please enter a valid email address'
export const alreadyRegistered = 'This email is already on our waitlist'

/** With an @ in it: whether an address is real, only a message to it can tell. */
export const isEmail = (text: string): boolean => text.includes('@')

export const waitlistEntry = z.object({
  email: z.string(invalidEmail).check(z.trim(), z.maxLength(254, invalidEmail), z.refine(isEmail, invalidEmail)),
})
