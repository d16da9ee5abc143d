import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquarePlus, MessageSquareText, RefreshCw, Replace, Scissors } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxInstructionLength, rewriteInstruction, type Selection, shortenInstruction } from '#shared/writing.ts'
import { useCommentDraft } from '#web/features/comments/drafting.ts'
import { useCommentsPanel } from '#web/features/comments/panel-state.ts'
import type { PostEditor } from '#web/features/editor/post-editor.ts'
import { enginesQuery } from '#web/lib/engine-queries.ts'
import { useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Popover, PopoverAnchor, PopoverContent } from '#web/ui/popover.tsx'
import { placeOnScreen, useTextSelection } from './text-selection.ts'

interface Refusal {
  /** Null if the server was not asked. */
  sentence: string | null
  /** Shortening does without. */
  needsModel: boolean
}

export function SelectionActions({ editor, root }: { editor: PostEditor; root: RefObject<HTMLElement | null> }) {
  const { t } = useLingui()

  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const isLeaving = useRef(false)
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [selection, setSelection] = useTextSelection(
    root,
    () => content.current?.contains(document.activeElement) === true,
  )
  const mayWrite = useMay('write posts')
  const panel = useCommentsPanel()
  const { setDraft } = useCommentDraft(editor.post?.id ?? '')
  const { data: engines } = useQuery(enginesQuery)
  const engine = engines?.find(({ aiModel }) => aiModel === editor.post?.aiModel)
  const hasModel = engine?.engine !== 'arranger'
  const key = selection && `${selection.section} ${selection.start} ${selection.text}`
  const field = selection && fieldOf(root.current, selection)
  const isOpen = selection !== null && field !== null && key !== dismissed && editor.progress === null

  function forget() {
    setIsAsking(false)
    setRefusal(null)
  }
  if (!selection && (isAsking || refusal)) forget()

  function dismiss() {
    setDismissed(key)
    forget()
  }

  /** Selects in the new fields, which mount after writing. */
  function select({ section, start }: Selection, end: number, then?: () => void) {
    requestAnimationFrame(() => {
      const field = fieldOf(root.current, { section })
      field?.focus({ preventScroll: true })
      field?.setSelectionRange(start, end)
      then?.()
    })
  }

  async function change(instruction: string) {
    if (!selection || !field) return
    const needsModel = instruction !== shortenInstruction
    if (!hasModel && needsModel) return setRefusal({ sentence: null, needsModel })
    const { section, start, end } = selection
    const behind = field.value.length - end
    let refused = ''
    const written = await editor.editSelection(selection, instruction, (sentence) => {
      refused = sentence
    })
    if (!written)
      return select(selection, end, () => {
        setDismissed(null)
        setSelection({ ...selection })
        setRefusal(refused ? { sentence: refused, needsModel } : null)
      })
    const to = written.content[section].length - behind
    setDismissed(`${section} ${start} ${written.content[section].slice(start, to)}`)
    forget()
    select(selection, to)
  }

  function comment(isSuggestion: boolean) {
    if (!selection) return
    // Keys pressed before the panel is there must not replace the words.
    field?.blur()
    isLeaving.current = true
    setDraft({ selection, isSuggestion })
    panel.show(true)
    dismiss()
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey || !selection) return
    event.preventDefault()
    // At once, because the next key would replace the selected words.
    flushSync(() => setDismissed(null))
    content.current?.querySelector<HTMLElement>('button, input')?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  if (!isOpen) return null
  return (
    <Popover open onOpenChange={(stays) => !stays && dismiss()}>
      <PopoverAnchor virtualRef={{ current: placeOnScreen(field, selection) }} />
      <PopoverContent
        ref={content}
        // Phones show their own menu above the words.
        side={window.matchMedia('(pointer: coarse)').matches ? 'bottom' : 'top'}
        aria-label={t`Selected words`}
        className="w-auto max-w-[calc(100vw-1rem)] p-1"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body && !isLeaving.current) field.focus({ preventScroll: true })
          isLeaving.current = false
        }}
        onEscapeKeyDown={() => field.focus({ preventScroll: true })}
        // The selection, not the focus, decides when to close.
        onFocusOutside={(event) => event.preventDefault()}
        onPointerDownOutside={(event) => {
          if (event.target === field) event.preventDefault()
        }}
      >
        {isAsking ? (
          <AskForm id={id} onAsk={(instruction) => void change(instruction)} />
        ) : (
          <div className="flex flex-wrap">
            {mayWrite && (
              <>
                <Action
                  label={t`Rewrite`}
                  icon={<RefreshCw aria-hidden />}
                  onPress={() => void change(rewriteInstruction)}
                />
                <Action
                  label={t`Shorter`}
                  icon={<Scissors aria-hidden />}
                  onPress={() => void change(shortenInstruction)}
                />
                <Action
                  label={t`Ask…`}
                  icon={<MessageSquareText aria-hidden />}
                  onPress={() => (hasModel ? setIsAsking(true) : setRefusal({ sentence: null, needsModel: true }))}
                />
              </>
            )}
            <Action label={t`Comment`} icon={<MessageSquarePlus aria-hidden />} onPress={() => comment(false)} />
            <Action label={t`Suggest`} icon={<Replace aria-hidden />} onPress={() => comment(true)} />
          </div>
        )}
        <p role="status" className={refusal ? 'max-w-72 px-2.5 py-1.5 text-sm text-ink-2' : 'sr-only'}>
          {refusal && (refusal.sentence ?? t`That needs an AI model.`)}{' '}
          {refusal?.needsModel && !hasModel && (
            <Link
              to="/settings"
              search={{ section: 'writing-engine' }}
              className="font-medium text-action-text underline"
            >
              <Trans>Settings</Trans>
            </Link>
          )}
        </p>
      </PopoverContent>
    </Popover>
  )
}

const fieldOf = (root: HTMLElement | null, { section }: Pick<Selection, 'section'>) =>
  root?.querySelector<HTMLTextAreaElement>(`textarea[data-part="${section}"]`) ?? null

function Action({ label, icon, onPress }: { label: string; icon: React.ReactNode; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="px-2.5"
      // Keeps the words selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon} {label}
    </Button>
  )
}

function AskForm({ id, onAsk }: { id: string; onAsk: (instruction: string) => void }) {
  const { t } = useLingui()

  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  useEffect(() => void field.current?.focus({ preventScroll: true }), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (words.trim()) onAsk(words.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex w-80 max-w-full gap-1.5 p-1">
      <label htmlFor={id} className="sr-only">
        <Trans>What should change in the selected words?</Trans>
      </label>
      <Input
        ref={field}
        id={id}
        value={words}
        maxLength={maxInstructionLength}
        placeholder={t`What should change?`}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" disabled={!words.trim()}>
        <Trans>Ask</Trans>
      </Button>
    </form>
  )
}
