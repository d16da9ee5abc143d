ALTER TABLE "network_accounts" ADD COLUMN "figures_on" date;--> statement-breakpoint
ALTER TABLE "network_accounts" ADD COLUMN "figure_calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "network_accounts" ADD COLUMN "figures_refused" text;