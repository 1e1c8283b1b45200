CREATE TABLE "face_consents" (
	"user_id" text PRIMARY KEY NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faces" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"expression" text NOT NULL,
	"object_key" text NOT NULL,
	"preview_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "faces_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "faces_file" ON "faces" USING btree ("user_id","sha256");