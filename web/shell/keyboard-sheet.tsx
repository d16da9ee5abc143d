import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

const shortcuts = [
  { keys: ['Ctrl', 'Enter'], does: 'Generate the post' },
  { keys: ['Ctrl', 'K'], does: 'Find a page or a post' },
  { keys: ['Ctrl', 'Z'], does: 'Undo, in a post and in lists' },
  { keys: ['Ctrl', 'A'], does: 'Select all posts, once you are selecting' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['F8'], does: 'Go to the notifications' },
  { keys: ['?'], does: 'Show this list' },
]

export function KeyboardSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="max-w-sm">
        <DialogHeader>
          <DialogTitle>Keyboard</DialogTitle>
          <DialogDescription>On a Mac, use Cmd for Ctrl.</DialogDescription>
        </DialogHeader>
        <dl className="divide-y divide-line">
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-4 py-2">
              <dt>{does}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
