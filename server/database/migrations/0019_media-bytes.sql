-- Rows of media also go when their post or their workspace does. Whatever deletes one has its bytes deleted, by a job that
-- is stored with the deletion.
CREATE OR REPLACE FUNCTION "delete_media_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "jobs" ("kind", "key", "payload", "run_at", "created_at")
  SELECT 'delete-media', "id", json_build_object('id', "id"), clock_timestamp(), clock_timestamp() FROM "gone"
  ON CONFLICT DO NOTHING;
  PERFORM pg_notify('jobs', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "media_deleted" AFTER DELETE ON "media" REFERENCING OLD TABLE AS "gone"
FOR EACH STATEMENT EXECUTE FUNCTION "delete_media_bytes"();
