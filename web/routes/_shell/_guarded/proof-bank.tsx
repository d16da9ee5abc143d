import { createFileRoute } from '@tanstack/react-router'
import { ProofBankPage } from '#web/features/proofs/proof-bank-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/proof-bank')({ component: ProofBankPage })
