-- Posts that have a time to come get the job for it.
INSERT INTO "jobs" ("kind", "key", "workspace_id", "payload", "run_at", "created_at")
SELECT 'post-due', "id", "workspace_id", json_build_object('postId', "id", 'dueAt', to_char("scheduled_for" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), "scheduled_for", now() FROM "posts"
WHERE "scheduled_for" > now() AND NOT EXISTS (SELECT FROM "publications" p WHERE p."post_id" = "posts"."id" AND p."state" = 'published')
ON CONFLICT DO NOTHING;
