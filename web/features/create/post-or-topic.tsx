import { type ComponentProps, Suspense, useState } from 'react'
import { sortedWithoutAi } from '#shared/catalogue.ts'
import type { Answer } from '#shared/posts.ts'
import { isOnlyTopic } from '#shared/text/only-topic.ts'
import { PostSkeleton } from '#web/features/editor/post-skeleton.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { PostHeading } from './post-heading.tsx'
import { PostPreview } from './post-preview.tsx'

const TopicPanel = lazyPart(
  () => import('./topic-panel.tsx').then((file) => ({ default: file.TopicPanel })),
  MissingPart,
)

interface PostOrTopicProps extends ComponentProps<typeof PostPreview> {
  /** Called with the answers that make a post of a topic. */
  onTopic: (answers: Answer[]) => void
}

/** A draft without a model that holds only its topic is no post: its questions stand in for it. */
export function PostOrTopic({ onTopic, ...props }: PostOrTopicProps) {
  const { editor, author } = props
  const { post, content, progress, blanks } = editor
  /** The draft that the author writes by hand all the same. */
  const [byHand, setByHand] = useState<string | null>(null)
  const isTopic = post?.engine === sortedWithoutAi && content !== null && isOnlyTopic(content, post.subject)
  if (!isTopic || progress || byHand === post.id) return <PostPreview {...props} />
  return (
    <Card>
      <PostHeading editor={editor} author={author} hadBlanks={false} />
      <Suspense fallback={<PostSkeleton />}>
        <TopicPanel
          key={post.id}
          topic={post.subject}
          blanks={blanks.all}
          onAnswer={onTopic}
          onWrite={() => setByHand(post.id)}
        />
      </Suspense>
    </Card>
  )
}
