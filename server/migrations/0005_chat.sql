CREATE TABLE "chat_notices" (
	"claim_uid" uuid NOT NULL,
	"side" text NOT NULL,
	"told_seq" integer NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_notices_claim_uid_side_pk" PRIMARY KEY("claim_uid","side")
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"claim_uid" uuid NOT NULL,
	"person_uid" uuid NOT NULL,
	"last_seen_seq" integer NOT NULL,
	CONSTRAINT "chat_reads_claim_uid_person_uid_pk" PRIMARY KEY("claim_uid","person_uid")
);
--> statement-breakpoint
CREATE TABLE "chat_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_uid" uuid NOT NULL,
	"claim_uid" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_chats" (
	"claim_uid" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"handled_seq" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"claim_uid" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author_uid" uuid NOT NULL,
	"role" text NOT NULL,
	"by_owner" boolean NOT NULL,
	"content" text NOT NULL,
	"client_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_notices" ADD CONSTRAINT "chat_notices_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_person_uid_people_uid_fk" FOREIGN KEY ("person_uid") REFERENCES "public"."people"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tickets" ADD CONSTRAINT "chat_tickets_session_uid_sessions_uid_fk" FOREIGN KEY ("session_uid") REFERENCES "public"."sessions"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_chats" ADD CONSTRAINT "claim_chats_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_reads_person_uid_idx" ON "chat_reads" USING btree ("person_uid");--> statement-breakpoint
CREATE INDEX "chat_tickets_session_uid_idx" ON "chat_tickets" USING btree ("session_uid");--> statement-breakpoint
CREATE INDEX "chat_tickets_expires_at_idx" ON "chat_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_claim_seq_key" ON "messages" USING btree ("claim_uid","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id_key" ON "messages" USING btree ("claim_uid","author_uid","client_id");--> statement-breakpoint
CREATE INDEX "messages_claim_side_idx" ON "messages" USING btree ("claim_uid","by_owner","seq");