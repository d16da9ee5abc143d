-- After a change of what goes out with a post that somebody decided about, or of its time, a job looks whether whoever
-- approved it has to look again. It waits ten minutes, in which more changes mostly follow.
CREATE OR REPLACE FUNCTION "look_at_approval"("post" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "approvals" WHERE "post_id" = "post") THEN RETURN; END IF;
  INSERT INTO "jobs" ("kind", "key", "workspace_id", "payload", "run_at", "created_at")
  SELECT 'look-at-approval', "id", "workspace_id", json_build_object('postId', "id"),
    clock_timestamp() + interval '10 minutes', clock_timestamp()
  FROM "posts" WHERE "id" = "post"
  ON CONFLICT DO NOTHING;
  PERFORM pg_notify('jobs', '');
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "look_at_changed_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "look_at_approval"(NEW."id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "look_at_changed_media"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "look_at_approval"(coalesce(NEW."post_id", OLD."post_id"));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "posts_lapsed" AFTER UPDATE OF "hook", "insight", "value", "cta", "first_comment", "scheduled_for" ON "posts"
FOR EACH ROW WHEN ((OLD."hook", OLD."insight", OLD."value", OLD."cta", OLD."first_comment", OLD."scheduled_for")
  IS DISTINCT FROM (NEW."hook", NEW."insight", NEW."value", NEW."cta", NEW."first_comment", NEW."scheduled_for"))
EXECUTE FUNCTION "look_at_changed_post"();--> statement-breakpoint
CREATE TRIGGER "media_lapsed" AFTER INSERT OR DELETE ON "media"
FOR EACH ROW EXECUTE FUNCTION "look_at_changed_media"();--> statement-breakpoint
-- Not where media go into the trash with their post, or come back with it.
CREATE TRIGGER "changed_media_lapsed" AFTER UPDATE ON "media"
FOR EACH ROW WHEN (OLD."trash_id" IS NOT DISTINCT FROM NEW."trash_id")
EXECUTE FUNCTION "look_at_changed_media"();
