CREATE TABLE "data_files" (
	"person_uid" uuid PRIMARY KEY NOT NULL,
	"uid" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"storage_key" text,
	"size" bigint,
	"sha256" text
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "delete_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_files" ADD CONSTRAINT "data_files_person_uid_people_uid_fk" FOREIGN KEY ("person_uid") REFERENCES "public"."people"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_files_uid_key" ON "data_files" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "data_files_storage_key_key" ON "data_files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "data_files_expires_at_idx" ON "data_files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "people_delete_after_idx" ON "people" USING btree ("delete_after") WHERE "people"."delete_after" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "people_unverified_idx" ON "people" USING btree ("created_at") WHERE "people"."verified_at" IS NULL;