import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { maxInstructionLength, shortenInstruction } from '#shared/writing.ts'
import { enginesQuery } from '#web/lib/engine-queries.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import type { PostEditor } from './post-editor.ts'
import { stageOf } from './writing.ts'

const parsePrompt: Parse<string> = (stored) => (typeof stored === 'string' ? stored : null)

interface AskDialogProps extends DialogProps {
  editor: PostEditor
  account: string
}

/** Requests that every engine understands, also the one without a model. */
const chips = [
  { label: msg`Improve`, instruction: undefined },
  { label: msg`Shorter`, instruction: shortenInstruction },
  { label: msg`Another hook`, instruction: /* not shown */ 'Another hook' },
  { label: msg`As a list`, instruction: /* not shown */ 'Make it a list' },
  { label: msg`Without emojis`, instruction: /* not shown */ 'Without emojis' },
] as const

/** Stays open, with the typed request, until the engine has finished. */
export function AskDialog({ editor, account, onClose, onCloseAutoFocus }: AskDialogProps) {
  const { t } = useLingui()

  const id = useId()
  const key = `${account}:ask:${editor.post?.id ?? 'none'}`
  const prompt = useKept(key, parsePrompt) ?? ''
  const field = useRef<HTMLInputElement>(null)
  const isHere = useRef(false)
  const isBusy = editor.progress !== null
  /** The server's reason for a refusal. */
  const [refusal, setRefusal] = useState('')
  useEffect(() => {
    isHere.current = true
    // Writing mounts new fields behind the dialog; `inert` hides those too.
    const page = document.getElementById('content')
    page?.setAttribute('inert', '')
    return () => {
      isHere.current = false
      page?.removeAttribute('inert')
    }
  }, [])

  async function ask(instruction?: string): Promise<boolean> {
    if (isBusy) return false
    if (!editor.post) onClose()
    setRefusal('')
    const isDone = Boolean(await editor.askAi(instruction, setRefusal))
    if (isDone && isHere.current) onClose()
    else field.current?.focus()
    return isDone
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!prompt.trim()) return failureToast(t`Empty prompt`, t`Please enter a question or instruction for the AI.`)
    if (await ask(prompt.trim())) keep(key, null)
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>
            <Trans>Ask AI for Help</Trans>
          </DialogTitle>
          <DialogDescription>
            <Trans>Say what to change. Your text stays as it is until the new one is complete.</Trans>
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div>
            <Label htmlFor={id} className="mb-1.5">
              <Trans>Your request or question</Trans>
            </Label>
            <Input
              ref={field}
              id={id}
              autoFocus
              // Selects the last request, so that typing replaces it.
              onFocus={(event) => event.currentTarget.select()}
              aria-invalid={refusal !== '' || undefined}
              aria-describedby={`${id}-refusal`}
              autoComplete="off"
              maxLength={maxInstructionLength}
              value={prompt}
              onChange={(event) => keep(key, event.target.value || null)}
              placeholder={t`e.g., Rewrite the post to be more casual`}
            />
            <p id={`${id}-refusal`} role="alert" className="mt-1.5 text-sm text-warn empty:hidden">
              {refusal}
            </p>
          </div>
          <WhoWrites aiModel={editor.post?.aiModel} />
          <fieldset className="flex min-w-0 flex-wrap gap-2">
            <legend className="mb-1.5 text-sm text-ink-3">
              <Trans>These always work:</Trans>
            </legend>
            {chips.map(({ label, instruction }) => (
              <Button
                key={label.id}
                variant="outline"
                size="sm"
                className="rounded-full"
                aria-disabled={isBusy}
                onClick={() => void ask(instruction)}
              >
                {t(label)}
              </Button>
            ))}
          </fieldset>
          <DialogFooter className="sm:items-center">
            <p role="status" className="text-sm text-ink-2 sm:mr-auto">
              {editor.progress && `${stageOf(editor.progress)}…`}
            </p>
            <Button variant="outline" onClick={isBusy ? editor.cancel : onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" aria-disabled={isBusy}>
              <Trans>Submit</Trans>
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function WhoWrites({ aiModel }: { aiModel: string | undefined }) {
  const { data: engines } = useQuery(enginesQuery)
  if (engines?.find((one) => one.aiModel === aiModel)?.engine !== 'arranger') return null
  return (
    <p className="rounded border border-line bg-sunk px-3 py-2 text-sm text-ink-2">
      <Trans>
        No AI model is connected, so only a few requests can be carried out.{' '}
        <Link
          to="/settings"
          search={{ section: 'writing-engine' }}
          className="text-action-text underline underline-offset-3 hover:no-underline"
        >
          Connect a model
        </Link>
      </Trans>
    </p>
  )
}
