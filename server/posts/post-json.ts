import { type SQL, sql } from 'drizzle-orm'
import {
  catalogueCategories,
  explanationCategory,
  leadMagnetCategory,
  tones,
  unknownCategory,
} from '#shared/catalogue.ts'
import { posts } from '../database/schema.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** `{"id", "name"}` of a stored id, written out as SQL so that PostgreSQL can build the whole answer. */
const named = (column: SQL, options: readonly { id: string; name: string }[], otherName: string) => {
  const cases = options.map(({ id, name }) => `when ${quoted(id)} then ${quoted(JSON.stringify({ id, name }))}`)
  return sql`(case ${column} ${sql.raw(cases.join(' '))} else json_build_object('id', ${column}, 'name', ${sql.raw(quoted(otherName))})::text end)::json`
}

/**
 * A post as the API shows it (`post` in shared/posts.ts), built by PostgreSQL and sent on as it is: the list of posts is
 * the busiest call, and reading rows into objects only to write them out again would be most of its cost.
 */
export const postJson = sql`json_build_object(
  'id', ${posts.id}, 'title', ${posts.title},
  'content', json_build_object('hook', ${posts.hook}, 'insight', ${posts.insight}, 'value', ${posts.value}, 'cta', ${posts.cta}),
  'categoryId', ${posts.category},
  'category', ${named(sql`${posts.category}`, [...catalogueCategories, leadMagnetCategory, explanationCategory], unknownCategory)},
  'tone', ${named(sql`${posts.tone}`, tones, tones[0].name)},
  'engine', ${posts.engine}, 'subject', ${posts.subject}, 'postType', ${posts.postType}, 'emojiUsage', ${posts.emojiUsage},
  'language', ${posts.language}, 'aiModel', ${posts.aiModel}, 'leadMagnetTitle', ${posts.leadMagnetTitle}, 'answers', ${posts.answers}, 'claims', ${posts.claims}, 'createdAt', ${posts.createdAt}, 'updatedAt', ${posts.updatedAt},
  'scheduledFor', ${posts.scheduledFor}, 'timeZone', ${posts.timeZone}, 'isPublished', ${posts.isPublished},
  'publication', case when ${posts.publicationVia} is not null
    then json_build_object('via', ${posts.publicationVia}, 'at', ${posts.publicationAt}, 'url', ${posts.publicationUrl}) end,
  'version', ${posts.version})`
