CREATE TABLE "jobs" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"workspace_id" text,
	"payload" json,
	"run_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" text,
	"claimed_until" timestamp (3) with time zone,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"died_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "jobs_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
-- Of a refresh 20 attempts are made, and of one that had more at least one more has to be.
-- The id was the kind, a hyphen and the key. The time of a row under way is its lease's end, after which it is tried again.
INSERT INTO "jobs" ("kind", "key", "payload", "run_at", "attempts", "last_error", "created_at")
SELECT "kind", substr("id", length("kind") + 2), "payload", "next_attempt_at",
  CASE "kind" WHEN 'refresh-subscription' THEN least("attempts", 19) ELSE "attempts" END, "last_error", "created_at" FROM "outbox";--> statement-breakpoint
DROP TABLE "outbox" CASCADE;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."died_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_workspace" ON "jobs" USING btree ("workspace_id") WHERE "jobs"."workspace_id" is not null;