import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProofBankPage } from '#web/features/proofs/proof-bank-page.tsx'
import { forWriters } from '#web/ui/for-writers.tsx'

export const Route = createFileRoute('/_shell/_guarded/proof-bank')({
  component: forWriters(msg`Proof bank`, ProofBankPage),
})
