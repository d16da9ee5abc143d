ALTER TABLE "members" ADD COLUMN "is_from_groups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "post_limit" integer;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "member_limit" integer;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "media_limit" bigint;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "generation_limit" integer;