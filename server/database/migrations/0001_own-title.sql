ALTER TABLE "posts" ADD COLUMN "has_own_title" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION pg_temp.is_own_title(title text, subject text) RETURNS boolean LANGUAGE sql AS $$
  SELECT title <> '' AND title <> line AND NOT (title LIKE '%…' AND starts_with(line, left(title, -1)))
  FROM (SELECT btrim(split_part(btrim(subject, E' \t\r\n'), E'\n', 1), E' \t\r') AS line) first
$$;--> statement-breakpoint
UPDATE "posts" SET "has_own_title" = true WHERE pg_temp.is_own_title("title", "subject");--> statement-breakpoint
UPDATE "trash" SET "rows" = jsonb_set("rows"::jsonb, '{posts,0,has_own_title}', 'true')::json
WHERE "kind" = 'post' AND pg_temp.is_own_title("rows" #>> '{posts,0,title}', "rows" #>> '{posts,0,subject}');--> statement-breakpoint
-- Later migrations alter the table, which pending triggers would forbid.
SET CONSTRAINTS ALL IMMEDIATE;
