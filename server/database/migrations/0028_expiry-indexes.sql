CREATE INDEX "author_links_expires_at" ON "author_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitations_expires_at" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_failing" ON "jobs" USING btree ("kind") WHERE "jobs"."died_at" is null and "jobs"."attempts" > 3;--> statement-breakpoint
CREATE INDEX "plan_reservations_expires_at" ON "plan_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "review_links_expires_at" ON "review_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stripe_events_created_at" ON "stripe_events" USING btree ("created_at");