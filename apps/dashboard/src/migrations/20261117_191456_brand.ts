import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_socials_network" AS ENUM('instagram', 'telegram', 'eitaa', 'bale', 'rubika', 'aparat', 'whatsapp', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum_brand_site_kind" AS ENUM('both', 'shop', 'company');
  CREATE TYPE "public"."enum_brand_corners" AS ENUM('sharp', 'soft', 'round');
  CREATE TYPE "public"."enum_brand_density" AS ENUM('airy', 'compact');
  CREATE TYPE "public"."enum_brand_header_arrangement" AS ENUM('search', 'centred', 'slim');
  CREATE TYPE "public"."enum_brand_footer_arrangement" AS ENUM('columns', 'centred', 'slim');
  CREATE TABLE "brand_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_brand_socials_network" NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_kind" "enum_brand_site_kind" DEFAULT 'both' NOT NULL,
  	"logo_id" integer,
  	"logo_dark_id" integer,
  	"mark_id" integer,
  	"colour" varchar,
  	"corners" "enum_brand_corners" DEFAULT 'soft' NOT NULL,
  	"density" "enum_brand_density" DEFAULT 'airy' NOT NULL,
  	"header_arrangement" "enum_brand_header_arrangement" DEFAULT 'search' NOT NULL,
  	"footer_arrangement" "enum_brand_footer_arrangement" DEFAULT 'columns' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages" ADD COLUMN "hides_shell" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_hides_shell" boolean DEFAULT false;
  ALTER TABLE "brand_socials" ADD CONSTRAINT "brand_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_socials_order_idx" ON "brand_socials" USING btree ("_order");
  CREATE INDEX "brand_socials_parent_id_idx" ON "brand_socials" USING btree ("_parent_id");
  CREATE INDEX "brand_logo_idx" ON "brand" USING btree ("logo_id");
  CREATE INDEX "brand_logo_dark_idx" ON "brand" USING btree ("logo_dark_id");
  CREATE INDEX "brand_mark_idx" ON "brand" USING btree ("mark_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand_socials" CASCADE;
  DROP TABLE "brand" CASCADE;
  ALTER TABLE "pages" DROP COLUMN "hides_shell";
  ALTER TABLE "_pages_v" DROP COLUMN "version_hides_shell";
  DROP TYPE "public"."enum_brand_socials_network";
  DROP TYPE "public"."enum_brand_site_kind";
  DROP TYPE "public"."enum_brand_corners";
  DROP TYPE "public"."enum_brand_density";
  DROP TYPE "public"."enum_brand_header_arrangement";
  DROP TYPE "public"."enum_brand_footer_arrangement";`)
}
