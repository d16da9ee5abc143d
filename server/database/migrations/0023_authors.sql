CREATE TABLE "author_links" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text NOT NULL,
	"address" text,
	"asked_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"use" text
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_member";
--> statement-breakpoint
ALTER TABLE "connected_programs" DROP CONSTRAINT "connected_programs_member";
--> statement-breakpoint
ALTER TABLE "keys" DROP CONSTRAINT "keys_member";
--> statement-breakpoint
ALTER TABLE "network_accounts" DROP CONSTRAINT "network_accounts_member";
--> statement-breakpoint
ALTER TABLE "opening_choices" DROP CONSTRAINT "opening_choices_member";
--> statement-breakpoint
ALTER TABLE "posting_slots" DROP CONSTRAINT "posting_slots_member";
--> statement-breakpoint
ALTER TABLE "proofs" DROP CONSTRAINT "proofs_member";
--> statement-breakpoint
ALTER TABLE "review_links" DROP CONSTRAINT "review_links_member";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_member";
--> statement-breakpoint
ALTER TABLE "trash" DROP CONSTRAINT "trash_member";
--> statement-breakpoint
ALTER TABLE "voice_habits" DROP CONSTRAINT "voice_habits_member";
--> statement-breakpoint
ALTER TABLE "voice_lessons" DROP CONSTRAINT "voice_lessons_member";
--> statement-breakpoint
ALTER TABLE "voice_sketches" DROP CONSTRAINT "voice_sketches_member";
--> statement-breakpoint
ALTER TABLE "writing_samples" DROP CONSTRAINT "writing_samples_member";
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "lets_others_write" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "written_by_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signs_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "author_links" ADD CONSTRAINT "author_links_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_links" ADD CONSTRAINT "author_links_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "author_links_author" ON "author_links" USING btree ("workspace_id","author_id");--> statement-breakpoint
CREATE INDEX "author_links_asked_by" ON "author_links" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "connected_programs" ADD CONSTRAINT "connected_programs_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "network_accounts" ADD CONSTRAINT "network_accounts_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "opening_choices" ADD CONSTRAINT "opening_choices_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "posting_slots" ADD CONSTRAINT "posting_slots_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_member" FOREIGN KEY ("workspace_id","made_by") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "voice_habits" ADD CONSTRAINT "voice_habits_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "voice_lessons" ADD CONSTRAINT "voice_lessons_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "voice_sketches" ADD CONSTRAINT "voice_sketches_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "writing_samples" ADD CONSTRAINT "writing_samples_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "invitations_author" ON "invitations" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_without_sign_in" CHECK ("users"."signs_in" or "users"."password_hash" is null);