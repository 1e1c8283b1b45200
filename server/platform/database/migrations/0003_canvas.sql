CREATE TABLE "canvas_asset_uses" (
	"user_id" text NOT NULL,
	"holder_id" text NOT NULL,
	"asset_id" text NOT NULL,
	CONSTRAINT "canvas_asset_uses_user_id_holder_id_asset_id_pk" PRIMARY KEY("user_id","holder_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "canvas_assets" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"object_key" text NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"source" text NOT NULL,
	"sha256" text NOT NULL,
	"is_model_made" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "canvas_assets_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "canvas_documents" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"state" text NOT NULL,
	"state_bytes" integer NOT NULL,
	"is_template" boolean DEFAULT false NOT NULL,
	"slots" jsonb NOT NULL,
	"source_image_id" text,
	"thumbnail_key" text,
	"idempotency_key" text,
	"request_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "canvas_documents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "canvas_pictures" (
	"user_id" text NOT NULL,
	"image_id" text NOT NULL,
	"document_id" text NOT NULL,
	CONSTRAINT "canvas_pictures_user_id_image_id_pk" PRIMARY KEY("user_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "canvas_snapshots" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"document_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "canvas_snapshots_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "canvas_asset_uses_of_asset" ON "canvas_asset_uses" USING btree ("user_id","asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "canvas_assets_source" ON "canvas_assets" USING btree ("user_id","source");--> statement-breakpoint
CREATE INDEX "canvas_assets_content" ON "canvas_assets" USING btree ("user_id","sha256");--> statement-breakpoint
CREATE INDEX "canvas_assets_used" ON "canvas_assets" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "canvas_documents_changed" ON "canvas_documents" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "canvas_documents_idempotency" ON "canvas_documents" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "canvas_documents_trash" ON "canvas_documents" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "canvas_pictures_of_document" ON "canvas_pictures" USING btree ("user_id","document_id");--> statement-breakpoint
CREATE INDEX "canvas_snapshots_of_document" ON "canvas_snapshots" USING btree ("user_id","document_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "canvas_snapshots_idempotency" ON "canvas_snapshots" USING btree ("user_id","document_id","idempotency_key");