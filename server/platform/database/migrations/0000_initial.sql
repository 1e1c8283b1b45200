CREATE TABLE "coin_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_entries" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"grant_id" text NOT NULL,
	"hold_id" text,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "coin_entries_reference" UNIQUE("reference"),
	CONSTRAINT "coin_entries_sign_fits_kind" CHECK (case "coin_entries"."kind"
        when 'grant' then "coin_entries"."amount" > 0
        when 'release' then "coin_entries"."amount" > 0
        when 'settle' then "coin_entries"."amount" = 0
        when 'adjust' then "coin_entries"."amount" <> 0
        else "coin_entries"."amount" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "coin_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"remaining" integer NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"expired_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_grants_reference" UNIQUE("reference"),
	CONSTRAINT "coin_grants_amount_positive" CHECK ("coin_grants"."amount" > 0),
	CONSTRAINT "coin_grants_remaining_in_range" CHECK ("coin_grants"."remaining" between 0 and "coin_grants"."amount"),
	CONSTRAINT "coin_grants_expired_is_empty" CHECK ("coin_grants"."expired_at" is null or "coin_grants"."remaining" = 0)
);
--> statement-breakpoint
CREATE TABLE "coin_hold_parts" (
	"hold_id" text NOT NULL,
	"grant_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "coin_hold_parts_hold_id_grant_id_pk" PRIMARY KEY("hold_id","grant_id"),
	CONSTRAINT "coin_hold_parts_amount_positive" CHECK ("coin_hold_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "coin_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"job_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coin_holds_job" UNIQUE("job_id"),
	CONSTRAINT "coin_holds_amount_positive" CHECK ("coin_holds"."amount" > 0),
	CONSTRAINT "coin_holds_end_is_dated" CHECK (("coin_holds"."state" = 'held') = ("coin_holds"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "event_cursors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"user_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_user_id_seq_pk" PRIMARY KEY("user_id","seq")
);
--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_grant_id_coin_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."coin_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_hold_id_coin_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."coin_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_hold_parts" ADD CONSTRAINT "coin_hold_parts_hold_id_coin_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."coin_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_hold_parts" ADD CONSTRAINT "coin_hold_parts_grant_id_coin_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."coin_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_entries_grant" ON "coin_entries" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "coin_grants_user_expiry" ON "coin_grants" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "coin_grants_due" ON "coin_grants" USING btree ("expires_at") WHERE "coin_grants"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "coin_holds_user" ON "coin_holds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "events_created_at" ON "events" USING btree ("created_at");