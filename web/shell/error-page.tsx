import type { ErrorComponentProps } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export function ErrorPage({ error }: ErrorComponentProps) {
  return (
    <div className="grid min-h-[60vh] place-items-center p-4">
      <Card role="alert" className="grid max-w-md justify-items-start gap-3 p-6">
        <TriangleAlert aria-hidden className="size-6 text-danger" />
        <h1 className="text-xl font-semibold">This page could not be shown</h1>
        <p className="text-ink-2">What you saved is safe on the server. Load the page again to go on.</p>
        <p className="font-mono text-sm break-words text-ink-3">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Card>
    </div>
  )
}
