import { Button } from '#web/ui/button.tsx'

interface GenerateTargetProps {
  /** Whether the open post is written anew, instead of another one beside it. */
  isVersion: boolean
  onChange: (isVersion: boolean) => void
}

/** With a post open: what pressing the button makes, and the other choice. */
export const GenerateTarget = ({ isVersion, onChange }: GenerateTargetProps) => (
  <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
    <span id="generate-target" aria-live="polite">
      {isVersion ? 'Makes a new version.' : 'Makes a new post.'}
      <span className="max-sm:hidden">
        {isVersion ? ' You can go back to the present one.' : ' The open one stays as it is.'}
      </span>
    </span>
    <Button
      variant="ghost"
      size="sm"
      className="-mx-2 px-2 text-action-text underline underline-offset-3"
      onClick={() => onChange(!isVersion)}
    >
      {isVersion ? 'Make a new post instead' : 'Make a new version instead'}
    </Button>
  </p>
)
