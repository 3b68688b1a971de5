CREATE TABLE "claim_history" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"claim_uid" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_uid" uuid NOT NULL,
	"from_status" text,
	"to_status" text,
	"assignee_uid" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_notes" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"claim_uid" uuid NOT NULL,
	"author_uid" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_claims" (
	"claim_id" bigint PRIMARY KEY NOT NULL,
	"list_id" bigint GENERATED ALWAYS AS (claim_id) STORED NOT NULL,
	"claim_uid" uuid NOT NULL,
	"shown_status" text NOT NULL,
	"urgent" boolean NOT NULL,
	"has_letter" boolean DEFAULT false NOT NULL,
	"insurance_type" text NOT NULL,
	"region" text NOT NULL,
	"assignee_uid" uuid,
	"waits" timestamp with time zone DEFAULT 'infinity' NOT NULL,
	"words" text NOT NULL,
	"status_mailed" text,
	"status_mailed_at" timestamp with time zone,
	"holder" uuid GENERATED ALWAYS AS (coalesce(assignee_uid, '00000000-0000-0000-0000-000000000000'::uuid)) STORED NOT NULL,
	"state" smallint GENERATED ALWAYS AS ((
      CASE shown_status WHEN 'Submitted' THEN 0 WHEN 'Pending' THEN 4 WHEN 'Resolved' THEN 8 ELSE 12 END
      + CASE WHEN urgent THEN 2 ELSE 0 END + CASE WHEN has_letter THEN 1 ELSE 0 END)::smallint) STORED NOT NULL,
	"facets" text[] GENERATED ALWAYS AS (ARRAY[
      'status:' || shown_status,
      CASE WHEN urgent THEN 'urgent:true' ELSE 'urgent:false' END,
      CASE WHEN has_letter THEN 'letter:true' ELSE 'letter:false' END,
      'type:' || insurance_type,
      'region:' || region,
      'holder:' || coalesce(assignee_uid::text, 'nobody')]) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_counts" (
	"facet" text NOT NULL,
	"shard" smallint NOT NULL,
	"claims" integer NOT NULL,
	CONSTRAINT "desk_counts_facet_shard_pk" PRIMARY KEY("facet","shard")
);
--> statement-breakpoint
CREATE TABLE "desk_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"urgent" boolean NOT NULL,
	"claim_uid" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_news_mailed" (
	"recipient" text NOT NULL,
	"urgent" boolean NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_news_mailed_recipient_urgent_pk" PRIMARY KEY("recipient","urgent")
);
--> statement-breakpoint
ALTER TABLE "claim_history" ADD CONSTRAINT "claim_history_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_notes" ADD CONSTRAINT "claim_notes_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_assignee_uid_people_uid_fk" FOREIGN KEY ("assignee_uid") REFERENCES "public"."people"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_news" ADD CONSTRAINT "desk_news_claim_uid_claims_uid_fk" FOREIGN KEY ("claim_uid") REFERENCES "public"."claims"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_history_claim_idx" ON "claim_history" USING btree ("claim_uid","at","uid");--> statement-breakpoint
CREATE INDEX "claim_notes_claim_idx" ON "claim_notes" USING btree ("claim_uid","created_at","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_claims_claim_uid_key" ON "desk_claims" USING btree ("claim_uid");--> statement-breakpoint
CREATE INDEX "desk_claims_assignee_idx" ON "desk_claims" USING btree ("assignee_uid") WHERE "desk_claims"."assignee_uid" IS NOT NULL;--> statement-breakpoint
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
CREATE INDEX "desk_news_recipient_idx" ON "desk_news" USING btree ("recipient","urgent","id");--> statement-breakpoint
CREATE FUNCTION desk_is_our_turn(status text, marked_resolved boolean) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT NOT marked_resolved AND status IN ('Submitted', 'Pending')
$$;--> statement-breakpoint
CREATE FUNCTION desk_words(answers jsonb) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(E'\n',
		answers->>'subject',
		concat_ws(' ', answers->>'first_name', answers->>'last_name'),
		answers->>'email',
		answers->>'insurance_administrator'))
