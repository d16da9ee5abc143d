-- Lists of posts show for which review links a post waits, and that depends on who made them.
CREATE CONSTRAINT TRIGGER "members_changed" AFTER UPDATE OF "role" ON "members"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."role" IS DISTINCT FROM NEW."role")
EXECUTE FUNCTION "changed_in_workspace"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "changed_of_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "advance_post_revision"("workspace_id") FROM
    (SELECT "workspace_id" FROM "members" WHERE "user_id" = NEW."id" ORDER BY "workspace_id") AS "own";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_disabled" AFTER UPDATE OF "disabled_at" ON "users"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD."disabled_at" IS DISTINCT FROM NEW."disabled_at")
EXECUTE FUNCTION "changed_of_person"();
