ALTER TABLE "users" ADD COLUMN "photo_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photo_from" text;--> statement-breakpoint
-- Whatever takes a photo's place, or deletes its person, has its bytes deleted, by a job that is stored with it.
CREATE OR REPLACE FUNCTION "delete_photo_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "jobs" ("kind", "key", "payload", "run_at", "created_at")
  VALUES ('delete-media', OLD."photo_id", json_build_object('id', OLD."photo_id"), clock_timestamp(), clock_timestamp())
  ON CONFLICT DO NOTHING;
  PERFORM pg_notify('jobs', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "photo_replaced" AFTER UPDATE OF "photo_id" ON "users"
FOR EACH ROW WHEN (OLD."photo_id" IS DISTINCT FROM NEW."photo_id" AND OLD."photo_id" IS NOT NULL)
EXECUTE FUNCTION "delete_photo_bytes"();--> statement-breakpoint
CREATE TRIGGER "photo_deleted" AFTER DELETE ON "users"
FOR EACH ROW WHEN (OLD."photo_id" IS NOT NULL)
EXECUTE FUNCTION "delete_photo_bytes"();
