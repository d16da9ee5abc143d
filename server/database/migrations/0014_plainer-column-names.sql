ALTER TABLE "generations" RENAME COLUMN "mend_input_tokens" TO "revision_input_tokens";--> statement-breakpoint
ALTER TABLE "generations" RENAME COLUMN "mend_output_tokens" TO "revision_output_tokens";--> statement-breakpoint
ALTER TABLE "generations" RENAME COLUMN "mend_duration_ms" TO "revision_duration_ms";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "fingerprint" TO "request_hash";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "answer" TO "response";
