CREATE TABLE "audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"browser" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"about_id" text
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"digest" text,
	"changed_at" timestamp (3) with time zone,
	"read_from" text DEFAULT '' NOT NULL,
	CONSTRAINT "calendar_feeds_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
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
CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"post_id" text,
	"kind" text NOT NULL,
	"engine" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"duration_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"prompt_version" text,
	"broke" text[],
	"revision_input_tokens" integer,
	"revision_output_tokens" integer,
	"revision_duration_ms" integer,
	"score" integer
);
--> statement-breakpoint
CREATE TABLE "idea_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"themes" json NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"categories" json DEFAULT '[]'::json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ideas" (
	"id" text PRIMARY KEY NOT NULL,
	"set_id" text NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"workspace_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" json,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"token" text DEFAULT '' NOT NULL,
	CONSTRAINT "idempotency_keys_workspace_id_key_pk" PRIMARY KEY("workspace_id","key")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"has_shown_key" boolean DEFAULT false NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
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
CREATE TABLE "known_browsers" (
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"post_id" text,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"pages" integer,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"trash_id" text,
	CONSTRAINT "media_owner" CHECK (("media"."post_id" is null) <> ("media"."trash_id" is null))
);
--> statement-breakpoint
CREATE TABLE "members" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"never_say" text[] DEFAULT '{}' NOT NULL,
	"address" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "network_accounts" (
	"workspace_id" text NOT NULL,
	"user_id" text NOT NULL,
	"network" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"sealed_token" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"publishes" boolean DEFAULT true NOT NULL,
	"refused" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "network_accounts_workspace_id_user_id_network_pk" PRIMARY KEY("workspace_id","user_id","network")
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"user_id" text NOT NULL,
	"notification_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_reads_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "passkey_requests" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"user_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"browser" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"category" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_usage" (
	"workspace_id" text NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"generations" integer DEFAULT 0 NOT NULL,
	"launches" integer DEFAULT 0 NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "plan_usage_workspace_id_period_start_pk" PRIMARY KEY("workspace_id","period_start")
);
--> statement-breakpoint
CREATE TABLE "post_events" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"kind" text NOT NULL,
	"detail" json DEFAULT '{}'::json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_revisions" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"origin" json,
	"places" integer NOT NULL,
	CONSTRAINT "post_versions_post_id_version_pk" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
CREATE TABLE "posting_links" (
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"browser" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "posting_links_user_id_post_id_due_at_pk" PRIMARY KEY("user_id","post_id","due_at")
);
--> statement-breakpoint
CREATE TABLE "posting_slots" (
	"workspace_id" text NOT NULL,
	"author_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "posting_slots_workspace_id_author_id_weekday_time_pk" PRIMARY KEY("workspace_id","author_id","weekday","time")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"title" text NOT NULL,
	"hook" text NOT NULL,
	"insight" text NOT NULL,
	"value" text NOT NULL,
	"cta" text NOT NULL,
	"subject" text NOT NULL,
	"category" text NOT NULL,
	"post_type" text,
	"tone" text NOT NULL,
	"emoji_usage" text NOT NULL,
	"language" text NOT NULL,
	"ai_model" text NOT NULL,
	"engine" text,
	"saved_to_library" boolean DEFAULT false NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"scheduled_wall_time" text,
	"time_zone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"lead_magnet_title" text,
	"answers" json DEFAULT '[]'::json NOT NULL,
	"claims" json DEFAULT '[]'::json NOT NULL,
	"earlier" json,
	"first_comment" text DEFAULT '' NOT NULL,
	"scheduled_occurrence" text,
	"origin" json,
	"words" integer GENERATED ALWAYS AS (cardinality(array_remove(regexp_split_to_array(hook || ' ' || insight || ' ' || value || ' ' || cta, '\s+'), ''))) STORED NOT NULL,
	"ignored" json DEFAULT '[]'::json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"author_id" text NOT NULL
);
--> statement-breakpoint
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
	"request" json,
	"retry_at" timestamp (3) with time zone,
	"comment" text,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "publications_post_id_network_pk" PRIMARY KEY("post_id","network"),
	CONSTRAINT "publications_published_at" CHECK (("publications"."state" = 'published') = ("publications"."published_at" is not null)),
	CONSTRAINT "publications_address" CHECK ("publications"."state" <> 'published' or "publications"."via" = 'manual' or "publications"."url" is not null)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"browser_hash" text,
	"address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"post_id" text NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_post_id_user_id_channel_due_at_pk" PRIMARY KEY("post_id","user_id","channel","due_at")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"id" text DEFAULT gen_random_uuid() NOT NULL,
	"browser_hash" text,
	"browser" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"used_at" timestamp (3) with time zone,
	"has_shown_passkey" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"plan" text,
	"billing_cycle" text,
	"status" text,
	"current_period_start" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"is_ending" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"refresh_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"name" text NOT NULL,
	"content" json NOT NULL,
	"brief" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"title" text NOT NULL,
	"rows" json NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"full_name" text NOT NULL,
	"profession" text,
	"company_name" text,
	"goal" text,
	"company_website" text,
	"password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL,
	"time_zone" text,
	"photo_id" text,
	"photo_from" text,
	"link_epoch" integer DEFAULT 0 NOT NULL,
	"kept_words_recipient" text,
	"sealed_kept_words_identity" text,
	"disabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_sketches" (
	"workspace_id" text NOT NULL,
	"text" text NOT NULL,
	"sample_ids" text[] NOT NULL,
	"engine" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"author_id" text NOT NULL,
	CONSTRAINT "voice_sketches_workspace_id_author_id_pk" PRIMARY KEY("workspace_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writing_samples" (
	"id" text PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"title" text,
	"content" text NOT NULL,
	"source" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"urn" text,
	"author_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_choices" ADD CONSTRAINT "engine_choices_connection_id_engine_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."engine_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_sets" ADD CONSTRAINT "idea_sets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_set_id_idea_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."idea_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_accounts" ADD CONSTRAINT "network_accounts_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_requests" ADD CONSTRAINT "passkey_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reservations" ADD CONSTRAINT "plan_reservations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_usage" ADD CONSTRAINT "plan_usage_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_events" ADD CONSTRAINT "post_events_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_links" ADD CONSTRAINT "posting_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_links" ADD CONSTRAINT "posting_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_slots" ADD CONSTRAINT "posting_slots_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_sketches" ADD CONSTRAINT "voice_sketches_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_samples" ADD CONSTRAINT "writing_samples_member" FOREIGN KEY ("workspace_id","author_id") REFERENCES "public"."members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_events_created_at" ON "audit_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "engine_choices_connection" ON "engine_choices" USING btree ("connection_id");--> statement-breakpoint
CREATE UNIQUE INDEX "engine_connections_base_url" ON "engine_connections" USING btree ("base_url");--> statement-breakpoint
CREATE INDEX "generations_newest" ON "generations" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "idea_sets_newest" ON "idea_sets" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ideas_set" ON "ideas" USING btree ("set_id","position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("kind","run_at") WHERE "jobs"."died_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_workspace" ON "jobs" USING btree ("workspace_id") WHERE "jobs"."workspace_id" is not null;--> statement-breakpoint
CREATE INDEX "known_browsers_user" ON "known_browsers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_browsers_expires_at" ON "known_browsers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "media_post" ON "media" USING btree ("post_id","position");--> statement-breakpoint
CREATE INDEX "media_trash" ON "media" USING btree ("trash_id") WHERE "media"."trash_id" is not null;--> statement-breakpoint
CREATE INDEX "media_workspace" ON "media" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "network_accounts_expires_at" ON "network_accounts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notification_reads_at" ON "notification_reads" USING btree ("at");--> statement-breakpoint
CREATE INDEX "passkey_requests_user" ON "passkey_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_requests_expires_at" ON "passkey_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_reservations_period" ON "plan_reservations" USING btree ("workspace_id","period_start");--> statement-breakpoint
CREATE INDEX "post_events_post" ON "post_events" USING btree ("post_id","at");--> statement-breakpoint
CREATE INDEX "posting_links_post" ON "posting_links" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_scheduled" ON "posts" USING btree ("workspace_id","scheduled_for") WHERE "posts"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX "proofs_newest" ON "proofs" USING btree ("workspace_id","author_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_refresh_at" ON "subscriptions" USING btree ("refresh_at");--> statement-breakpoint
CREATE INDEX "templates_newest" ON "templates" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "trash_newest" ON "trash" USING btree ("workspace_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "trash_deleted_at" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "writing_samples_newest" ON "writing_samples" USING btree ("workspace_id","author_id","created_at","id");--> statement-breakpoint
-- From here on written by hand: Drizzle generates no functions, triggers or optional indexes.
-- Deleting a row of media, also by a cascade, stores a job that deletes its bytes.
CREATE OR REPLACE FUNCTION "delete_media_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "jobs" ("kind", "key", "payload", "run_at", "created_at")
  SELECT 'delete-media', "id", json_build_object('id', "id"), clock_timestamp(), clock_timestamp() FROM "gone"
  ON CONFLICT DO NOTHING;
  PERFORM pg_notify('jobs', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "media_deleted" AFTER DELETE ON "media" REFERENCING OLD TABLE AS "gone"
FOR EACH STATEMENT EXECUTE FUNCTION "delete_media_bytes"();--> statement-breakpoint
-- Replacing a photo, or deleting its person, stores a job that deletes its bytes.
CREATE OR REPLACE FUNCTION "delete_photo_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "jobs" ("kind", "key", "payload", "run_at", "created_at")
  VALUES ('delete-media', OLD."photo_id", json_build_object('id', OLD."photo_id"), clock_timestamp(), clock_timestamp())
  ON CONFLICT DO NOTHING;
  PERFORM pg_notify('jobs', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "photo_replaced" AFTER UPDATE OF "photo_id" ON "users"
FOR EACH ROW WHEN (OLD."photo_id" IS DISTINCT FROM NEW."photo_id" AND OLD."photo_id" IS NOT NULL)
EXECUTE FUNCTION "delete_photo_bytes"();--> statement-breakpoint
CREATE TRIGGER "photo_deleted" AFTER DELETE ON "users"
FOR EACH ROW WHEN (OLD."photo_id" IS NOT NULL)
EXECUTE FUNCTION "delete_photo_bytes"();--> statement-breakpoint
-- Once per transaction, however many rows it changes.
CREATE OR REPLACE FUNCTION "advance_post_revision"("changed" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('hookline.advanced', true) IS DISTINCT FROM "changed" THEN
    INSERT INTO "post_revisions" SELECT "id", gen_random_uuid() FROM "workspaces" WHERE "id" = "changed"
    ON CONFLICT ("workspace_id") DO UPDATE SET "revision" = excluded."revision";
    PERFORM set_config('hookline.advanced', "changed", true);
  END IF;
END
$$;--> statement-breakpoint
-- Posts and media name their workspace, publications their post. For a deleted post, its own deletion counts.
CREATE OR REPLACE FUNCTION "changed_in_workspace"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "advance_post_revision"(coalesce(NEW."workspace_id", OLD."workspace_id"));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "changed_of_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "advance_post_revision"("workspace_id") FROM "posts" WHERE "id" = coalesce(NEW."post_id", OLD."post_id");
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Runs at the end of the transaction, after every other lock is taken, so that no two transactions wait for each other.
CREATE CONSTRAINT TRIGGER "posts_changed" AFTER INSERT OR UPDATE OR DELETE ON "posts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_in_workspace"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "media_changed" AFTER INSERT OR UPDATE OR DELETE ON "media"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_in_workspace"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "publications_changed" AFTER INSERT OR UPDATE OR DELETE ON "publications"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "changed_of_post"();--> statement-breakpoint
-- Without this index search reads every post of the workspace. The expression is the one in server/posts/list-posts.ts.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS "pg_trgm";
  CREATE EXTENSION IF NOT EXISTS "btree_gin";
  -- Every search reads the rows that are not yet sorted into the index, so few may wait.
  CREATE INDEX "posts_text" ON "posts" USING gin (
    "workspace_id",
    ("title" || E'\n' || "hook" || E'\n' || "insight" || E'\n' || "value" || E'\n' || "cta") gin_trgm_ops
  ) WITH (gin_pending_list_limit = 256);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
END $$;
