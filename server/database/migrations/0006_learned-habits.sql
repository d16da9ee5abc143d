CREATE TABLE "voice_habits" (
	"workspace_id" text NOT NULL,
	"author_id" text NOT NULL,
	"habit" text NOT NULL,
	"is_off" boolean NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "voice_habits_workspace_id_author_id_habit_pk" PRIMARY KEY("workspace_id","author_id","habit")
);
--> statement-breakpoint
CREATE TABLE "voice_lessons" (
	"post_id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text NOT NULL,
	"lesson" json NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_sketches" ADD COLUMN "checked_against" integer;--> statement-breakpoint
ALTER TABLE "voice_habits" ADD CONSTRAINT "voice_habits_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_lessons" ADD CONSTRAINT "voice_lessons_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_lessons" ADD CONSTRAINT "voice_lessons_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_lessons_newest" ON "voice_lessons" USING btree ("workspace_id","author_id","published_at","post_id");--> statement-breakpoint
INSERT INTO "jobs" ("kind", "key", "workspace_id", "payload", "run_at", "created_at")
SELECT 'learn-from-post', p."id", p."workspace_id", json_build_object('postId', p."id"), now(), now()
FROM "posts" p JOIN "publications" l ON l."post_id" = p."id" AND l."state" = 'published'
WHERE p."origin" ->> 'promptVersion' IS NOT NULL OR EXISTS (
  SELECT FROM "post_versions" v WHERE v."post_id" = p."id" AND v."origin" ->> 'promptVersion' IS NOT NULL)
ON CONFLICT DO NOTHING;
