import { expect, test } from 'vitest'
import { withMigrated } from '../testing/migration.ts'

const before = 13

test('what was a workspace’s voice becomes its owner’s, and nothing of it is lost', async () => {
  const filling = `
      insert into users (id, username, is_email_verified, full_name, created_at)
        select id, id || '@example.com', true, id, '2026-01-02' from unnest(array['owner', 'editor', 'alone']) id;
      insert into workspaces (id, never_say, address, created_at)
        values ('shared', '{"game changer"}', 'formal', '2026-01-01'), ('single', '{}', null, '2026-01-03'), ('nobodys', '{}', null, '2026-01-01');
      insert into members (workspace_id, user_id, role)
        values ('shared', 'editor', 'editor'), ('shared', 'owner', 'owner'), ('single', 'alone', 'owner');
      insert into voice_sketches (workspace_id, text, sample_ids, updated_at)
        select id, 'Dry, in ' || id, '{}', now() from workspaces;
      insert into writing_samples (id, workspace_id, content, source, created_at)
        select 'sample-' || id, id, 'A text', 'custom', now() from workspaces;
      insert into proofs (id, workspace_id, kind, content, created_at, updated_at)
        select 'proof-' || id, id, 'fact', 'A fact', now(), now() from workspaces;
      insert into sessions (token_hash, user_id, workspace_id, created_at, expires_at)
        values ('kept', 'editor', 'shared', now(), now()), ('of a stranger', 'alone', 'shared', now(), now());`
  await withMigrated(before, filling, async (rows) => {
    expect(
      await rows(`select user_id, never_say, address, joined_at::date::text from members order by user_id`),
    ).toEqual([
      ['alone', [], null, '2026-01-03'],
      ['editor', [], null, '2026-01-02'],
      ['owner', ['game changer'], 'formal', '2026-01-02'],
    ])
    const owners = [
      ['shared', 'owner'],
      ['single', 'alone'],
    ]
    for (const table of ['voice_sketches', 'writing_samples', 'proofs'])
      expect(await rows(`select workspace_id, author_id from ${table} order by 1`)).toEqual(owners)
    expect(await rows('select token_hash from sessions')).toEqual([['kept']])
  })
})
