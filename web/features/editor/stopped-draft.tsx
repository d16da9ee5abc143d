import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { leadMagnetCategory } from '#shared/post-types.ts'
import { type Post, type Section, sectionNames, sections } from '#shared/posts.ts'
import { ApiError, messageOf, send } from '#web/lib/api.ts'
import { enginesQuery } from '#web/lib/engine-queries.ts'
import { listed } from '#web/lib/intl.ts'
import { keep } from '#web/lib/kept/kept.ts'
import { rememberPost } from '#web/lib/post-queries.ts'
import { said } from '#web/lib/said.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import type { PostEditor } from './post-editor.ts'
import type { WritingCall } from './queries.ts'
import type { Stopped } from './writing.ts'

const longestTitle = 2_000

/** The partial text of a cancelled or failed engine call, with a choice. The post itself has not changed. */
export function StoppedDraft({ editor, stopped }: { editor: PostEditor; stopped: Stopped }) {
  const { t } = useLingui()

  const { call, partial, error } = stopped
  const arrived = sections.filter((section) => partial[section]?.trim())
  const { keepArrived, isKeeping, writeAgain } = useChoice(editor, stopped)
  const { data: engines } = useQuery(enginesQuery)
  const aiModel = call.kind === 'post' ? call.brief.aiModel : undefined
  const byModel = engines?.some((one) => one.aiModel === aiModel && one.engine !== 'arranger')

  return (
    <section
      aria-label={t`Stopped draft`}
      className="mx-5 mb-4 rounded border border-line border-l-3 border-l-warn px-4 py-3"
    >
      <p role="status" className="text-sm">
        <strong className="font-semibold">{error === null ? t`Stopped.` : t`The text was not finished.`}</strong>{' '}
        {error !== null && `${sentenceOf(error)} `}
        {arrived.length > 0 ? t`${{ sections: saidOf(arrived) }} had arrived:` : t`Nothing had arrived.`}
        {editor.content && ` ${t`Your post has not changed.`}`}
      </p>
      {arrived.map((section) => (
        <p key={section} dir="auto" data-own className="mt-2 leading-post break-words whitespace-pre-wrap text-ink-2">
          {partial[section]}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        {arrived.length > 0 && (
          <Button size="sm" aria-disabled={isKeeping} onClick={keepArrived}>
            <Trans>Keep what is there</Trans>
          </Button>
        )}
        {error !== null && call.kind === 'post' && byModel && (
          <Button variant="outline" size="sm" onClick={() => void writeAgain(true)}>
            <Trans>Write without a model</Trans>
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => void writeAgain()}>
          <Trans>Try again</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={editor.letStoppedGo}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </section>
  )
}

const sentenceOf = (error: unknown) => (error instanceof ApiError ? error.body : messageOf(error))

const saidOf = (arrived: readonly Section[]) => listed(arrived.map((section) => said(sectionNames[section])))

/** Uses the partial text in the post, or in a new one; or writes once more. */
function useChoice(editor: PostEditor, { call, partial }: Stopped) {
  const { t } = useLingui()

  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isKeeping, setIsKeeping] = useState(false)
  const isOfOpenPost = call.postId !== undefined && call.postId === editor.post?.id

  const open = ({ id }: Post) => navigate({ to: '.', search: { id }, replace: true, resetScroll: false })

  async function keepArrived() {
    if (isKeeping) return
    setIsKeeping(true)
    try {
      if (isOfOpenPost) {
        await editor.replace(partial, { title: t`Kept what was there` })
        return editor.letStoppedGo()
      }
      const post = await send<Post>('POST', '/api/posts', newPost(call, partial))
      rememberPost(queryClient, post)
      if (call.kind === 'post') keep(`${editor.account}:brief:${post.id}`, call.brief)
      editor.letStoppedGo()
      await open(post)
    } catch (error) {
      failureToast(t`Save failed`, messageOf(error))
    } finally {
      setIsKeeping(false)
    }
  }

  async function writeAgain(withoutModel = false) {
    const written = await writtenAgain(editor, call, withoutModel)
    if (written && !isOfOpenPost) await open(written)
  }

  return { keepArrived, isKeeping, writeAgain }
}

function writtenAgain(editor: PostEditor, call: WritingCall, withoutModel: boolean): Promise<Post | null> | null {
  switch (call.kind) {
    case 'post':
      return editor.generate(call.brief, call.postId, { withoutModel })
    case 'lead magnet':
      return editor.generateLeadMagnet(call.titles, call.postId)
    case 'rest':
      return editor.writeRest()
    case 'section':
      return editor.regenerateSection(call.section)
    case 'edit':
      return editor.askAi(call.instruction)
  }
}

/** A model's words are not the author's, so none of their claims is settled. */
function newPost(call: WritingCall, content: Stopped['partial']) {
  if (call.kind === 'lead magnet')
    return { title: call.titles.title.slice(0, longestTitle), content, claims: [], category: leadMagnetCategory.id }
  if (call.kind !== 'post') throw new Error(/* not shown */ 'A part of a post is kept in that post')
  const { subject, category, postType, tone, emojiUsage, language } = call.brief
  return { title: subject.slice(0, longestTitle), content, claims: [], category, postType, tone, emojiUsage, language }
}
