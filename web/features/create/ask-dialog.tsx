import { Sparkles } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { maxInstructionLength } from '#shared/writing.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { failureToast } from '#web/ui/toast.ts'
import type { DialogProps } from './dialogs.tsx'

interface AskDialogProps extends DialogProps {
  /** Without an instruction the writing style is improved. */
  onAsk: (instruction?: string) => void
}

export function AskDialog({ onAsk, onClose, onCloseAutoFocus }: AskDialogProps) {
  const id = useId()
  const [prompt, setPrompt] = useState('')

  function ask(instruction?: string) {
    onClose()
    onAsk(instruction)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!prompt.trim()) return failureToast('Empty prompt', 'Please enter a question or instruction for the AI.')
    ask(prompt.trim())
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Ask AI for Help</DialogTitle>
          <DialogDescription>
            Say what to change. The text on screen stays until the new one is complete.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <div>
            <Label htmlFor={id} className="mb-1.5">
              Your request or question
            </Label>
            <Input
              id={id}
              autoFocus
              autoComplete="off"
              maxLength={maxInstructionLength}
              value={prompt}
              onChange={(event) => setPrompt(event.target.value)}
              placeholder="e.g., Rewrite the post to be more casual"
            />
          </div>
          <DialogFooter className="sm:items-center">
            <Button variant="ghost" className="px-2.5 sm:mr-auto" onClick={() => ask()}>
              <Sparkles aria-hidden /> Improve
            </Button>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Submit</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
