ALTER TABLE "posts" ADD COLUMN "writer_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "possible_notes" json DEFAULT '[]'::json NOT NULL;