import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__brand_v_version_socials_network" AS ENUM('instagram', 'telegram', 'eitaa', 'bale', 'rubika', 'aparat', 'whatsapp', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum__brand_v_version_site_kind" AS ENUM('both', 'shop', 'company');
  CREATE TYPE "public"."enum__brand_v_version_corners" AS ENUM('sharp', 'soft', 'round');
  CREATE TYPE "public"."enum__brand_v_version_density" AS ENUM('airy', 'compact');
  CREATE TYPE "public"."enum__brand_v_version_heading_font" AS ENUM('vazirmatn', 'estedad', 'markazi', 'lalezar');
  CREATE TYPE "public"."enum__brand_v_version_header_arrangement" AS ENUM('search', 'centred', 'slim');
  CREATE TYPE "public"."enum__brand_v_version_footer_arrangement" AS ENUM('columns', 'centred', 'slim');
  CREATE TYPE "public"."enum__header_v_version_search_box_kind" AS ENUM('suggestions', 'simple', 'preview');
  CREATE TYPE "public"."enum__shop_settings_v_version_price_unit" AS ENUM('toman', 'rial');
  CREATE TYPE "public"."enum__shop_settings_v_version_score_decrease_type" AS ENUM('0', '1');
  CREATE TABLE "_brand_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__brand_v_version_socials_network" NOT NULL,
  	"address" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_site_kind" "enum__brand_v_version_site_kind" DEFAULT 'both' NOT NULL,
  	"version_logo_id" integer,
  	"version_logo_dark_id" integer,
  	"version_mark_id" integer,
  	"version_colour" varchar,
  	"version_corners" "enum__brand_v_version_corners" DEFAULT 'soft' NOT NULL,
  	"version_density" "enum__brand_v_version_density" DEFAULT 'airy' NOT NULL,
  	"version_heading_font" "enum__brand_v_version_heading_font" DEFAULT 'vazirmatn' NOT NULL,
  	"version_header_arrangement" "enum__brand_v_version_header_arrangement" DEFAULT 'search' NOT NULL,
  	"version_footer_arrangement" "enum__brand_v_version_footer_arrangement" DEFAULT 'columns' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_main_menu_third_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_main_menu_third_v_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_main_menu_second_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_main_menu_second_v_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_main_menu_items_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_main_menu_items_v_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_main_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_main_menu_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"files_id" integer
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notice_address" varchar,
  	"version_phone" varchar,
  	"version_search_box_kind" "enum__header_v_version_search_box_kind" DEFAULT 'suggestions' NOT NULL,
  	"version_shows_clock" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_header_v_locales" (
  	"version_notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_text" varchar,
  	"version_postal_address" varchar,
  	"version_working_hours" varchar,
  	"version_copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"files_id" integer
  );
  
  CREATE TABLE "_shop_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_price_unit" "enum__shop_settings_v_version_price_unit" DEFAULT 'toman' NOT NULL,
  	"version_min_basket_price_rial" numeric DEFAULT 0 NOT NULL,
  	"version_max_basket_price_rial" numeric DEFAULT 0 NOT NULL,
  	"version_price_of_score_rial" numeric DEFAULT 0 NOT NULL,
  	"version_max_basket_price_to_use_score_rial" numeric,
  	"version_score_decrease_type" "enum__shop_settings_v_version_score_decrease_type" DEFAULT '0' NOT NULL,
  	"version_guest_comments" boolean DEFAULT false NOT NULL,
  	"version_comment_approval" boolean DEFAULT true NOT NULL,
  	"version_comment_captcha" boolean DEFAULT true NOT NULL,
  	"version_vpn_check" boolean DEFAULT false NOT NULL,
  	"version_low_stock" numeric DEFAULT 5 NOT NULL,
  	"version_card_number" varchar,
  	"version_score_every_rial" numeric DEFAULT 0 NOT NULL,
  	"version_shop_mobile" varchar,
  	"version_shop_phone" varchar,
  	"version_economic_code" varchar,
  	"version_enamad_id" varchar,
  	"version_enamad_code" varchar,
  	"version_embeds_aparat" boolean DEFAULT false,
  	"version_embeds_youtube" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_shop_settings_v_locales" (
  	"version_shop_name" varchar,
  	"version_slogan" varchar,
  	"version_card_owner" varchar,
  	"version_shop_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "_brand_v_version_socials" ADD CONSTRAINT "_brand_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_logo_dark_id_media_id_fk" FOREIGN KEY ("version_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_mark_id_media_id_fk" FOREIGN KEY ("version_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_main_menu_third_v" ADD CONSTRAINT "_main_menu_third_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_main_menu_second_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_third_v_locales" ADD CONSTRAINT "_main_menu_third_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_main_menu_third_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_second_v" ADD CONSTRAINT "_main_menu_second_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_main_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_second_v_locales" ADD CONSTRAINT "_main_menu_second_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_main_menu_second_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_items_v" ADD CONSTRAINT "_main_menu_items_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_main_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_items_v_locales" ADD CONSTRAINT "_main_menu_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_main_menu_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_v_rels" ADD CONSTRAINT "_main_menu_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_main_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_v_rels" ADD CONSTRAINT "_main_menu_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_v_rels" ADD CONSTRAINT "_main_menu_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_v_rels" ADD CONSTRAINT "_main_menu_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_v_rels" ADD CONSTRAINT "_main_menu_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_main_menu_v_rels" ADD CONSTRAINT "_main_menu_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shop_settings_v_locales" ADD CONSTRAINT "_shop_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shop_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_brand_v_version_socials_order_idx" ON "_brand_v_version_socials" USING btree ("_order");
  CREATE INDEX "_brand_v_version_socials_parent_id_idx" ON "_brand_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_brand_v_version_version_logo_idx" ON "_brand_v" USING btree ("version_logo_id");
  CREATE INDEX "_brand_v_version_version_logo_dark_idx" ON "_brand_v" USING btree ("version_logo_dark_id");
  CREATE INDEX "_brand_v_version_version_mark_idx" ON "_brand_v" USING btree ("version_mark_id");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_main_menu_third_v_order_idx" ON "_main_menu_third_v" USING btree ("_order");
  CREATE INDEX "_main_menu_third_v_parent_id_idx" ON "_main_menu_third_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_main_menu_third_v_locales_locale_parent_id_unique" ON "_main_menu_third_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_menu_second_v_order_idx" ON "_main_menu_second_v" USING btree ("_order");
  CREATE INDEX "_main_menu_second_v_parent_id_idx" ON "_main_menu_second_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_main_menu_second_v_locales_locale_parent_id_unique" ON "_main_menu_second_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_menu_items_v_order_idx" ON "_main_menu_items_v" USING btree ("_order");
  CREATE INDEX "_main_menu_items_v_parent_id_idx" ON "_main_menu_items_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_main_menu_items_v_locales_locale_parent_id_unique" ON "_main_menu_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_menu_v_created_at_idx" ON "_main_menu_v" USING btree ("created_at");
  CREATE INDEX "_main_menu_v_updated_at_idx" ON "_main_menu_v" USING btree ("updated_at");
  CREATE INDEX "_main_menu_v_rels_order_idx" ON "_main_menu_v_rels" USING btree ("order");
  CREATE INDEX "_main_menu_v_rels_parent_idx" ON "_main_menu_v_rels" USING btree ("parent_id");
  CREATE INDEX "_main_menu_v_rels_path_idx" ON "_main_menu_v_rels" USING btree ("path");
  CREATE INDEX "_main_menu_v_rels_pages_id_idx" ON "_main_menu_v_rels" USING btree ("pages_id");
  CREATE INDEX "_main_menu_v_rels_news_id_idx" ON "_main_menu_v_rels" USING btree ("news_id");
  CREATE INDEX "_main_menu_v_rels_categories_id_idx" ON "_main_menu_v_rels" USING btree ("categories_id");
  CREATE INDEX "_main_menu_v_rels_products_id_idx" ON "_main_menu_v_rels" USING btree ("products_id");
  CREATE INDEX "_main_menu_v_rels_files_id_idx" ON "_main_menu_v_rels" USING btree ("files_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_header_v_locales_locale_parent_id_unique" ON "_header_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_rels_order_idx" ON "_footer_v_rels" USING btree ("order");
  CREATE INDEX "_footer_v_rels_parent_idx" ON "_footer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_footer_v_rels_path_idx" ON "_footer_v_rels" USING btree ("path");
  CREATE INDEX "_footer_v_rels_pages_id_idx" ON "_footer_v_rels" USING btree ("pages_id");
  CREATE INDEX "_footer_v_rels_news_id_idx" ON "_footer_v_rels" USING btree ("news_id");
  CREATE INDEX "_footer_v_rels_categories_id_idx" ON "_footer_v_rels" USING btree ("categories_id");
  CREATE INDEX "_footer_v_rels_products_id_idx" ON "_footer_v_rels" USING btree ("products_id");
  CREATE INDEX "_footer_v_rels_files_id_idx" ON "_footer_v_rels" USING btree ("files_id");
  CREATE INDEX "_shop_settings_v_created_at_idx" ON "_shop_settings_v" USING btree ("created_at");
  CREATE INDEX "_shop_settings_v_updated_at_idx" ON "_shop_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_shop_settings_v_locales_locale_parent_id_unique" ON "_shop_settings_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_brand_v_version_socials" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TABLE "_main_menu_third_v" CASCADE;
  DROP TABLE "_main_menu_third_v_locales" CASCADE;
  DROP TABLE "_main_menu_second_v" CASCADE;
  DROP TABLE "_main_menu_second_v_locales" CASCADE;
  DROP TABLE "_main_menu_items_v" CASCADE;
  DROP TABLE "_main_menu_items_v_locales" CASCADE;
  DROP TABLE "_main_menu_v" CASCADE;
  DROP TABLE "_main_menu_v_rels" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns_links" CASCADE;
  DROP TABLE "_footer_v_version_columns_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "_footer_v_rels" CASCADE;
  DROP TABLE "_shop_settings_v" CASCADE;
  DROP TABLE "_shop_settings_v_locales" CASCADE;
  DROP TYPE "public"."enum__brand_v_version_socials_network";
  DROP TYPE "public"."enum__brand_v_version_site_kind";
  DROP TYPE "public"."enum__brand_v_version_corners";
  DROP TYPE "public"."enum__brand_v_version_density";
  DROP TYPE "public"."enum__brand_v_version_heading_font";
  DROP TYPE "public"."enum__brand_v_version_header_arrangement";
  DROP TYPE "public"."enum__brand_v_version_footer_arrangement";
  DROP TYPE "public"."enum__header_v_version_search_box_kind";
  DROP TYPE "public"."enum__shop_settings_v_version_price_unit";
  DROP TYPE "public"."enum__shop_settings_v_version_score_decrease_type";`)
}
