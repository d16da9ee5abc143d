import { expect, test } from 'vitest'
import { withMigrated } from '../testing/migration.ts'

const before = 22

test('versions from before say what made them as far as it is known', async () => {
  const text = '{"hook": "A hook", "insight": "", "value": "", "cta": ""}'
  const filling = `
    insert into users (id, username, is_email_verified, full_name, created_at) values ('nora', 'nora@example.com', true, 'Nora Field', now());
    insert into workspaces (id, created_at) values ('hers', now());
    insert into posts (id, workspace_id, author_id, title, hook, insight, value, cta, subject, category, tone, emoji_usage, language, ai_model, engine, version, created_at, updated_at)
      select id, 'hers', 'nora', id, 'A hook', '', '', '', id, 'hot-takes', 'standard', 'none', 'english', 'gpt4', engine, 5, '2026-01-01T10:00:00Z', now()
      from (values ('edited', 'Arranger'), ('written', 'Arranger'), ('typed', null)) one (id, engine);
    insert into post_versions (post_id, version, content, cause, created_at) values
      ('edited', 1, '${text}', 'typed', '2026-01-02T10:00:00Z'),
      ('edited', 3, '${text.replace('A hook', 'A hook'.repeat(2_000))}', 'section', '2026-01-03T10:00:00Z'),
      ('edited', 4, '${text}', 'edit', '2026-01-04T10:00:00Z');`
  await withMigrated(before, filling, async (rows) => {
    const cause = `origin->>'cause', origin->>'at', origin->>'actorId'`
    expect(
      await rows(
        `select version, ${cause}, places, to_char(created_at at time zone 'UTC', 'MM-DD') from post_versions order by 1`,
      ),
    ).toEqual([
      [1, null, null, null, 1, '01-01'],
      [3, 'typed', '2026-01-02T10:00:00.000Z', null, 3, '01-02'],
      [4, 'section', '2026-01-03T10:00:00.000Z', null, 4, '01-03'],
    ])
    expect(await rows(`select id, ${cause}, origin->>'engine' from posts order by id`)).toEqual([
      ['edited', 'edit', '2026-01-04T10:00:00.000Z', null, null],
      ['typed', 'created', '2026-01-01T10:00:00.000Z', 'nora', null],
      ['written', 'post', '2026-01-01T10:00:00.000Z', 'nora', 'Arranger'],
    ])
  })
})
