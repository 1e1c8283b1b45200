CREATE TABLE "admin_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invite_uses" (
	"invite_id" text NOT NULL,
	"user_id" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invite_uses_invite_id_user_id_pk" PRIMARY KEY("invite_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"note" text NOT NULL,
	"max_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invites_digest" UNIQUE("digest"),
	CONSTRAINT "invites_uses" CHECK ("invites"."uses" <= "invites"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"state_digest" text PRIMARY KEY NOT NULL,
	"browser_digest" text NOT NULL,
	"provider" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"next" text NOT NULL,
	"invite_digest" text,
	"link_to" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_digest_pk" PRIMARY KEY("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_period" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"last_seen_at" timestamp with time zone,
	"reauthenticated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"email" text,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_methods_account" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"paid_plan" text DEFAULT 'free' NOT NULL,
	"accepted_terms_at" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"named_admin_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"has_generated_images" boolean DEFAULT false NOT NULL,
	"last_active_at" timestamp with time zone,
	"first_login_at" timestamp with time zone,
	"welcomed_at" timestamp with time zone,
	"trial_end_shown_at" timestamp with time zone,
	"discount_seen_at" timestamp with time zone,
	"language" text,
	"theme" text,
	"email_preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"writes_prompt" boolean DEFAULT false NOT NULL,
	"second_factor_since" timestamp with time zone,
	"deletion_due_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"actor_id" text NOT NULL,
	"subject_id" text,
	"reason" text,
	"outcome" text NOT NULL,
	"refused_with" text,
	"request_id" text,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_log_request_id_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "open_alerts" (
	"key" text PRIMARY KEY NOT NULL,
	"warning" jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"name" text,
	"database_bytes" bigint,
	"objects" integer,
	"object_bytes" bigint,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "billing_tool_days" (
	"day" date NOT NULL,
	"tool" text NOT NULL,
	"jobs" integer NOT NULL,
	"coins" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"added_up_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_tool_days_day_tool_pk" PRIMARY KEY("day","tool")
);
--> statement-breakpoint
CREATE TABLE "billing_findings" (
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"id" text NOT NULL,
	"run_id" text NOT NULL,
	"state" text NOT NULL,
	"detail" jsonb NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_findings_kind_user_id_subject_pk" PRIMARY KEY("kind","user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "billing_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"cursor" text DEFAULT '' NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"message" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_accounts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" text NOT NULL,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"has_offer" boolean NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "billing_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text,
	"url" text,
	"plan" text NOT NULL,
	"interval" text NOT NULL,
	"has_offer" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_checkouts_session" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"provider" text NOT NULL,
	"snapshot" jsonb,
	"reads_started" integer DEFAULT 0 NOT NULL,
	"read_applied" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"plan" text DEFAULT 'free' NOT NULL,
	"next_due_at" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"flag" text,
	"flagged_at" timestamp (3) with time zone,
	"returned_seen" integer DEFAULT 0 NOT NULL,
	"has_paid" boolean DEFAULT false NOT NULL,
	"is_cancelled_for_deletion" boolean DEFAULT false NOT NULL,
	"checkout_lock" text,
	"checkout_locked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_customers_customer" UNIQUE("customer_id"),
	CONSTRAINT "billing_customers_flag_is_dated" CHECK (("billing_customers"."flag" is null) = ("billing_customers"."flagged_at" is null))
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subscription_id" text,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"plan" text,
	"interval" text,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"paid" integer NOT NULL,
	"refunded" integer NOT NULL,
	"dispute" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"plan" text,
	"interval" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "coin_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_days" (
	"day" date PRIMARY KEY NOT NULL,
	"signup" bigint NOT NULL,
	"subscription" bigint NOT NULL,
	"first_month_offer" bigint NOT NULL,
	"admin" bigint NOT NULL,
	"spent" bigint NOT NULL,
	"expired" bigint NOT NULL,
	"clawed_back" bigint NOT NULL,
	"taken_away" bigint NOT NULL
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
	"origin" text NOT NULL,
	"reference" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"renews_at" timestamp with time zone,
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
	"returned" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coin_holds_job" UNIQUE("job_id"),
	CONSTRAINT "coin_holds_amount_positive" CHECK ("coin_holds"."amount" > 0),
	CONSTRAINT "coin_holds_returned_in_range" CHECK ("coin_holds"."returned" = 0 or ("coin_holds"."state" = 'settled' and "coin_holds"."returned" between 1 and "coin_holds"."amount" - 1)),
	CONSTRAINT "coin_holds_end_is_dated" CHECK (("coin_holds"."state" = 'held') = ("coin_holds"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "affiliate_interests" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"consented_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"token_digest" text,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "affiliate_interests_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"is_priority" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edits" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"prompt" text NOT NULL,
	"original_image_id" text,
	"edited_image_id" text,
	"thumbnail_key" text,
	"metadata" jsonb NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "edits_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "engine_alarms" (
	"engine" text NOT NULL,
	"day" date NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "engine_alarms_engine_day_percent_pk" PRIMARY KEY("engine","day","percent")
);
--> statement-breakpoint
CREATE TABLE "engine_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"operation" text NOT NULL,
	"job_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"spent_micros" bigint,
	"is_spent_exact" boolean DEFAULT false NOT NULL,
	"provider_request_id" text,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "engine_chains" (
	"use" text PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_pauses" (
	"engine" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine_setups" (
	"id" text PRIMARY KEY NOT NULL,
	"blueprint" text NOT NULL,
	"sealed_values" text NOT NULL,
	"daily_micros" bigint,
	"is_free" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"covers" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collections_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "gallery_facets" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "gallery_facets_user_id_kind_value_pk" PRIMARY KEY("user_id","kind","value")
);
--> statement-breakpoint
CREATE TABLE "gallery_zip_places" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_zip_places_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "gallery_zips" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"selection" jsonb NOT NULL,
	"format" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_zips_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"job_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"object_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"variants" jsonb NOT NULL,
	"thumbhash" text NOT NULL,
	"tool" text NOT NULL,
	"prompt" text NOT NULL,
	"original_prompt" text,
	"enhanced_prompt" text,
	"name" text,
	"printed_text" text,
	"style_id" text NOT NULL,
	"style_name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"cost" integer NOT NULL,
	"engine" text NOT NULL,
	"made_by" text NOT NULL,
	"is_model_made" boolean NOT NULL,
	"recipe" jsonb,
	"warnings" jsonb NOT NULL,
	"references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"references_of" text,
	"version_of" text,
	"stack_id" text,
	"stack_key" text GENERATED ALWAYS AS (coalesce(stack_id, id)) STORED NOT NULL,
	"version_kind" text DEFAULT 'original' NOT NULL,
	"scale_factor" integer,
	"is_top" boolean DEFAULT true NOT NULL,
	"versions" integer DEFAULT 1 NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"collections" text[] DEFAULT '{}' NOT NULL,
	"marks" text[] DEFAULT '{}' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_text(coalesce(original_prompt, prompt) || coalesce(E'\n' || printed_text, '') || coalesce(E'\n' || name, ''))) STORED NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deletion_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "missing_objects" (
	"object_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"image_id" text NOT NULL,
	"missed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_counters" (
	"user_id" text PRIMARY KEY NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"tops" integer DEFAULT 0 NOT NULL,
	"trash" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"tool" text,
	"status" text NOT NULL,
	"input" jsonb NOT NULL,
	"cost" integer NOT NULL,
	"progress_percent" real,
	"progress_step" text DEFAULT 'queued' NOT NULL,
	"engine_name" text,
	"is_measured" boolean DEFAULT true NOT NULL,
	"expected_at" timestamp (3) with time zone,
	"engine" text NOT NULL,
	"submission" text DEFAULT 'none' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"ticket" jsonb,
	"attempt" integer DEFAULT 0 NOT NULL,
	"requeues" integer DEFAULT 0 NOT NULL,
	"lease_token" text,
	"shown" jsonb,
	"made" integer,
	"error_code" text,
	"error_message" text,
	"idempotency_key" text,
	"request_hash" text,
	"first_answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "sent_notifications" (
	"user_id" text NOT NULL,
	"reference" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_notifications_user_id_reference_pk" PRIMARY KEY("user_id","reference")
);
--> statement-breakpoint
CREATE TABLE "link_visitors" (
	"link_id" text NOT NULL,
	"visitor_digest" text NOT NULL,
	"name" text,
	"choice" text,
	"chosen_at" timestamp (3) with time zone,
	CONSTRAINT "link_visitors_link_id_visitor_digest_pk" PRIMARY KEY("link_id","visitor_digest")
);
--> statement-breakpoint
CREATE TABLE "private_links" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"token_digest" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	CONSTRAINT "private_links_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "server_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_comments" (
	"link_id" text NOT NULL,
	"id" text NOT NULL,
	"place" integer NOT NULL,
	"visitor_digest" text,
	"name" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_comments_link_id_id_pk" PRIMARY KEY("link_id","id")
);
--> statement-breakpoint
CREATE TABLE "share_pictures" (
	"link_id" text NOT NULL,
	"place" integer NOT NULL,
	"user_id" text NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "share_pictures_link_id_place_pk" PRIMARY KEY("link_id","place")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"link_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"allows_comments" boolean NOT NULL,
	"allows_choice" boolean NOT NULL,
	"allows_download" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showcase_items" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"position" integer NOT NULL,
	"delivered_name" text,
	"user_id" text,
	"image_id" text,
	"is_in_trash" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_content" (
	"language" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "custom_image_styles" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"original_description" text NOT NULL,
	"sample_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "custom_image_styles_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_thumbnail_styles" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"trigger_word" text NOT NULL,
	"name_key" text NOT NULL,
	"trigger_key" text NOT NULL,
	"mode" text DEFAULT 'style' NOT NULL,
	"picture_keys" jsonb NOT NULL,
	"preview_key" text,
	"training_id" text NOT NULL,
	"engine" text NOT NULL,
	"trained_at" timestamp with time zone,
	"profile" jsonb,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "custom_thumbnail_styles_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "style_training_starts" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"style_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"idempotency_key" text,
	"started_at" timestamp with time zone NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "style_training_starts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "upscales" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"source" jsonb NOT NULL,
	"source_image_id" text,
	"image_id" text,
	"after_width" integer NOT NULL,
	"after_height" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"cost" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upscales_user_id_id_pk" PRIMARY KEY("user_id","id")
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
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "stored_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invite_uses" ADD CONSTRAINT "invite_uses_invite_id_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_uses" ADD CONSTRAINT "invite_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_link_to_users_id_fk" FOREIGN KEY ("link_to") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_grant_id_coin_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."coin_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_hold_id_coin_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."coin_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_hold_parts" ADD CONSTRAINT "coin_hold_parts_hold_id_coin_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."coin_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_hold_parts" ADD CONSTRAINT "coin_hold_parts_grant_id_coin_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."coin_grants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_uses_user" ON "invite_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_user" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_expiry" ON "provider_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_methods_user" ON "sign_in_methods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_deletion_due" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "backup_runs_state" ON "backup_runs" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "billing_findings_user" ON "billing_findings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_findings_open" ON "billing_findings" USING btree ("id") WHERE "billing_findings"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "billing_runs_running" ON "billing_runs" USING btree ("state") WHERE "billing_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "sandbox_accounts_user" ON "sandbox_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_user" ON "sandbox_checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_checkouts_user" ON "billing_checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "billing_customers_due" ON "billing_customers" USING btree ("next_due_at") WHERE "billing_customers"."next_due_at" is not null;--> statement-breakpoint
CREATE INDEX "billing_customers_period" ON "billing_customers" USING btree ("period_end") WHERE "billing_customers"."period_end" is not null;--> statement-breakpoint
CREATE INDEX "billing_customers_flagged" ON "billing_customers" USING btree ("flagged_at") WHERE "billing_customers"."flagged_at" is not null;--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "billing_invoices_user" ON "billing_invoices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "billing_invoices_paid" ON "billing_invoices" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "billing_invoices_open" ON "billing_invoices" USING btree ("created_at") WHERE "billing_invoices"."status" = 'open';--> statement-breakpoint
CREATE INDEX "billing_subscriptions_user" ON "billing_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_created" ON "billing_subscriptions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coin_entries_grant" ON "coin_entries" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "coin_entries_newest" ON "coin_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coin_entries_rare" ON "coin_entries" USING btree ("created_at") WHERE "coin_entries"."kind" in ('clawback', 'adjust');--> statement-breakpoint
CREATE INDEX "coin_grants_user_expiry" ON "coin_grants" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "coin_grants_due" ON "coin_grants" USING btree ("expires_at") WHERE "coin_grants"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "coin_holds_user" ON "coin_holds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_interests_email" ON "affiliate_interests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_status" ON "contact_messages" USING btree ("status","is_priority","id");--> statement-breakpoint
CREATE INDEX "contact_messages_order" ON "contact_messages" USING btree ("is_priority","id");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "edits_idempotency" ON "edits" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "edits_of_picture" ON "edits" USING btree ("user_id","edited_image_id");--> statement-breakpoint
CREATE INDEX "engine_calls_newest" ON "engine_calls" USING btree ("engine","started_at","outcome");--> statement-breakpoint
CREATE INDEX "engine_calls_of_job" ON "engine_calls" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "engine_calls_of_no_job" ON "engine_calls" USING btree ("started_at") WHERE "engine_calls"."job_id" is null;--> statement-breakpoint
CREATE INDEX "engine_calls_failures" ON "engine_calls" USING btree ("id") WHERE "engine_calls"."outcome" in ('refused', 'invalid_input', 'out_of_credit', 'misconfigured', 'rate_limited', 'unavailable', 'timed_out', 'lost');--> statement-breakpoint
CREATE UNIQUE INDEX "collections_name" ON "collections" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "gallery_zips_expiry" ON "gallery_zips" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "images_job_position" ON "images" USING btree ("user_id","job_id","position");--> statement-breakpoint
CREATE INDEX "images_sharing_references" ON "images" USING btree ("user_id","references_of") WHERE "images"."references_of" is not null;--> statement-breakpoint
CREATE INDEX "images_newest" ON "images" USING btree ("user_id","created_at","id") WHERE "images"."is_top";--> statement-breakpoint
CREATE INDEX "images_found" ON "images" USING gin ("user_id","marks","search_text" gin_trgm_ops) WHERE "images"."is_top";--> statement-breakpoint
CREATE INDEX "images_of_all" ON "images" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "images_stack" ON "images" USING btree ("user_id","stack_key");--> statement-breakpoint
CREATE INDEX "images_trash" ON "images" USING btree ("user_id","deleted_at","id") WHERE "images"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "images_deletion" ON "images" USING btree ("user_id","deletion_id","id") WHERE "images"."deletion_id" is not null;--> statement-breakpoint
CREATE INDEX "images_trash_due" ON "images" USING btree ("deleted_at") WHERE "images"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "missing_objects_picture" ON "missing_objects" USING btree ("user_id","image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_idempotency" ON "jobs" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_unfinished" ON "jobs" USING btree ("created_at") WHERE "jobs"."status" in ('queued', 'processing');--> statement-breakpoint
CREATE INDEX "jobs_of_all" ON "jobs" USING btree ("created_at","id","status","tool","engine");--> statement-breakpoint
CREATE INDEX "jobs_idempotency_age" ON "jobs" USING btree ("created_at") WHERE "jobs"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "sent_notifications_reference" ON "sent_notifications" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "private_links_user" ON "private_links" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "private_links_expiry" ON "private_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "share_pictures_image" ON "share_pictures" USING btree ("user_id","image_id");--> statement-breakpoint
CREATE INDEX "showcase_items_order" ON "showcase_items" USING btree ("state","position");--> statement-breakpoint
CREATE UNIQUE INDEX "showcase_items_image" ON "showcase_items" USING btree ("user_id","image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_image_styles_name" ON "custom_image_styles" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_thumbnail_styles_name" ON "custom_thumbnail_styles" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_thumbnail_styles_trigger" ON "custom_thumbnail_styles" USING btree ("user_id","trigger_key");--> statement-breakpoint
CREATE UNIQUE INDEX "style_training_starts_key" ON "style_training_starts" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "style_training_starts_month" ON "style_training_starts" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "upscales_newest" ON "upscales" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "upscales_image" ON "upscales" USING btree ("user_id","image_id");--> statement-breakpoint
CREATE INDEX "events_created_at" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_windows_ends_at" ON "rate_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at","id");