CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"through_id" text,
	"through_name" text,
	"post_id" text,
	"about_id" text,
	"detail" json DEFAULT '{}'::json NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "told_later" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "digested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails" json DEFAULT '{"mentions":"now","comments":"digest","approvalRequests":"now","decisions":"now","members":"digest"}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "activities_beside_posts" ON "activities" USING btree ("workspace_id","at") WHERE "activities"."post_id" is null;--> statement-breakpoint
CREATE INDEX "activities_post" ON "activities" USING btree ("post_id","at") WHERE "activities"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("actor_id") WHERE "activities"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_about" ON "activities" USING btree ("about_id") WHERE "activities"."about_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_at" ON "activities" USING btree ("at");