-- Stores an event with a delivery and a job for each webhook that wants it. The lock on the workspace's revision makes
-- its transactions take turns until they commit, so positions are in the order of commits.
-- While somebody types, a post's changes are sent 10 seconds apart at least. A later change takes the place of one that
-- was not begun to be sent and is the post's last event; any other event of the post ends the pause.
CREATE OR REPLACE FUNCTION "tell_webhooks"("of_workspace" text, "told" text, "subject" text, "kept" json, "event" text, "only_webhook" text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "pause" interval := '10 seconds';
  "wanting" text[];
  "replaced" text[];
  "is_hurried" boolean := false;
BEGIN
  PERFORM "advance_post_revision"("of_workspace");
  INSERT INTO "webhook_events" ("id", "workspace_id", "type", "subject_id", "rows", "at")
  VALUES ("event", "of_workspace", "told", "subject", "kept", clock_timestamp()) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  -- Locked before their deliveries, as a webhook's deletion locks them.
  "wanting" := (
    SELECT array_agg("id") FROM (
      SELECT "id" FROM "webhooks"
      WHERE "workspace_id" = "of_workspace" AND CASE WHEN "only_webhook" IS NULL THEN "told" = ANY("events") ELSE "id" = "only_webhook" END
      ORDER BY "id" FOR KEY SHARE
    ) AS "locked"
  );
  IF "told" = 'post.changed' THEN
    WITH "gone" AS (
      DELETE FROM "webhook_deliveries" AS "delivery" USING "webhook_events" AS "former"
      WHERE "former"."id" = "delivery"."event_id" AND "former"."type" = "told"
        AND "delivery"."webhook_id" = ANY("wanting") AND "delivery"."subject_id" = "subject"
        AND "delivery"."state" = 'waiting' AND "delivery"."attempted_at" IS NULL
        AND NOT EXISTS (
          SELECT FROM "webhook_deliveries" AS "later" WHERE "later"."webhook_id" = "delivery"."webhook_id"
            AND "later"."subject_id" = "subject" AND "later"."state" = 'waiting' AND "later"."position" > "delivery"."position"
        )
      RETURNING "delivery"."event_id"
    )
    SELECT array_agg("event_id") INTO "replaced" FROM "gone";
    DELETE FROM "webhook_events" WHERE "id" = ANY("replaced")
      AND NOT EXISTS (SELECT FROM "webhook_deliveries" WHERE "event_id" = "webhook_events"."id");
  ELSE
    UPDATE "webhook_deliveries" SET "next_at" = clock_timestamp()
    WHERE "webhook_id" = ANY("wanting") AND "subject_id" = "subject" AND "state" = 'waiting' AND "attempted_at" IS NULL;
    "is_hurried" := FOUND;
  END IF;
  WITH "delivery" AS (
    INSERT INTO "webhook_deliveries" ("webhook_id", "event_id", "subject_id", "position", "next_at")
    SELECT "id", "event", "subject",
      coalesce((SELECT max("position") FROM "webhook_deliveries" WHERE "webhook_id" = "id"), 0) + 1,
      greatest(clock_timestamp(), CASE "told" WHEN 'post.changed' THEN (
        SELECT max("former"."attempted_at") + "pause" FROM "webhook_deliveries" AS "former"
        JOIN "webhook_events" ON "webhook_events"."id" = "former"."event_id"
        WHERE "former"."webhook_id" = "wanted"."id" AND "webhook_events"."subject_id" = "subject" AND "webhook_events"."type" = "told"
      ) END)
    FROM unnest("wanting") AS "wanted" ("id")
    RETURNING "webhook_id", "next_at"
  )
  INSERT INTO "jobs" ("kind", "key", "workspace_id", "payload", "run_at", "created_at")
  SELECT 'send-to-webhook', "webhook_id" || ' ' || "subject", "of_workspace", json_build_object('webhookId', "webhook_id", 'subjectId', "subject"), "next_at", clock_timestamp()
  FROM "delivery" JOIN "webhooks" ON "webhooks"."id" = "webhook_id"
  WHERE "state" = 'on' OR "only_webhook" IS NOT NULL
  -- A job that waits to repeat an earlier event keeps its time.
  ON CONFLICT ("kind", "key") DO UPDATE SET "revision" = "jobs"."revision" + 1, "is_cancelled" = false, "died_at" = NULL,
    "run_at" = CASE WHEN "is_hurried" THEN least("jobs"."run_at", EXCLUDED."run_at") ELSE "jobs"."run_at" END;
  PERFORM pg_notify('jobs', '');
END
$$;
