import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { Lightbulb, LoaderCircle, Magnet } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { leadMagnetTitleMissing, maxSubjectLength, postTitleMissing } from '#shared/writing.ts'
import { GenerateTarget } from '#web/features/brief/generate-target.tsx'
import { Dialogs, useDialogs } from '#web/features/create/dialogs.tsx'
import { PostPreview } from '#web/features/create/post-preview.tsx'
import { usePostEditor } from '#web/features/editor/post-editor.ts'
import type { LeadMagnetTitles } from '#web/features/editor/queries.ts'
import { usePostAuthor } from '#web/features/preview/use-author.ts'
import { inDigits } from '#web/lib/intl.ts'
import { isRecord } from '#web/lib/is-record.ts'
import { keep, type Parse, useKept } from '#web/lib/kept/kept.ts'
import { translated } from '#web/lib/language.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useAccount } from '#web/lib/session.ts'
import type { Destination } from '#web/ui/app-link.tsx'
import { AuthorChoice } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, type Mistakes } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TabBar } from '#web/ui/tab-bar.tsx'

const route = getRouteApi('/_shell/_guarded/lead-magnet')

const tabs: readonly Destination[] = [
  { href: '/create', name: msg`Create` },
  { href: '/lead-magnet', name: msg`Lead magnet` },
  { href: '/calendar', name: msg`Calendar` },
  { href: '/library', name: msg`Library` },
  { href: '/settings', name: msg`Settings` },
]

const exampleTitles = (): LeadMagnetTitles => ({
  title: t`Onboarding new colleagues remotely`,
  leadMagnetTitle: t`The first-week checklist`,
})

const tips = [
  msg`Offer one thing that solves one problem. People read a checklist; they save a library for later and forget it.`,
  msg`Say exactly what it is and for whom, so that the right people ask for it.`,
  msg`Show one useful piece of it in the post to prove its worth.`,
  msg`Put the link in the first comment, and say so in the post.`,
]

const parseTitles: Parse<LeadMagnetTitles> = (stored) =>
  isRecord(stored) && typeof stored.title === 'string' && typeof stored.leadMagnetTitle === 'string'
    ? { title: stored.title, leadMagnetTitle: stored.leadMagnetTitle }
    : null

const titlesOf = (post: Post | undefined): LeadMagnetTitles => ({
  title: post?.subject ?? '',
  leadMagnetTitle: post?.leadMagnetTitle ?? '',
})

const tooLong = (title: string) =>
  title.length > maxSubjectLength
    ? t`A title can hold at most ${{ most: inDigits(maxSubjectLength) }} characters; this one has ${{ length: inDigits(title.length) }}.`
    : undefined

