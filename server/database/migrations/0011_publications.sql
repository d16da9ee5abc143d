CREATE TABLE "publications" (
	"post_id" text NOT NULL,
	"network" text NOT NULL,
	"state" text NOT NULL,
	"via" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"url" text,
	"error" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publications_post_id_network_pk" PRIMARY KEY("post_id","network"),
	CONSTRAINT "publications_published_at" CHECK (("publications"."state" = 'published') = ("publications"."published_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "publications" ("post_id", "network", "state", "via", "published_at", "url", "updated_at")
SELECT "id", 'linkedin', 'published', "publication_via", coalesce("publication_at", "updated_at"), "publication_url", "updated_at" FROM "posts" WHERE "publication_via" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "first_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" RENAME COLUMN "is_published" TO "saved_to_library";--> statement-breakpoint
-- Being live set it as well, and that is the publication's now.
UPDATE "posts" SET "saved_to_library" = false WHERE "publication_via" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "publication_via";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "publication_at";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "publication_url";
