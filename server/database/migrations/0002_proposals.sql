ALTER TABLE "posts" ADD COLUMN "proposed_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "proposed_because" text;--> statement-breakpoint
CREATE INDEX "posts_proposed" ON "posts" USING btree ("workspace_id","proposed_for") WHERE "posts"."proposed_for" is not null;