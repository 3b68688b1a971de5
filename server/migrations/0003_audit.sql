CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_uid" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_uids" uuid[] NOT NULL,
	"address" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_unchained" (
	"audit_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_tallies" (
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"claims" bigint NOT NULL,
	"dollars" bigint NOT NULL,
	CONSTRAINT "claim_tallies_dimension_value_pk" PRIMARY KEY("dimension","value")
);
--> statement-breakpoint
CREATE TABLE "claim_tally_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_tally_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change" smallint NOT NULL,
	"status" text NOT NULL,
	"week" date NOT NULL,
	"insurance_type" text NOT NULL,
	"denial_reason" text NOT NULL,
	"region" text NOT NULL,
	"dollars" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_audit_id_key" ON "audit_chain" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_uid","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subjects_idx" ON "audit_log" USING gin ("subject_uids");--> statement-breakpoint
CREATE INDEX "claims_waiting_for_us_idx" ON "claims" USING btree ("created_at") WHERE "claims"."status" IN ('Submitted', 'Pending') AND NOT "claims"."marked_resolved";--> statement-breakpoint
CREATE INDEX "people_search_idx" ON "people" USING gin (lower("first_name" || ' ' || "last_name" || E'\n' || "username" || E'\n' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_with_role_idx" ON "people" USING btree (lower("username")) WHERE "people"."is_staff" OR "people"."is_claims_admin" OR "people"."is_superuser";--> statement-breakpoint
CREATE INDEX "people_superuser_idx" ON "people" USING btree ("uid") WHERE "people"."is_superuser";--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON "audit_chain" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION note_unchained_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO audit_unchained (audit_id) VALUES (NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_unchained AFTER INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION note_unchained_audit();--> statement-breakpoint
CREATE FUNCTION note_claim_tally(sign smallint, claim claims) RETURNS void LANGUAGE sql AS $$
	INSERT INTO claim_tally_changes (change, status, week, insurance_type, denial_reason, region, dollars)
	VALUES (
		sign,
		CASE WHEN claim.marked_resolved THEN 'Resolved' ELSE claim.status END,
		date_trunc('week', claim.created_at AT TIME ZONE 'UTC')::date,
		coalesce(claim.answers->>'insurance_type', ''),
		coalesce(claim.answers->>'denial_reason', ''),
		coalesce(claim.answers->>'region', ''),
		coalesce((claim.answers->>'total_cost')::bigint, 0)
	)
$$;--> statement-breakpoint
CREATE FUNCTION note_claim_tallies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN PERFORM note_claim_tally(-1::smallint, OLD); END IF;
	IF TG_OP <> 'DELETE' THEN PERFORM note_claim_tally(1::smallint, NEW); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER claims_tally AFTER INSERT OR DELETE ON "claims" FOR EACH ROW EXECUTE FUNCTION note_claim_tallies();--> statement-breakpoint
CREATE TRIGGER claims_tally_update AFTER UPDATE ON "claims" FOR EACH ROW
	WHEN ((OLD.status, OLD.marked_resolved, OLD.answers, OLD.created_at) IS DISTINCT FROM (NEW.status, NEW.marked_resolved, NEW.answers, NEW.created_at))
	EXECUTE FUNCTION note_claim_tallies();--> statement-breakpoint
SELECT note_claim_tally(1::smallint, claims) FROM "claims";
