CREATE TABLE "webhook_deliveries" (
	"webhook_id" text NOT NULL,
	"event_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"position" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"status" integer,
	"answer" text DEFAULT '' NOT NULL,
	"error" text,
	CONSTRAINT "webhook_deliveries_webhook_id_event_id_pk" PRIMARY KEY("webhook_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"type" text NOT NULL,
	"subject_id" text NOT NULL,
	"rows" json,
	"body" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"state" text NOT NULL,
	"off_because" text,
	"failing_since" timestamp (3) with time zone,
	"sealed_secret" text NOT NULL,
	"sealed_former_secret" text,
	"former_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","subject_id","position") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_workspace" ON "webhook_events" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "webhook_events_subject" ON "webhook_events" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhooks_workspace" ON "webhooks" USING btree ("workspace_id");--> statement-breakpoint
-- From here on written by hand: Drizzle generates no functions or triggers.
-- Stores an event with a delivery and a job for each webhook that wants it. The lock on the workspace's revision makes
-- its transactions take turns until they commit, so positions are in the order of commits.
CREATE OR REPLACE FUNCTION "tell_webhooks"("of_workspace" text, "told" text, "subject" text, "kept" json, "event" text, "only_webhook" text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "advance_post_revision"("of_workspace");
  INSERT INTO "webhook_events" ("id", "workspace_id", "type", "subject_id", "rows", "at")
  VALUES ("event", "of_workspace", "told", "subject", "kept", clock_timestamp()) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  WITH "wanting" AS (
    SELECT "id", "state" FROM "webhooks"
    WHERE "workspace_id" = "of_workspace" AND CASE WHEN "only_webhook" IS NULL THEN "told" = ANY("events") ELSE "id" = "only_webhook" END
  ), "delivery" AS (
    INSERT INTO "webhook_deliveries" ("webhook_id", "event_id", "subject_id", "position", "next_at")
    SELECT "id", "event", "subject", coalesce((SELECT max("position") FROM "webhook_deliveries" WHERE "webhook_id" = "wanting"."id"), 0) + 1, clock_timestamp()
    FROM "wanting"
  )
  INSERT INTO "jobs" ("kind", "key", "workspace_id", "payload", "run_at", "created_at")
  SELECT 'send-to-webhook', "id" || ' ' || "subject", "of_workspace", json_build_object('webhookId', "id", 'subjectId', "subject"), clock_timestamp(), clock_timestamp()
  FROM "wanting" WHERE "state" = 'on' OR "only_webhook" IS NOT NULL
  -- A job that waits to repeat an earlier event keeps its time.
  ON CONFLICT ("kind", "key") DO UPDATE SET "revision" = "jobs"."revision" + 1, "is_cancelled" = false, "died_at" = NULL;
  PERFORM pg_notify('jobs', '');
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "is_told"("of_workspace" text, "about" text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "webhooks" WHERE "workspace_id" = "of_workspace" AND "about" = ANY("events"))
$$;--> statement-breakpoint
-- Keeps the post's rows as they are, from which the server writes what it sends.
CREATE OR REPLACE FUNCTION "tell_of_post"("told" text, "post" text, "event" text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "of_workspace" text := (SELECT "workspace_id" FROM "posts" WHERE "id" = "post");
BEGIN
  IF "of_workspace" IS NULL OR NOT "is_told"("of_workspace", "told") THEN RETURN; END IF;
  PERFORM "advance_post_revision"("of_workspace");
  PERFORM "tell_webhooks"("of_workspace", "told", "post", json_build_object(
    'posts', (SELECT json_agg("posts") FROM "posts" WHERE "id" = "post"),
    'publications', (SELECT coalesce(json_agg("publications"), '[]') FROM "publications" WHERE "post_id" = "post"),
    'media', (SELECT coalesce(json_agg("media"), '[]') FROM "media" WHERE "post_id" = "post")
  ), coalesce("event", 'msg_' || gen_random_uuid()));
END
$$;--> statement-breakpoint
-- Once per transaction: a created post is not told as changed too.
CREATE OR REPLACE FUNCTION "tell_of_post_once"("told" text, "post" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "former" text := coalesce(current_setting('hookline.told', true), '');
BEGIN
  IF position("told" || ' ' || "post" || ' ' IN "former") > 0
    OR ("told" = 'post.changed' AND position('post.created ' || "post" || ' ' IN "former") > 0) THEN RETURN; END IF;
  PERFORM set_config('hookline.told', "former" || "told" || ' ' || "post" || ' ', true);
  PERFORM "tell_of_post"("told", "post");
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_post_row"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_told"(NEW."workspace_id", 'post.created') OR "is_told"(NEW."workspace_id", 'post.changed') THEN
    PERFORM "tell_of_post_once"(CASE TG_OP WHEN 'INSERT' THEN 'post.created' ELSE 'post.changed' END, NEW."id");
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- What a post shows of its publication and media.
CREATE OR REPLACE FUNCTION "tell_row_of_post"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "post" text := coalesce(NEW."post_id", OLD."post_id");
BEGIN
  IF EXISTS (SELECT FROM "posts" WHERE "id" = "post" AND "is_told"("workspace_id", 'post.changed')) THEN
    PERFORM "tell_of_post_once"('post.changed', "post");
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_post_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_of_post"(CASE NEW."kind" WHEN 'published' THEN 'post.published' WHEN 'failed' THEN 'post.failed' ELSE 'post.scheduled' END, NEW."post_id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_idea"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_workspace" text := (SELECT "workspace_id" FROM "idea_sets" WHERE "id" = NEW."set_id");
  "told" text := CASE TG_OP WHEN 'INSERT' THEN 'idea.created' ELSE 'idea.changed' END;
BEGIN
  IF "is_told"("of_workspace", "told") THEN
    PERFORM "tell_webhooks"("of_workspace", "told", NEW."id", json_build_object('ideas', json_build_array(row_to_json(NEW))), 'msg_' || gen_random_uuid());
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- What is deleted for good also leaves the log. What is restored is back in its table by then.
CREATE OR REPLACE FUNCTION "forget_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "webhook_events" WHERE "workspace_id" = OLD."workspace_id" AND "subject_id" IN (
    SELECT "gone" ->> 'id' FROM json_array_elements(coalesce(OLD."rows" -> 'posts', OLD."rows" -> 'ideas', '[]')) AS "gone"
    WHERE NOT EXISTS (SELECT FROM "posts" WHERE "id" = "gone" ->> 'id') AND NOT EXISTS (SELECT FROM "ideas" WHERE "id" = "gone" ->> 'id')
  );
  RETURN NULL;
END
$$;--> statement-breakpoint
-- At the end of the transaction, with its result.
CREATE CONSTRAINT TRIGGER "posts_told" AFTER INSERT OR UPDATE ON "posts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_post_row"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "media_told" AFTER INSERT OR UPDATE OR DELETE ON "media"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_row_of_post"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "publications_told" AFTER INSERT OR DELETE ON "publications"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_row_of_post"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "publications_changed_told" AFTER UPDATE ON "publications"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN ((OLD."state", OLD."via", OLD."published_at", OLD."url", OLD."comment", OLD."error", OLD."retry_at")
  IS DISTINCT FROM (NEW."state", NEW."via", NEW."published_at", NEW."url", NEW."comment", NEW."error", NEW."retry_at"))
EXECUTE FUNCTION "tell_row_of_post"();--> statement-breakpoint
-- A reminder that failed has a channel.
CREATE CONSTRAINT TRIGGER "post_events_told" AFTER INSERT ON "post_events"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW."kind" IN ('scheduled', 'clocks changed', 'published') OR (NEW."kind" = 'failed' AND NEW."detail" ->> 'channel' IS NULL))
EXECUTE FUNCTION "tell_post_event"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ideas_told" AFTER INSERT OR UPDATE ON "ideas"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_idea"();--> statement-breakpoint
CREATE TRIGGER "trash_forgotten" AFTER DELETE ON "trash"
FOR EACH ROW EXECUTE FUNCTION "forget_events"();
