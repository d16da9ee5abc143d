import { t } from '@lingui/core/macro'
import type { Mistakes } from '#web/ui/field.tsx'

const least = 6

export interface NewPassword {
  newPassword: string
  confirmPassword: string
}

export const newPasswordMistakes = ({ newPassword, confirmPassword }: NewPassword): Mistakes => ({
  newPassword: newPassword.length < least ? t`New password must be at least ${least} characters` : undefined,
  confirmPassword:
    confirmPassword.length < least
      ? t`Password confirmation is required`
      : confirmPassword !== newPassword
        ? t`Passwords don't match`
        : undefined,
})
