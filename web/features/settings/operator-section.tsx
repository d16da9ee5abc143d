import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { engineSettingsQuery } from '#web/features/engines/settings-queries.ts'
import { OperatorAccounts } from './operator-accounts.tsx'
import { OperatorTrail } from './operator-trail.tsx'
import { OperatorWorkspaces } from './operator-workspaces.tsx'

/** Nothing unless the person is an operator. */
export function OperatorSection() {
  const { data: settings } = useQuery(engineSettingsQuery)
  const [email, setEmail] = useState('')
  const trail = useRef<HTMLDivElement>(null)
  if (!settings?.isOperator) return null
  const lookAt = (one: string) => {
    setEmail(one)
    trail.current?.scrollIntoView()
    trail.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <OperatorAccounts onLookAt={lookAt} />
      <OperatorWorkspaces />
      <div ref={trail} tabIndex={-1} className="scroll-mt-24 outline-none">
        <OperatorTrail email={email} onChange={setEmail} />
      </div>
    </>
  )
}
