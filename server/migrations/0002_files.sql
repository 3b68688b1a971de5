CREATE TABLE "files" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"claim_uid" uuid,
	"owner_uid" uuid NOT NULL,
	"uploaded_by" uuid,
	"upload_key" text,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_uid_people_uid_fk" FOREIGN KEY ("owner_uid") REFERENCES "public"."people"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_people_uid_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."people"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_key" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "files_upload_key_key" ON "files" USING btree ("uploaded_by","upload_key");--> statement-breakpoint
CREATE INDEX "files_claim_uid_uid_idx" ON "files" USING btree ("claim_uid","uid");--> statement-breakpoint
CREATE INDEX "files_owner_uid_idx" ON "files" USING btree ("owner_uid");--> statement-breakpoint
CREATE INDEX "files_held_idx" ON "files" USING btree ("created_at") WHERE "files"."held";--> statement-breakpoint
CREATE INDEX "claims_waiting_for_owner_idx" ON "claims" USING btree ("person_uid") WHERE "claims"."status" = 'User Action Required' AND NOT "claims"."marked_resolved";