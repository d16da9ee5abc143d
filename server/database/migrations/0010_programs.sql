CREATE TABLE "connected_programs" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_entries" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"program_id" text,
	"payload" json NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connected_programs" ADD CONSTRAINT "connected_programs_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_entries" ADD CONSTRAINT "oauth_entries_program_id_connected_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."connected_programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connected_programs_newest" ON "connected_programs" USING btree ("workspace_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "oauth_entries_program" ON "oauth_entries" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "oauth_entries_expires_at" ON "oauth_entries" USING btree ("expires_at");