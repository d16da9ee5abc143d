import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Answer } from '#shared/posts.ts'
import { useAuth } from '#web/features/accounts/auth.tsx'
import { BriefForm } from '#web/features/brief/brief-form.tsx'
import { type BriefInput, briefOf, emptyBrief, parseBrief, withLinkedSubject } from '#web/features/brief/brief-input.ts'
import { authorOf } from '#web/features/editor/author.ts'
import { usePostEditor } from '#web/features/editor/post-editor.ts'
import { stageOf } from '#web/features/editor/writing.ts'
import { keep, readKept, useKept } from '#web/lib/kept.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Dialogs, useDialogs } from './dialogs.tsx'
import { PostPreview } from './post-preview.tsx'

export function CreatePage() {
  usePageTitle('Create Post')
  const { subject, id } = useSearch({ strict: false })
  const idea = useLocation({ select: ({ state }) => state.idea })
  const navigate = useNavigate()
  const author = authorOf(useAuth().user)
  const editor = usePostEditor(id, author.account)
  const dialogs = useDialogs()
  const preview = useRef<HTMLDivElement>(null)
  const [formerSubject, setFormerSubject] = useState('')
  /** The open post, if it is the one to be written anew. */
  const [rewritten, setRewritten] = useState<string | null>(null)

  const briefKey = (postId = 'new') => `${author.account}:brief:${postId}`
  const keptBrief = useKept(briefKey(id), parseBrief)
  const { post } = editor
  const isVersion = post !== undefined && rewritten === post.id
  const brief = useMemo(() => keptBrief ?? (post ? briefOf(post) : emptyBrief), [keptBrief, post])
  const setBrief = (next: BriefInput) => keep(briefKey(id), next)

  function replaceSubject(next: BriefInput) {
    if (brief.subject && brief.subject !== next.subject) setFormerSubject(brief.subject)
    setBrief(next)
  }

  /** If the form has answers of its own, the post will be written from those, so the new one goes there too. */
  function addAnswer(answer: Answer) {
    if (keptBrief?.answers) setBrief({ ...keptBrief, answers: [...keptBrief.answers, answer] })
  }

  const takeLinkedSubject = useEffectEvent((linked: string) => {
    replaceSubject({ ...withLinkedSubject(brief, linked), ...idea })
    navigate({ to: '.', search: { id }, replace: true, resetScroll: false })
  })

  // A link's subject is put into the form once and removed from the address, so that a reload keeps later edits.
  useEffect(() => {
    if (subject !== undefined) takeLinkedSubject(subject)
  }, [subject])

  // On a phone the preview is below the form, so it is scrolled into view.
  useEffect(() => {
    if (!editor.isGenerating || !preview.current) return
    const { top } = preview.current.getBoundingClientRect()
    if (top > window.innerHeight / 2) preview.current.scrollIntoView({ behavior: 'smooth' })
  }, [editor.isGenerating])

  // The focused element, for example the Cancel button, may be gone now.
  const isBusy = editor.progress !== null
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      preview.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [isBusy])

  async function generate(postId?: string) {
    const asked = readKept(briefKey(id), parseBrief)
    const written = await editor.generate(brief, postId)
    if (!written) return
    const typedSince = readKept(briefKey(id), parseBrief)
    keep(briefKey(id), null)
    if (typedSince !== asked) keep(briefKey(written.id), typedSince)
    if (written.id !== id) navigate({ to: '.', search: { id: written.id }, replace: true, resetScroll: false })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 lg:grid-cols-[minmax(0,460fr)_minmax(0,500fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
        <h1 className="text-2xl font-semibold tracking-tight">What do you want to say?</h1>
        <BriefForm
          brief={brief}
          onChange={setBrief}
          isWritten={editor.post?.subject === brief.subject.trim()}
          formerSubject={formerSubject}
          onErase={() => replaceSubject({ ...brief, subject: '' })}
          onBringBack={() => replaceSubject({ ...brief, subject: formerSubject })}
          onSubmit={() => generate(isVersion ? post?.id : undefined)}
          onCancel={editor.cancel}
          isGenerating={editor.isGenerating}
          isBusy={isBusy}
          isVersion={post ? isVersion : null}
          onVersion={(next) => setRewritten(next && post ? post.id : null)}
        />
      </div>
      <div ref={preview} tabIndex={-1} className="scroll-mt-20 outline-none lg:sticky lg:top-20">
        <PostPreview
          editor={editor}
          author={author}
          onRegenerate={() => generate(editor.post?.id)}
          onAnswer={addAnswer}
          onOpen={dialogs.open}
        />
      </div>
      <p role="status" className="sr-only">
        {editor.progress && stageOf(editor.progress)}
      </p>
      <Dialogs dialogs={dialogs} editor={editor} author={author} />
    </div>
  )
}
