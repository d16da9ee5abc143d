CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "prompt_version" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "broke" text[];--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "mend_input_tokens" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "mend_output_tokens" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "mend_duration_ms" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "answers" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "claims" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "writing_samples" ADD COLUMN "posted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "writing_samples" ADD COLUMN "urn" text;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proofs_newest" ON "proofs" USING btree ("workspace_id","created_at","id");