CREATE TABLE "trash" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"title" text NOT NULL,
	"rows" json NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "trash_id" text;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_newest" ON "trash" USING btree ("workspace_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "trash_deleted_at" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_trash" ON "media" USING btree ("trash_id") WHERE "media"."trash_id" is not null;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner" CHECK (("media"."post_id" is null) <> ("media"."trash_id" is null));