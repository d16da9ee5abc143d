ALTER TABLE "media" ADD COLUMN "is_carousel" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_aside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "carousel_colour" text;--> statement-breakpoint
ALTER TABLE "post_versions" ADD COLUMN "carousel" json;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "carousel" json;