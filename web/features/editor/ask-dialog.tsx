import { Sparkles } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { maxInstructionLength } from '#shared/writing.ts'
import { keep, type Parse, useKept } from '#web/lib/kept.ts'
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
import { failureToast } from '#web/ui/toast.ts'
import type { PostEditor } from './post-editor.ts'

const parsePrompt: Parse<string> = (stored) => (typeof stored === 'string' ? stored : null)

interface AskDialogProps extends DialogProps {
  editor: PostEditor
  account: string
}

export function AskDialog({ editor, account, onClose, onCloseAutoFocus }: AskDialogProps) {
  const id = useId()
  const key = `${account}:ask:${editor.post?.id ?? 'none'}`
  const prompt = useKept(key, parsePrompt) ?? ''

  function improve() {
    onClose()
    void editor.askAi()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!prompt.trim()) return failureToast('Empty prompt', 'Please enter a question or instruction for the AI.')
    onClose()
    // A failed instruction is there again when the dialog is reopened.
    if (await editor.askAi(prompt.trim())) keep(key, null)
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent onCloseAutoFocus={onCloseAutoFocus}>
        <DialogHeader>
          <DialogTitle>Ask AI for Help</DialogTitle>
          <DialogDescription>
            Say what to change. Your text stays as it is until the new one is complete.
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
              onChange={(event) => keep(key, event.target.value || null)}
              placeholder="e.g., Rewrite the post to be more casual"
            />
          </div>
          <DialogFooter className="sm:items-center">
            <Button variant="ghost" className="px-2.5 sm:mr-auto" onClick={improve}>
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
