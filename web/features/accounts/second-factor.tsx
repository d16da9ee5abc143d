import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { hasPasskeys } from '#web/lib/web-authn.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useRecoveryCode, useSecondFactor } from './passkey-queries.ts'

interface SecondFactorProps {
  options: Record<string, unknown>
  onBack: () => void
}

const sentenceOf = (error: Error) => (error instanceof ApiError ? error.body : messageOf(error))

export function SecondFactorStep({ options, onBack }: SecondFactorProps) {
  const { t } = useLingui()
  const canShow = hasPasskeys()
  const [isByCode, setByCode] = useState(!canShow)
  const passkey = useSecondFactor()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasAsked = useRef(false)
  const show = () => passkey.mutate(options)

  useEffect(() => {
    heading.current?.focus()
    if (hasAsked.current || !canShow) return
    hasAsked.current = true
    passkey.mutate(options)
  }, [canShow, options, passkey.mutate])

  return (
    <section className="grid gap-4" aria-label={t`Second step`}>
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {isByCode ? t`Enter a recovery code` : t`Show your passkey`}
        </h2>
        <p className="text-ink-2">
          {isByCode
            ? t`One of the ten that you kept when you added your first passkey. Each works once.`
            : t`The password is right. This account also asks for a passkey.`}
        </p>
      </div>
      {isByCode ? (
        <CodeForm />
      ) : (
        <>
          {passkey.error && (
            <p role="alert" className="text-sm text-danger">
              {sentenceOf(passkey.error)}
            </p>
          )}
          <Button size="lg" aria-disabled={passkey.isPending} onClick={() => !passkey.isPending && show()}>
            {passkey.isPending ? t`Waiting for your passkey…` : t`Show my passkey`}
          </Button>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {canShow && (
          <Button variant="ghost" size="sm" onClick={() => setByCode(!isByCode)}>
            {isByCode ? t`Use a passkey` : t`Use a recovery code`}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onBack}>
          <Trans>Start again</Trans>
        </Button>
      </div>
    </section>
  )
}

function CodeForm() {
  const { t } = useLingui()
  const recovery = useRecoveryCode()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() && !recovery.isPending) recovery.mutate(code)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t`Recovery code`}
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        mistake={recovery.error ? sentenceOf(recovery.error) : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="lg" disabled={recovery.isPending}>
        <Trans>Sign in with the code</Trans>
      </Button>
    </form>
  )
}
