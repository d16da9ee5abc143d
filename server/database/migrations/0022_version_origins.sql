ALTER TABLE "post_versions" ADD COLUMN "origin" json;--> statement-breakpoint
ALTER TABLE "post_versions" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "origin" json;--> statement-breakpoint
-- Of each change, its cause and time stood with the text that it replaced; now with the text that it made. Who did it, and which engine, is not known.
UPDATE "posts" SET "origin" = json_build_object('cause', "last"."cause", 'actorId', null, 'since', "last"."at", 'at', "last"."at")
FROM (
  SELECT DISTINCT ON ("post_id") "post_id", "cause", to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "at"
  FROM "post_versions" ORDER BY "post_id", "version" DESC
) AS "last"
WHERE "last"."post_id" = "posts"."id";--> statement-breakpoint
-- A text that was never changed is as it was created.
UPDATE "posts" SET "origin" = json_build_object('cause', CASE WHEN "engine" IS NULL THEN 'created' ELSE 'post' END, 'engine', "engine", 'actorId', "author_id",
  'since', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'at', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
WHERE "origin" IS NULL;--> statement-breakpoint
UPDATE "post_versions" SET
  "places" = "made"."places",
  "created_at" = "made"."at",
  "origin" = CASE WHEN "made"."cause" IS NOT NULL THEN json_build_object('cause', "made"."cause", 'actorId', null,
    'since', to_char("made"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'at', to_char("made"."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END
FROM (
  SELECT "v"."post_id", "v"."version",
    sum(ceil(octet_length("v"."content"::text) / 8000.0)) OVER "in_order" AS "places",
    lag("v"."cause") OVER "in_order" AS "cause",
    coalesce(lag("v"."created_at") OVER "in_order", "p"."created_at") AS "at"
  FROM "post_versions" AS "v" INNER JOIN "posts" AS "p" ON "p"."id" = "v"."post_id"
  WINDOW "in_order" AS (PARTITION BY "v"."post_id" ORDER BY "v"."version")
) AS "made"
WHERE "made"."post_id" = "post_versions"."post_id" AND "made"."version" = "post_versions"."version";--> statement-breakpoint
ALTER TABLE "post_versions" ALTER COLUMN "places" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "post_versions" DROP COLUMN "cause";
