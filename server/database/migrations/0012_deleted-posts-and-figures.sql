CREATE OR REPLACE FUNCTION "tell_deleted_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "is_told"(OLD."workspace_id", 'post.deleted') AND NOT EXISTS (SELECT FROM "posts" WHERE "id" = OLD."id") THEN
    PERFORM "tell_webhooks"(OLD."workspace_id", 'post.deleted', OLD."id", NULL, 'msg_' || gen_random_uuid());
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Once per transaction, however many rows of a file it writes.
CREATE OR REPLACE FUNCTION "tell_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of_workspace" text := coalesce(NEW."workspace_id", OLD."workspace_id");
  "former" text := coalesce(current_setting('hookline.told', true), '');
  "telling" text := 'figures.changed ' || "of_workspace" || ' ';
BEGIN
  IF position("telling" IN "former") > 0 OR NOT "is_told"("of_workspace", 'figures.changed') THEN RETURN NULL; END IF;
  PERFORM set_config('hookline.told', "former" || "telling", true);
  PERFORM "tell_webhooks"("of_workspace", 'figures.changed', 'figures', json_build_object(
    'figure_files', (SELECT coalesce(jsonb_agg(to_jsonb("figure_files") - 'summary' ORDER BY "to" DESC NULLS LAST, "created_at" DESC), '[]') FROM "figure_files" WHERE "workspace_id" = "of_workspace")
  ), 'msg_' || gen_random_uuid());
  RETURN NULL;
END
$$;--> statement-breakpoint
-- What is deleted for good also leaves the log, but for the news of its deletion, which holds no word of it. What is
-- restored is back in its table by then.
CREATE OR REPLACE FUNCTION "forget_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "webhook_events" WHERE "workspace_id" = OLD."workspace_id" AND "type" <> 'post.deleted' AND "subject_id" IN (
    SELECT "gone" ->> 'id' FROM json_array_elements(coalesce(OLD."rows" -> 'posts', OLD."rows" -> 'ideas', '[]')) AS "gone"
    WHERE NOT EXISTS (SELECT FROM "posts" WHERE "id" = "gone" ->> 'id') AND NOT EXISTS (SELECT FROM "ideas" WHERE "id" = "gone" ->> 'id')
  );
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "deleted_posts_told" AFTER DELETE ON "posts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_deleted_post"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "figure_files_told" AFTER INSERT OR DELETE ON "figure_files"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_figures"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "figure_joins_told" AFTER INSERT OR UPDATE OR DELETE ON "figure_joins"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_figures"();
