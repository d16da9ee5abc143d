CREATE TABLE "figure_days" (
	"file_id" text NOT NULL,
	"day" date NOT NULL,
	"impressions" integer,
	"engagements" integer,
	"new_followers" integer,
	CONSTRAINT "figure_days_file_id_day_pk" PRIMARY KEY("file_id","day")
);
--> statement-breakpoint
CREATE TABLE "figure_files" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"member" text,
	"from" date,
	"to" date,
	"summary" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_joins" (
	"workspace_id" text NOT NULL,
	"address" text NOT NULL,
	"post_id" text,
	"by" text NOT NULL,
	CONSTRAINT "figure_joins_workspace_id_address_pk" PRIMARY KEY("workspace_id","address")
);
--> statement-breakpoint
CREATE TABLE "figure_posts" (
	"file_id" text NOT NULL,
	"address" text NOT NULL,
	"published_on" date,
	"figures" json NOT NULL,
	CONSTRAINT "figure_posts_file_id_address_pk" PRIMARY KEY("file_id","address")
);
--> statement-breakpoint
ALTER TABLE "figure_days" ADD CONSTRAINT "figure_days_file_id_figure_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."figure_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_files" ADD CONSTRAINT "figure_files_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_joins" ADD CONSTRAINT "figure_joins_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_posts" ADD CONSTRAINT "figure_posts_file_id_figure_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."figure_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "figure_files_once" ON "figure_files" USING btree ("workspace_id","hash");