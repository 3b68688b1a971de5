CREATE TABLE "coverages" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"person_uid" uuid NOT NULL,
	"region" text NOT NULL,
	"insurer_name" text NOT NULL,
	"plan_name" text NOT NULL,
	"member_id" text NOT NULL,
	"effective_date" date NOT NULL,
	"premium_cost" integer,
	"user_cost" integer,
	"employer_sponsored" boolean,
	"sob_file_uid" uuid
);
--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_person_uid_people_uid_fk" FOREIGN KEY ("person_uid") REFERENCES "public"."people"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_sob_file_uid_files_uid_fk" FOREIGN KEY ("sob_file_uid") REFERENCES "public"."files"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coverages_person_uid_idx" ON "coverages" USING btree ("person_uid","effective_date","uid");--> statement-breakpoint
CREATE INDEX "coverages_sob_file_uid_idx" ON "coverages" USING btree ("sob_file_uid");