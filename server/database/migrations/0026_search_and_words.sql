ALTER TABLE "posts" ADD COLUMN "words" integer GENERATED ALWAYS AS (cardinality(array_remove(regexp_split_to_array(hook || ' ' || insight || ' ' || value || ' ' || cta, '\s+'), ''))) STORED NOT NULL;--> statement-breakpoint
-- Search works without this index, by reading the posts of the workspace. The expression is the one in posts/list-posts.ts.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE EXTENSION IF NOT EXISTS "btree_gin";
  -- Few rows wait to be sorted into the index: every search reads them.
  CREATE INDEX "posts_text" ON "posts" USING gin (
    "workspace_id",
    ("title" || E'\n' || "hook" || E'\n' || "insight" || E'\n' || "value" || E'\n' || "cta") gin_trgm_ops
  ) WITH (gin_pending_list_limit = 256);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
END $$;
