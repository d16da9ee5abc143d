import { connectionFailures } from '#shared/publishing.ts'

const names = connectionFailures.map((name) => `'${name}'`).join(', ')

/**
 * After a restore nobody knows what was published since the backup. Posts that fell due meanwhile wait for their
 * authors, who are asked to check. The same goes for publications under way or waiting for a new connection. Events
 * that waited for webhooks may have been delivered too; the log offers to send them again.
 */
export const holdBack = `
  update public.webhook_deliveries set state = 'failed', status = null, error = 'restored' where state = 'waiting';
  delete from public.jobs where kind = 'send-to-webhook';
  update public.jobs set payload = (payload::jsonb || '{"isRestored": true}')::json
    where kind = 'post-due' and run_at <= clock_timestamp() and died_at is null;
  with unsure as (
    update public.publications
    set state = 'failed', error = 'unknown', request = null, sent_at = null, retry_at = null, leased_until = null,
      updated_at = clock_timestamp()
    where state = 'publishing' or (state = 'failed' and (retry_at <= clock_timestamp() or error in (${names})))
    returning post_id
  ), idle as (
    delete from public.jobs using unsure where kind = 'publish-post' and key = post_id
  )
  insert into public.jobs (kind, key, workspace_id, payload, run_at, created_at)
    select 'tell-failure', post_id, posts.workspace_id, json_build_object('postId', post_id), clock_timestamp(),
      clock_timestamp()
    from unsure join public.posts on posts.id = post_id
    on conflict (kind, key) do nothing`
