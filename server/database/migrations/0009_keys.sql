CREATE TABLE "keys" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"ending" text NOT NULL,
	"former_hash" text,
	"former_ends_at" timestamp (3) with time zone,
	"scopes" text[] NOT NULL,
	"days" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_from" text
);
--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keys_member_newest" ON "keys" USING btree ("workspace_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "keys_secret" ON "keys" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "keys_former" ON "keys" USING btree ("former_hash");