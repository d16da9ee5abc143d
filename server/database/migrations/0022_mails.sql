UPDATE "users" SET "mails" = ("mails"::jsonb || '{"mentions":"never","comments":"never"}')::json WHERE NOT "comment_emails";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "comment_emails";
