CREATE TABLE "post_revisions" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "post_revisions" SELECT "id", gen_random_uuid() FROM "workspaces";--> statement-breakpoint
-- Once in a transaction, however many rows it changes.
CREATE OR REPLACE FUNCTION "advance_post_revision"("changed" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('hookline.advanced', true) IS DISTINCT FROM "changed" THEN
    INSERT INTO "post_revisions" SELECT "id", gen_random_uuid() FROM "workspaces" WHERE "id" = "changed"
    ON CONFLICT ("workspace_id") DO UPDATE SET "revision" = excluded."revision";
    PERFORM set_config('hookline.advanced', "changed", true);
  END IF;
END
$$;--> statement-breakpoint
-- Posts and media name their workspace, publications their post. Of a post that is gone the deletion itself counts.
CREATE OR REPLACE FUNCTION "changed_in_workspace"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "advance_post_revision"(coalesce(NEW."workspace_id", OLD."workspace_id"));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "changed_of_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "advance_post_revision"("workspace_id") FROM "posts" WHERE "id" = coalesce(NEW."post_id", OLD."post_id");
  RETURN NULL;
END
$$;--> statement-breakpoint
-- At the end of the transaction, when it holds every other lock that it needs: so nobody waits for it in a circle.
CREATE CONSTRAINT TRIGGER "posts_changed" AFTER INSERT OR UPDATE OR DELETE ON "posts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_in_workspace"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "media_changed" AFTER INSERT OR UPDATE OR DELETE ON "media"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_in_workspace"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "publications_changed" AFTER INSERT OR UPDATE OR DELETE ON "publications"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_of_post"();
