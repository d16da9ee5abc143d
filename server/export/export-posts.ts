import { additionNames, additions, additionsOf, contentText, type Post } from '#shared/posts.ts'
import { csvHead, csvRow } from '../http/csv.ts'

const csvColumns = [
  'id',
  'title',
  'status',
  'savedToLibrary',
  'category',
  'tone',
  'createdAt',
  'scheduledFor',
  'timeZone',
  'publishedAt',
  'link',
  'hook',
  'insight',
  'value',
  'cta',
  ...additions,
] as const

export const postsHead = csvHead(csvColumns)

export function postRow({ content, publication, ...post }: Post): string {
  const values: Record<(typeof csvColumns)[number], string> = {
    id: post.id,
    title: post.title,
    status: post.status,
    savedToLibrary: String(post.savedToLibrary),
    category: post.category.name,
    tone: post.tone.name,
    createdAt: post.createdAt,
    scheduledFor: post.scheduledFor ?? '',
    timeZone: post.timeZone ?? '',
    publishedAt: publication?.at ?? '',
    link: publication?.url ?? '',
    ...content,
    ...additionsOf(post),
  }
  return csvRow(csvColumns.map((column) => values[column]))
}

/** Unique, and fit for every system. */
export function fileName({ title, createdAt }: Post, taken: Set<string>): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const base = `${createdAt.slice(0, 10)}-${[...words].slice(0, 60).join('') || 'post'}`
  let name = base
  for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${base}-${copy}`
  taken.add(name.toLowerCase())
  return name
}

export const markdown = ({ title, content, ...post }: Post): string =>
  [
    `# ${title.replaceAll(/\s+/g, ' ')}`,
    `${post.category.name}, ${post.tone.name} tone, created ${post.createdAt.slice(0, 10)}`,
    contentText(content),
    ...additions.filter((id) => post[id]).map((id) => `## ${additionNames[id]}\n\n${post[id]}`),
    '',
  ].join('\n\n')
