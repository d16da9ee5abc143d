-- Figures show posts, and posts' figures are merged anew after a change of either.
CREATE OR REPLACE FUNCTION "changed_of_figure_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "advance_post_revision"("workspace_id") FROM "figure_files" WHERE "id" = NEW."file_id";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "figure_files_changed" AFTER INSERT OR UPDATE OR DELETE ON "figure_files"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_in_workspace"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "figure_posts_changed" AFTER INSERT OR UPDATE ON "figure_posts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_of_figure_file"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "figure_joins_changed" AFTER INSERT OR UPDATE OR DELETE ON "figure_joins"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_in_workspace"();
