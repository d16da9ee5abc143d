ALTER TABLE "users" ADD COLUMN "monthly_figures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "figures_mailed" text;