ALTER TABLE "images" ADD COLUMN "base_key" text;--> statement-breakpoint
CREATE INDEX "images_sharing_base" ON "images" USING btree ("user_id","base_key") WHERE "images"."base_key" is not null;