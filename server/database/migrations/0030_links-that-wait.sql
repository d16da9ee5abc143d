-- Lists of posts show for which review links a post waits.
CREATE CONSTRAINT TRIGGER "review_links_added" AFTER INSERT OR DELETE ON "review_links"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_in_workspace"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "review_links_changed" AFTER UPDATE OF "made_by", "may_approve", "expires_at", "revoked_at" ON "review_links"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_in_workspace"();