export function LeadMagnetPage() {
  const { t } = useLingui()

  usePageTitle(t`Lead magnet`)
  const { id } = route.useSearch()
  const navigate = route.useNavigate()
  const account = useAccount()
  const editor = usePostEditor(id, account)
  const author = usePostAuthor(editor.post)
  const dialogs = useDialogs()
  const preview = useRef<HTMLDivElement>(null)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  /** The open post, when the author generates another beside it. */
  const [besides, setBesides] = useState<string | null>(null)
  const isVersion = editor.post !== undefined && besides !== editor.post.id
  const key = `${account}:lead-magnet:${id ?? 'new'}`
  const titles = useKept(key, parseTitles) ?? titlesOf(editor.post)
  const change = (patch: Partial<LeadMagnetTitles>) => keep(key, { ...titles, ...patch })

  // On a phone, scroll to the preview below the form while an engine writes.
  useEffect(() => {
    if (!editor.isGenerating || !preview.current) return
    const { top } = preview.current.getBoundingClientRect()
    if (top > window.innerHeight / 2) preview.current.scrollIntoView({ behavior: 'smooth' })
  }, [editor.isGenerating])

  async function generate(postId?: string) {
    const found = {
      title: titles.title.trim() ? undefined : translated(postTitleMissing),
      leadMagnetTitle: titles.leadMagnetTitle.trim() ? undefined : translated(leadMagnetTitleMissing),
    }
    setMistakes(found)
    if (tooLong(titles.title)) return
    if (found.title || found.leadMagnetTitle) return
    const written = await editor.generateLeadMagnet(titles, postId)
    if (!written) return
    keep(key, null)
    if (written.id !== id) navigate({ search: { id: written.id }, replace: true, resetScroll: false })
  }

  const isEmpty = !id && !editor.progress
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="-mx-1 overflow-x-auto px-1">
        <TabBar label={t`Create and plan`} tabs={tabs} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 lg:grid-cols-[minmax(0,400fr)_minmax(0,500fr)]">
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5">
          <div>
            <h1 className="text-2xl font-semibold tracking-tight">
              <Trans>Lead magnet</Trans>
            </h1>
            <p className="text-ink-2">
              <Trans>A post that offers something worth having.</Trans>
            </p>
          </div>
          {!isVersion && <AuthorChoice what={t`Written for`} className="mb-4" />}
          <TitlesForm
            titles={titles}
            mistakes={mistakes}
            isBusy={editor.progress !== null}
            isGenerating={editor.isGenerating}
            onChange={change}
            onSubmit={() => generate(isVersion ? editor.post?.id : undefined)}
            onCancel={editor.cancel}
          />
          {editor.post && !editor.isGenerating && (
            <GenerateTarget isVersion={isVersion} onChange={(next) => setBesides(next ? null : editor.post!.id)} />
          )}
          <Tips />
        </Card>
        <div ref={preview} className="scroll-mt-20 lg:sticky lg:top-20">
          {isEmpty ? (
            <Panel
              icon={<Magnet aria-hidden className="text-ink-3" />}
              title={t`No lead magnet post yet`}
              text={t`Enter both titles, and your post appears here to edit, schedule and save.`}
              example={t`A post about “${{ subject: exampleTitles().title }}” that offers “${{ magnet: exampleTitles().leadMagnetTitle }}”.`}
            >
              <Button variant="outline" onClick={() => change(exampleTitles())}>
                <Trans>Fill in the example</Trans>
              </Button>
            </Panel>
          ) : (
            <PostPreview
              editor={editor}
              author={author}
              onRegenerate={() => generate(editor.post?.id)}
              onOpen={dialogs.open}
            />
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {editor.progress && t`Writing`}
      </p>
      <Dialogs dialogs={dialogs} editor={editor} author={author} />
    </div>
  )
}

interface TitlesFormProps {
  titles: LeadMagnetTitles
  mistakes: Mistakes
  isBusy: boolean
  isGenerating: boolean
  onChange: (patch: Partial<LeadMagnetTitles>) => void
  onSubmit: () => void
  onCancel: () => void
}

function TitlesForm({ titles, mistakes, isBusy, isGenerating, onChange, onSubmit, onCancel }: TitlesFormProps) {
  const { t } = useLingui()

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={t`Post title (for reference)`}
        hint={t`What is the post about? It opens with this.`}
        autoComplete="off"
        placeholder={exampleTitles().title}
        value={titles.title}
        mistake={tooLong(titles.title) ?? mistakes.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Field
        label={t`Lead magnet title`}
        autoComplete="off"
        placeholder={exampleTitles().leadMagnetTitle}
        maxLength={300}
        value={titles.leadMagnetTitle}
        mistake={mistakes.leadMagnetTitle}
        onChange={(event) => onChange({ leadMagnetTitle: event.target.value })}
      />
      <div className="flex gap-2">
        <Button type="submit" size="lg" className="flex-1" disabled={isBusy}>
          {isGenerating ? (
            <>
              <LoaderCircle aria-hidden className="animate-spin" /> <Trans>Generating…</Trans>
            </>
          ) : (
            t`Generate`
          )}
        </Button>
        {isGenerating && (
          <Button variant="outline" size="lg" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}

function Tips() {
  const { t } = useLingui()
  return (
    <section aria-labelledby="lead-magnet-tips" className="grid gap-2 border-t border-line pt-5">
      <h2 id="lead-magnet-tips" className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden className="size-4 text-ink-3" /> <Trans>Tips</Trans>
      </h2>
      <ul className="grid list-disc gap-1.5 pl-5 leading-6 text-ink-2 marker:text-ink-3">
        {tips.map((tip) => (
          <li key={tip.id}>{t(tip)}</li>
        ))}
      </ul>
    </section>
  )
}