$$;--> statement-breakpoint
CREATE FUNCTION desk_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	own_shard smallint := pg_backend_pid() % 32;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NOT EXISTS (
			SELECT FROM old_rows JOIN new_rows USING (claim_id) WHERE old_rows.facets <> new_rows.facets
		) THEN RETURN NULL; END IF;
	END IF;
	-- One lock for all rows of a shard, held to the end: a transaction that counts twice cannot deadlock.
	-- The first number is "DESK" in ASCII.
	PERFORM pg_advisory_xact_lock(1145393995, own_shard);
	IF TG_OP = 'INSERT' THEN
		INSERT INTO desk_counts AS kept (facet, shard, claims)
		SELECT facet, own_shard, count(*) FROM new_rows, unnest('all'::text || facets) AS facet GROUP BY facet
		ON CONFLICT (facet, shard) DO UPDATE SET claims = kept.claims + excluded.claims;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO desk_counts AS kept (facet, shard, claims)
		SELECT facet, own_shard, -count(*) FROM old_rows, unnest('all'::text || facets) AS facet GROUP BY facet
		ON CONFLICT (facet, shard) DO UPDATE SET claims = kept.claims + excluded.claims;
	ELSE
		INSERT INTO desk_counts AS kept (facet, shard, claims)
		SELECT facet, own_shard, sum(change) FROM (
			SELECT unnest(facets) AS facet, 1 AS change FROM new_rows
			UNION ALL SELECT unnest(facets), -1 FROM old_rows
		) AS changes GROUP BY facet HAVING sum(change) <> 0
		ON CONFLICT (facet, shard) DO UPDATE SET claims = kept.claims + excluded.claims;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER desk_claims_count_insert AFTER INSERT ON "desk_claims" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION desk_count();--> statement-breakpoint
CREATE TRIGGER desk_claims_count_update AFTER UPDATE ON "desk_claims" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION desk_count();--> statement-breakpoint
CREATE TRIGGER desk_claims_count_delete AFTER DELETE ON "desk_claims" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION desk_count();--> statement-breakpoint
CREATE FUNCTION desk_add_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO desk_claims (claim_id, claim_uid, shown_status, urgent, insurance_type, region, waits, words)
	SELECT id, uid, CASE WHEN marked_resolved THEN 'Resolved' ELSE status END,
		coalesce((answers->>'urgent')::boolean, false),
		coalesce(answers->>'insurance_type', ''), coalesce(answers->>'region', ''),
		-- Milliseconds, as a cursor carries them.
		CASE WHEN desk_is_our_turn(status, marked_resolved) THEN date_trunc('milliseconds', created_at) ELSE 'infinity' END,
		desk_words(answers)
	FROM new_claims;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER claims_desk_add AFTER INSERT ON "claims" REFERENCING NEW TABLE AS new_claims
	FOR EACH STATEMENT EXECUTE FUNCTION desk_add_claims();--> statement-breakpoint
CREATE FUNCTION desk_follow_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE desk_claims AS desk SET
		shown_status = CASE WHEN after.marked_resolved THEN 'Resolved' ELSE after.status END,
		urgent = coalesce((after.answers->>'urgent')::boolean, false),
		insurance_type = coalesce(after.answers->>'insurance_type', ''),
		region = coalesce(after.answers->>'region', ''),
		words = desk_words(after.answers),
		waits = CASE
			WHEN (before.status, before.marked_resolved) = (after.status, after.marked_resolved) THEN desk.waits
			-- Reopening is the claimant's act: we look next, whatever we asked for before.
			WHEN desk_is_our_turn(after.status, after.marked_resolved)
				OR (before.marked_resolved AND NOT after.marked_resolved AND after.status <> 'Resolved')
				THEN least(desk.waits, date_trunc('milliseconds', after.updated_at))
			ELSE 'infinity'
		END
	FROM new_claims AS after JOIN old_claims AS before USING (id)
	WHERE desk.claim_id = id
		AND (before.status, before.marked_resolved, before.answers) IS DISTINCT FROM (after.status, after.marked_resolved, after.answers);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER claims_desk_follow AFTER UPDATE ON "claims" REFERENCING OLD TABLE AS old_claims NEW TABLE AS new_claims
	FOR EACH STATEMENT EXECUTE FUNCTION desk_follow_claims();--> statement-breakpoint
CREATE FUNCTION desk_follow_file() RETURNS trigger LANGUAGE plpgsql AS $$
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
		-- We asked the claimant to act, and they did.
		UPDATE desk_claims SET waits = date_trunc('milliseconds', file.created_at)
		WHERE claim_uid = file.claim_uid AND shown_status = 'User Action Required' AND waits = 'infinity';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER files_desk_follow AFTER INSERT OR DELETE OR UPDATE OF held ON "files"
	FOR EACH ROW EXECUTE FUNCTION desk_follow_file();--> statement-breakpoint
INSERT INTO "desk_claims" (claim_id, claim_uid, shown_status, urgent, has_letter, insurance_type, region, waits, words)
SELECT id, uid, CASE WHEN marked_resolved THEN 'Resolved' ELSE status END,
	coalesce((answers->>'urgent')::boolean, false),
	EXISTS (SELECT FROM files WHERE files.claim_uid = claims.uid AND files.kind = 'appeal_letter' AND NOT files.held),
	coalesce(answers->>'insurance_type', ''), coalesce(answers->>'region', ''),
	CASE WHEN desk_is_our_turn(status, marked_resolved) THEN date_trunc('milliseconds', created_at) ELSE 'infinity' END,
	desk_words(answers)
FROM "claims";--> statement-breakpoint
INSERT INTO "claim_history" (uid, claim_uid, kind, actor_uid, at)
SELECT gen_random_uuid(), uid, 'submitted', person_uid, created_at FROM "claims";
