ALTER TABLE "calendar_feeds" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "changed_at" timestamp (3) with time zone;