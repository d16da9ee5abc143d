CREATE TABLE "voice_sketches" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"sample_ids" text[] NOT NULL,
	"engine" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "voice_sketches" ADD CONSTRAINT "voice_sketches_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;