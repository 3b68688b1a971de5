CREATE TABLE "claim_drafts" (
	"person_uid" uuid NOT NULL,
	"kind" text NOT NULL,
	"uid" uuid NOT NULL,
	"step" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"file_names" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_drafts_person_uid_kind_pk" PRIMARY KEY("person_uid","kind")
);
--> statement-breakpoint
CREATE TABLE "claim_submissions" (
	"person_uid" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"claim_uid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_submissions_person_uid_key_pk" PRIMARY KEY("person_uid","key")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" uuid NOT NULL,
	"person_uid" uuid NOT NULL,
	"status" text DEFAULT 'Submitted' NOT NULL,
	"marked_resolved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "claims_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_drafts" ADD CONSTRAINT "claim_drafts_person_uid_people_uid_fk" FOREIGN KEY ("person_uid") REFERENCES "public"."people"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_submissions" ADD CONSTRAINT "claim_submissions_person_uid_people_uid_fk" FOREIGN KEY ("person_uid") REFERENCES "public"."people"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_person_uid_people_uid_fk" FOREIGN KEY ("person_uid") REFERENCES "public"."people"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_drafts_expires_at_idx" ON "claim_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_uid_key" ON "claims" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "claims_person_uid_id_idx" ON "claims" USING btree ("person_uid","id");