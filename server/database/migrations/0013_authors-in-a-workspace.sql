ALTER TABLE "members" ADD COLUMN "never_say" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "joined_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever is a member until now became one when the account was made.
UPDATE "members" SET "joined_at" = greatest(w."created_at", u."created_at") FROM "workspaces" w, "users" u WHERE w."id" = "members"."workspace_id" AND u."id" = "members"."user_id";--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "joined_at" SET NOT NULL;--> statement-breakpoint
-- What was the workspace's becomes its owner's.
UPDATE "members" SET "never_say" = w."never_say", "address" = w."address" FROM "workspaces" w WHERE w."id" = "members"."workspace_id" AND "members"."user_id" = (SELECT o."user_id" FROM "members" o WHERE o."workspace_id" = "members"."workspace_id" ORDER BY o."role" DESC, o."joined_at", o."user_id" LIMIT 1);--> statement-breakpoint
ALTER TABLE "workspaces" DROP COLUMN "never_say";--> statement-breakpoint
ALTER TABLE "workspaces" DROP COLUMN "address";--> statement-breakpoint
ALTER TABLE "voice_sketches" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "writing_samples" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "author_id" text;--> statement-breakpoint
UPDATE "voice_sketches" SET "author_id" = (SELECT o."user_id" FROM "members" o WHERE o."workspace_id" = "voice_sketches"."workspace_id" ORDER BY o."role" DESC, o."joined_at", o."user_id" LIMIT 1);--> statement-breakpoint
UPDATE "writing_samples" SET "author_id" = (SELECT o."user_id" FROM "members" o WHERE o."workspace_id" = "writing_samples"."workspace_id" ORDER BY o."role" DESC, o."joined_at", o."user_id" LIMIT 1);--> statement-breakpoint
UPDATE "proofs" SET "author_id" = (SELECT o."user_id" FROM "members" o WHERE o."workspace_id" = "proofs"."workspace_id" ORDER BY o."role" DESC, o."joined_at", o."user_id" LIMIT 1);--> statement-breakpoint
-- Where a workspace has no members, which no use of the app leads to, nobody can reach these.
DELETE FROM "voice_sketches" WHERE "author_id" IS NULL;--> statement-breakpoint
DELETE FROM "writing_samples" WHERE "author_id" IS NULL;--> statement-breakpoint
DELETE FROM "proofs" WHERE "author_id" IS NULL;--> statement-breakpoint
DELETE FROM "sessions" WHERE NOT EXISTS (SELECT FROM "members" m WHERE m."workspace_id" = "sessions"."workspace_id" AND m."user_id" = "sessions"."user_id");--> statement-breakpoint
ALTER TABLE "voice_sketches" ALTER COLUMN "author_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "writing_samples" ALTER COLUMN "author_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "proofs" ALTER COLUMN "author_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_sketches" DROP CONSTRAINT "voice_sketches_pkey";--> statement-breakpoint
ALTER TABLE "voice_sketches" ADD CONSTRAINT "voice_sketches_workspace_id_author_id_pk" PRIMARY KEY("workspace_id","author_id");--> statement-breakpoint
ALTER TABLE "proofs" DROP CONSTRAINT "proofs_workspace_id_workspaces_id_fk";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_workspace_id_workspaces_id_fk";--> statement-breakpoint
ALTER TABLE "voice_sketches" DROP CONSTRAINT "voice_sketches_workspace_id_workspaces_id_fk";--> statement-breakpoint
ALTER TABLE "writing_samples" DROP CONSTRAINT "writing_samples_workspace_id_workspaces_id_fk";--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_sketches" ADD CONSTRAINT "voice_sketches_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_samples" ADD CONSTRAINT "writing_samples_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "proofs_newest";--> statement-breakpoint
DROP INDEX "writing_samples_newest";--> statement-breakpoint
CREATE INDEX "proofs_newest" ON "proofs" USING btree ("workspace_id","author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "writing_samples_newest" ON "writing_samples" USING btree ("workspace_id","author_id","created_at","id");
