CREATE TABLE "review_links" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"made_by" text NOT NULL,
	"reviewer" text NOT NULL,
	"address" text,
	"token_hash" text NOT NULL,
	"may_approve" boolean NOT NULL,
	"post_ids" text[],
	"span_from" timestamp (3) with time zone,
	"span_until" timestamp (3) with time zone,
	"span_time_zone" text,
	"author_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "review_links_scope" CHECK (("review_links"."post_ids" is null) = ("review_links"."span_from" is not null and "review_links"."span_until" is not null and "review_links"."span_time_zone" is not null))
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "link_id" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reviewer" text;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_member" FOREIGN KEY ("workspace_id","made_by") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_links_token" ON "review_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "review_links_newest" ON "review_links" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "review_links_made_by" ON "review_links" USING btree ("workspace_id","made_by");--> statement-breakpoint
CREATE INDEX "review_links_author" ON "review_links" USING btree ("author_id") WHERE "review_links"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_link" ON "comments" USING btree ("link_id") WHERE "comments"."link_id" is not null;