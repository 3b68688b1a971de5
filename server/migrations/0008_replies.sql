ALTER TABLE "chat_notices" RENAME TO "claim_notices";--> statement-breakpoint
ALTER TABLE "claim_notices" RENAME CONSTRAINT "chat_notices_claim_uid_side_pk" TO "claim_notices_claim_uid_side_pk";--> statement-breakpoint
ALTER TABLE "claim_notices" RENAME CONSTRAINT "chat_notices_claim_uid_claims_uid_fk" TO "claim_notices_claim_uid_claims_uid_fk";--> statement-breakpoint
-- Documents from before are not told of.
ALTER TABLE "claim_notices" ADD COLUMN "told_files_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_notices" ALTER COLUMN "told_files_until" DROP DEFAULT;--> statement-breakpoint
CREATE TABLE "claim_looks" (
	"claim_uid" uuid NOT NULL,
	"person_uid" uuid NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_looks_claim_uid_person_uid_pk" PRIMARY KEY("claim_uid","person_uid")
);
--> statement-breakpoint
ALTER TABLE "claim_looks" ADD CONSTRAINT "claim_looks_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_looks" ADD CONSTRAINT "claim_looks_person_uid_people_uid_fk" FOREIGN KEY ("person_uid") REFERENCES "public"."people"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_looks_person_uid_idx" ON "claim_looks" USING btree ("person_uid");--> statement-breakpoint
DROP INDEX "claims_waiting_for_us_idx";--> statement-breakpoint
ALTER TABLE "claim_tally_changes" ADD COLUMN "first_reply" integer;--> statement-breakpoint
CREATE FUNCTION first_reply_minutes(filed timestamptz, replied timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	-- Rounded up to two digits, so that there are few values and "in so many minutes or less" stays true.
	SELECT (ceil(minutes / step) * step)::integer FROM (
		SELECT minutes, power(10, greatest(0, floor(log(minutes)) - 1))::numeric AS step FROM (
			SELECT greatest(1, ceil(extract(epoch FROM replied - filed) / 60)) AS minutes WHERE replied IS NOT NULL
		) AS waited
	) AS rounded
$$;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "first_reply_at" timestamp with time zone;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_claim_tally(sign smallint, claim claims) RETURNS void LANGUAGE sql AS $$
	INSERT INTO claim_tally_changes (change, status, week, insurance_type, denial_reason, region, dollars, first_reply)
	VALUES (
		sign,
		CASE WHEN claim.marked_resolved THEN 'Resolved' ELSE claim.status END,
		date_trunc('week', claim.created_at AT TIME ZONE 'UTC')::date,
		coalesce(claim.answers->>'insurance_type', ''),
		coalesce(claim.answers->>'denial_reason', ''),
		coalesce(claim.answers->>'region', ''),
		coalesce((claim.answers->>'total_cost')::bigint, 0),
		first_reply_minutes(claim.created_at, claim.first_reply_at)
	)
$$;--> statement-breakpoint
DROP TRIGGER claims_tally_update ON "claims";--> statement-breakpoint
CREATE TRIGGER claims_tally_update AFTER UPDATE ON "claims" FOR EACH ROW
	WHEN ((OLD.status, OLD.marked_resolved, OLD.answers, OLD.created_at, OLD.first_reply_at)
		IS DISTINCT FROM (NEW.status, NEW.marked_resolved, NEW.answers, NEW.created_at, NEW.first_reply_at))
	EXECUTE FUNCTION note_claim_tallies();--> statement-breakpoint
UPDATE "claims" SET first_reply_at = reply.at FROM (
	SELECT claim_uid, min(created_at) AS at FROM "messages" WHERE NOT by_owner GROUP BY claim_uid
) AS reply WHERE claims.uid = reply.claim_uid;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD COLUMN "unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "desk_claims" AS desk SET
	unanswered = last.by_owner,
	waits = CASE
		WHEN NOT last.by_owner THEN 'infinity'
		WHEN desk.shown_status = 'Resolved' OR desk.waits <> 'infinity' THEN desk.waits
		ELSE date_trunc('milliseconds', last.created_at)
	END
FROM (SELECT DISTINCT ON (claim_uid) * FROM "messages" ORDER BY claim_uid, seq DESC) AS last
WHERE desk.claim_uid = last.claim_uid;--> statement-breakpoint
-- A generated column cannot be given other words before PostgreSQL 17; its indexes go with it.
ALTER TABLE "desk_claims" DROP COLUMN "state", DROP COLUMN "facets";--> statement-breakpoint
ALTER TABLE "desk_claims"
	ADD COLUMN "state" smallint GENERATED ALWAYS AS ((
      CASE shown_status WHEN 'Submitted' THEN 0 WHEN 'Pending' THEN 4 WHEN 'Resolved' THEN 8 ELSE 12 END
      + CASE WHEN unanswered THEN 16 ELSE 0 END
      + CASE WHEN urgent THEN 2 ELSE 0 END + CASE WHEN has_letter THEN 1 ELSE 0 END)::smallint) STORED NOT NULL,
	ADD COLUMN "facets" text[] GENERATED ALWAYS AS (ARRAY[
      'status:' || shown_status,
      CASE WHEN urgent THEN 'urgent:true' ELSE 'urgent:false' END,
      CASE WHEN has_letter THEN 'letter:true' ELSE 'letter:false' END,
      CASE WHEN unanswered THEN 'unanswered:true' ELSE 'unanswered:false' END,
      'type:' || insurance_type,
      'region:' || region,
      'holder:' || coalesce(assignee_uid::text, 'nobody')]) STORED NOT NULL;--> statement-breakpoint
INSERT INTO "desk_counts" (facet, shard, claims)
SELECT CASE WHEN unanswered THEN 'unanswered:true' ELSE 'unanswered:false' END, 0, count(*) FROM "desk_claims" GROUP BY 1;--> statement-breakpoint
CREATE INDEX "desk_oldest_waiting_idx" ON "desk_claims" USING btree ("waits","list_id") WHERE "desk_claims"."waits" < 'infinity';--> statement-breakpoint
CREATE INDEX "desk_search_idx" ON "desk_claims" USING gin ("words" gin_trgm_ops,"facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "desk_all_newest_idx" ON "desk_claims" USING btree ("state","list_id");--> statement-breakpoint
CREATE INDEX "desk_all_waiting_idx" ON "desk_claims" USING btree ("state","waits","list_id");--> statement-breakpoint
CREATE INDEX "desk_type_newest_idx" ON "desk_claims" USING btree ("insurance_type","state","list_id");--> statement-breakpoint
CREATE INDEX "desk_type_waiting_idx" ON "desk_claims" USING btree ("insurance_type","state","waits","list_id");--> statement-breakpoint
CREATE INDEX "desk_region_newest_idx" ON "desk_claims" USING btree ("region","state","list_id");--> statement-breakpoint
CREATE INDEX "desk_region_waiting_idx" ON "desk_claims" USING btree ("region","state","waits","list_id");--> statement-breakpoint
CREATE INDEX "desk_region_type_newest_idx" ON "desk_claims" USING btree ("region","insurance_type","state","list_id");--> statement-breakpoint
CREATE INDEX "desk_region_type_waiting_idx" ON "desk_claims" USING btree ("region","insurance_type","state","waits","list_id");--> statement-breakpoint
CREATE INDEX "desk_holder_newest_idx" ON "desk_claims" USING btree ("holder","state","list_id");--> statement-breakpoint
CREATE INDEX "desk_holder_waiting_idx" ON "desk_claims" USING btree ("holder","state","waits","list_id");--> statement-breakpoint
CREATE INDEX "desk_holder_type_newest_idx" ON "desk_claims" USING btree ("holder","insurance_type","state","list_id");--> statement-breakpoint
CREATE INDEX "desk_holder_type_waiting_idx" ON "desk_claims" USING btree ("holder","insurance_type","state","waits","list_id");--> statement-breakpoint
CREATE INDEX "desk_holder_region_newest_idx" ON "desk_claims" USING btree ("holder","region","state","list_id");--> statement-breakpoint
CREATE INDEX "desk_holder_region_waiting_idx" ON "desk_claims" USING btree ("holder","region","state","waits","list_id");--> statement-breakpoint
CREATE INDEX "desk_holder_region_type_newest_idx" ON "desk_claims" USING btree ("holder","region","insurance_type","state","list_id");--> statement-breakpoint
CREATE INDEX "desk_holder_region_type_waiting_idx" ON "desk_claims" USING btree ("holder","region","insurance_type","state","waits","list_id");--> statement-breakpoint
CREATE FUNCTION desk_follow_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The claim before its desk row, in the order in which a change of the claim locks them.
	PERFORM FROM claims WHERE uid IN (SELECT claim_uid FROM new_messages) ORDER BY id FOR NO KEY UPDATE;
	UPDATE desk_claims AS desk SET
		unanswered = last.by_owner,
		waits = CASE
			-- We have answered: it is the claimant's turn.
			WHEN NOT last.by_owner THEN 'infinity'
			WHEN desk.shown_status = 'Resolved' OR desk.waits <> 'infinity' THEN desk.waits
			ELSE date_trunc('milliseconds', last.created_at)
		END
	FROM (SELECT DISTINCT ON (claim_uid) * FROM new_messages ORDER BY claim_uid, seq DESC) AS last
	WHERE desk.claim_uid = last.claim_uid;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER messages_desk_follow AFTER INSERT ON "messages" REFERENCING NEW TABLE AS new_messages
	FOR EACH STATEMENT EXECUTE FUNCTION desk_follow_messages();--> statement-breakpoint
CREATE OR REPLACE FUNCTION desk_follow_file() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	file files := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
	IF file.claim_uid IS NULL OR file.kind NOT IN ('supporting', 'appeal_letter') THEN RETURN NULL; END IF;
	-- The claim before its desk row, in the order in which a change of the claim locks them.
	PERFORM FROM claims WHERE uid = file.claim_uid FOR NO KEY UPDATE;
	IF file.kind = 'appeal_letter' THEN
		UPDATE desk_claims SET has_letter = EXISTS (
			SELECT FROM files WHERE claim_uid = file.claim_uid AND kind = 'appeal_letter' AND NOT held
		) WHERE claim_uid = file.claim_uid;
	ELSIF TG_OP = 'INSERT' AND file.uploaded_by = file.owner_uid THEN
		-- We asked the claimant to act, by the status or by a message, and they did.
		UPDATE desk_claims SET waits = date_trunc('milliseconds', file.created_at)
		WHERE claim_uid = file.claim_uid AND shown_status <> 'Resolved' AND waits = 'infinity';
	END IF;
	RETURN NULL;
END $$;
