CREATE TABLE "opening_choices" (
	"workspace_id" text NOT NULL,
	"author_id" text NOT NULL,
	"post_id" text NOT NULL,
	"shown" json NOT NULL,
	"chosen" integer NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "opening_choices_workspace_id_author_id_post_id_pk" PRIMARY KEY("workspace_id","author_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "follows_openings" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "openings" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_choices" ADD CONSTRAINT "opening_choices_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;