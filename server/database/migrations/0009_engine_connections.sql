CREATE TABLE "engine_choices" (
	"ai_model" text PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"connection_id" text,
	"model" text
);
--> statement-breakpoint
CREATE TABLE "engine_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"base_url" text NOT NULL,
	"sealed_key" text,
	"key_ending" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine_choices" ADD CONSTRAINT "engine_choices_connection_id_engine_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."engine_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engine_choices_connection" ON "engine_choices" USING btree ("connection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "engine_connections_base_url" ON "engine_connections" USING btree ("base_url");