ALTER TABLE "figure_files" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "figure_files" ADD CONSTRAINT "figure_files_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_files_author" ON "figure_files" USING btree ("author_id");--> statement-breakpoint
-- Until now, a workspace had one person's figures: of its first owner.
UPDATE "figure_files" SET "author_id" = (
  SELECT "user_id" FROM "members" WHERE "members"."workspace_id" = "figure_files"."workspace_id" AND "role" = 'owner'
  ORDER BY "joined_at", "user_id" LIMIT 1
);
