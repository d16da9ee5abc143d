CREATE TABLE "approval_requests" (
	"post_id" text PRIMARY KEY NOT NULL,
	"asked_by" text,
	"asked_by_name" text NOT NULL,
	"asked_of" text,
	"asked_of_name" text,
	"note" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"post_id" text NOT NULL,
	"number" integer NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text,
	"decided_by_name" text NOT NULL,
	"asked_by" text,
	"outgoing" json NOT NULL,
	"hash" text NOT NULL,
	"note" text NOT NULL,
	"time_from" timestamp (3) with time zone,
	"time_until" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approvals_post_id_number_pk" PRIMARY KEY("post_id","number")
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "first_comment" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "approval" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_asked_of_users_id_fk" FOREIGN KEY ("asked_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_requests_asked_by" ON "approval_requests" USING btree ("asked_by") WHERE "approval_requests"."asked_by" is not null;--> statement-breakpoint
CREATE INDEX "approval_requests_asked_of" ON "approval_requests" USING btree ("asked_of") WHERE "approval_requests"."asked_of" is not null;--> statement-breakpoint
CREATE INDEX "approvals_decided_by" ON "approvals" USING btree ("decided_by") WHERE "approvals"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "approvals_asked_by" ON "approvals" USING btree ("asked_by") WHERE "approvals"."asked_by" is not null;
--> statement-breakpoint
-- From here on written by hand: Drizzle generates no functions or triggers.
CREATE CONSTRAINT TRIGGER "approvals_changed" AFTER INSERT OR UPDATE OR DELETE ON "approvals"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_of_post"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "approval_requests_changed" AFTER INSERT OR UPDATE OR DELETE ON "approval_requests"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_of_post"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "changed_approval_mode"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "advance_post_revision"(NEW."id");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "workspaces_approval_changed" AFTER UPDATE OF "approval" ON "workspaces"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_approval_mode"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "approvals_told" AFTER INSERT OR UPDATE OR DELETE ON "approvals"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_row_of_post"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "approval_requests_told" AFTER INSERT OR UPDATE OR DELETE ON "approval_requests"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_row_of_post"();--> statement-breakpoint
-- As before, with the approval. What was approved is long, and no event shows it.
CREATE OR REPLACE FUNCTION "tell_of_post"("told" text, "post" text, "event" text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "of_workspace" text := (SELECT "workspace_id" FROM "posts" WHERE "id" = "post");
BEGIN
  IF "of_workspace" IS NULL OR NOT "is_told"("of_workspace", "told") THEN RETURN; END IF;
  PERFORM "advance_post_revision"("of_workspace");
  PERFORM "tell_webhooks"("of_workspace", "told", "post", json_build_object(
    'posts', (SELECT json_agg("posts") FROM "posts" WHERE "id" = "post"),
    'publications', (SELECT coalesce(json_agg("publications"), '[]') FROM "publications" WHERE "post_id" = "post"),
    'media', (SELECT coalesce(json_agg("media"), '[]') FROM "media" WHERE "post_id" = "post"),
    'approval_requests', (SELECT coalesce(json_agg("approval_requests"), '[]') FROM "approval_requests" WHERE "post_id" = "post"),
    'approvals', (SELECT coalesce(jsonb_agg(to_jsonb("last") - 'outgoing'), '[]') FROM (
      SELECT * FROM "approvals" WHERE "post_id" = "post" ORDER BY "number" DESC LIMIT 1) "last")
  ), coalesce("event", 'msg_' || gen_random_uuid()));
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_post_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "tell_of_post"(CASE NEW."kind" WHEN 'published' THEN 'post.published' WHEN 'failed' THEN 'post.failed'
    WHEN 'approved' THEN 'post.approved' WHEN 'changes asked' THEN 'post.changes_requested' ELSE 'post.scheduled' END, NEW."post_id");
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER "post_events_told" ON "post_events";--> statement-breakpoint
-- A reminder that failed has a channel.
CREATE CONSTRAINT TRIGGER "post_events_told" AFTER INSERT ON "post_events"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW."kind" IN ('scheduled', 'clocks changed', 'published', 'approved', 'changes asked') OR (NEW."kind" = 'failed' AND NEW."detail" ->> 'channel' IS NULL))
EXECUTE FUNCTION "tell_post_event"();
