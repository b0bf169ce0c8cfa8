import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_socials_network" AS ENUM('instagram', 'telegram', 'eitaa', 'bale', 'rubika', 'aparat', 'whatsapp', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum_brand_site_kind" AS ENUM('both', 'shop', 'company');
  CREATE TYPE "public"."enum_brand_corners" AS ENUM('sharp', 'soft', 'round');
  CREATE TYPE "public"."enum_brand_density" AS ENUM('airy', 'compact');
  CREATE TYPE "public"."enum_brand_header_arrangement" AS ENUM('search', 'centred', 'slim');
  CREATE TYPE "public"."enum_brand_footer_arrangement" AS ENUM('columns', 'centred', 'slim');
  CREATE TABLE "news_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer
  );
  
  CREATE TABLE "_news_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_categories_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors_locales" (
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"has_captcha" boolean DEFAULT true NOT NULL,
  	"notify_email" varchar,
  	"notify_mobile" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar NOT NULL,
  	"fields" jsonb,
  	"button_text" varchar,
  	"thanks_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  
  CREATE TABLE "main_menu_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_id" integer,
  	"categories_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_id" integer,
  	"categories_id" integer,
  	"products_id" integer
  );
  
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-deletion
  DROP INDEX "pages_slug_idx";
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-deletion
  DROP INDEX "_pages_v_version_version_slug_idx";
  ALTER TABLE "main_menu_third" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "main_menu_second" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "main_menu_items" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "footer_columns_links" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "parent_id" integer;
  ALTER TABLE "pages" ADD COLUMN "path" varchar;
  ALTER TABLE "pages" ADD COLUMN "shows_tree_menu" boolean DEFAULT true;
  ALTER TABLE "pages" ADD COLUMN "hides_shell" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_shows_tree_menu" boolean DEFAULT true;
  ALTER TABLE "_pages_v" ADD COLUMN "version_hides_shell" boolean DEFAULT false;
  ALTER TABLE "news" ADD COLUMN "category_id" integer;
  ALTER TABLE "news" ADD COLUMN "author_id" integer;
  ALTER TABLE "news" ADD COLUMN "featured" boolean DEFAULT false;
  ALTER TABLE "_news_v" ADD COLUMN "version_category_id" integer;
  ALTER TABLE "_news_v" ADD COLUMN "version_author_id" integer;
  ALTER TABLE "_news_v" ADD COLUMN "version_featured" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "news_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_texts" ADD CONSTRAINT "_news_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand_socials" ADD CONSTRAINT "brand_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."main_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;`)
  // Pages keep their addresses: until now the slug was the whole path.
  await db.execute(sql`
    update "pages" set "path" = "slug" where "path" is null and "slug" is not null;
    update "_pages_v" set "version_path" = "version_slug" where "version_path" is null and "version_slug" is not null`)
  await db.execute(sql`
  CREATE INDEX "news_texts_order_parent" ON "news_texts" USING btree ("order","parent_id");
  CREATE INDEX "news_texts_text_idx" ON "news_texts" USING btree ("text");
  CREATE INDEX "news_texts_locale_parent" ON "news_texts" USING btree ("locale","parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_news_id_idx" ON "news_rels" USING btree ("news_id");
  CREATE INDEX "_news_v_texts_order_parent" ON "_news_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_news_v_texts_locale_parent" ON "_news_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_news_id_idx" ON "_news_v_rels" USING btree ("news_id");
  CREATE UNIQUE INDEX "news_categories_slug_idx" ON "news_categories" USING btree ("slug");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "authors_picture_idx" ON "authors" USING btree ("picture_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "brand_socials_order_idx" ON "brand_socials" USING btree ("_order");
  CREATE INDEX "brand_socials_parent_id_idx" ON "brand_socials" USING btree ("_parent_id");
  CREATE INDEX "brand_logo_idx" ON "brand" USING btree ("logo_id");
  CREATE INDEX "brand_logo_dark_idx" ON "brand" USING btree ("logo_dark_id");
  CREATE INDEX "brand_mark_idx" ON "brand" USING btree ("mark_id");
  CREATE INDEX "main_menu_rels_order_idx" ON "main_menu_rels" USING btree ("order");
  CREATE INDEX "main_menu_rels_parent_idx" ON "main_menu_rels" USING btree ("parent_id");
  CREATE INDEX "main_menu_rels_path_idx" ON "main_menu_rels" USING btree ("path");
  CREATE INDEX "main_menu_rels_pages_id_idx" ON "main_menu_rels" USING btree ("pages_id");
  CREATE INDEX "main_menu_rels_news_id_idx" ON "main_menu_rels" USING btree ("news_id");
  CREATE INDEX "main_menu_rels_categories_id_idx" ON "main_menu_rels" USING btree ("categories_id");
  CREATE INDEX "main_menu_rels_products_id_idx" ON "main_menu_rels" USING btree ("products_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");
  CREATE INDEX "footer_rels_news_id_idx" ON "footer_rels" USING btree ("news_id");
  CREATE INDEX "footer_rels_categories_id_idx" ON "footer_rels" USING btree ("categories_id");
  CREATE INDEX "footer_rels_products_id_idx" ON "footer_rels" USING btree ("products_id");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "news" ADD CONSTRAINT "news_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "news" ADD CONSTRAINT "news_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category_id");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "news_author_idx" ON "news" USING btree ("author_id");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "category_publishedAt_idx" ON "news" USING btree ("category_id","published_at");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "featured_publishedAt_idx" ON "news" USING btree ("featured","published_at");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category_id");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "_news_v_version_version_author_idx" ON "_news_v" USING btree ("version_author_id");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "version_category_version_publishedAt_idx" ON "_news_v" USING btree ("version_category_id","version_published_at");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "version_featured_version_publishedAt_idx" ON "_news_v" USING btree ("version_featured","version_published_at");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  -- A shop has some thousands of pages and news: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "news_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand_socials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "main_menu_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "news_texts" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v_texts" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "news_categories_locales" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "brand_socials" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "main_menu_rels" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_parent_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "news" DROP CONSTRAINT "news_category_id_news_categories_id_fk";
  
  ALTER TABLE "news" DROP CONSTRAINT "news_author_id_authors_id_fk";
  
  ALTER TABLE "_news_v" DROP CONSTRAINT "_news_v_version_category_id_news_categories_id_fk";
  
  ALTER TABLE "_news_v" DROP CONSTRAINT "_news_v_version_author_id_authors_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_news_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  DROP INDEX "pages_parent_idx";
  DROP INDEX "pages_path_idx";
  DROP INDEX "_pages_v_version_version_parent_idx";
  DROP INDEX "_pages_v_version_version_path_idx";
  DROP INDEX "news_category_idx";
  DROP INDEX "news_author_idx";
  DROP INDEX "category_publishedAt_idx";
  DROP INDEX "featured_publishedAt_idx";
  DROP INDEX "_news_v_version_version_category_idx";
  DROP INDEX "_news_v_version_version_author_idx";
  DROP INDEX "version_category_version_publishedAt_idx";
  DROP INDEX "version_featured_version_publishedAt_idx";
  DROP INDEX "payload_locked_documents_rels_news_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  ALTER TABLE "main_menu_third" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "main_menu_second" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "main_menu_items" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "footer_columns_links" ALTER COLUMN "address" SET NOT NULL;
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  ALTER TABLE "pages" DROP COLUMN "parent_id";
  ALTER TABLE "pages" DROP COLUMN "path";
  ALTER TABLE "pages" DROP COLUMN "shows_tree_menu";
  ALTER TABLE "pages" DROP COLUMN "hides_shell";
  ALTER TABLE "_pages_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_path";
  ALTER TABLE "_pages_v" DROP COLUMN "version_shows_tree_menu";
  ALTER TABLE "_pages_v" DROP COLUMN "version_hides_shell";
  ALTER TABLE "news" DROP COLUMN "category_id";
  ALTER TABLE "news" DROP COLUMN "author_id";
  ALTER TABLE "news" DROP COLUMN "featured";
  ALTER TABLE "_news_v" DROP COLUMN "version_category_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_author_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_featured";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "news_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  DROP TYPE "public"."enum_brand_socials_network";
  DROP TYPE "public"."enum_brand_site_kind";
  DROP TYPE "public"."enum_brand_corners";
  DROP TYPE "public"."enum_brand_density";
  DROP TYPE "public"."enum_brand_header_arrangement";
  DROP TYPE "public"."enum_brand_footer_arrangement";`)
}
