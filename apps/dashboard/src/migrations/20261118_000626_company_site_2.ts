import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_untranslated" AS ENUM('show', 'redirect', 'hide');
  CREATE TYPE "public"."enum__pages_v_version_untranslated" AS ENUM('show', 'redirect', 'hide');
  CREATE TYPE "public"."enum_news_untranslated" AS ENUM('show', 'redirect', 'hide');
  CREATE TYPE "public"."enum__news_v_version_untranslated" AS ENUM('show', 'redirect', 'hide');
  CREATE TYPE "public"."enum_brand_heading_font" AS ENUM('vazirmatn', 'estedad', 'markazi', 'lalezar');
  ALTER TYPE "public"."enum_staff_role" ADD VALUE 'author' BEFORE 'editor';
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  ALTER TABLE "pages" ADD COLUMN "untranslated" "enum_pages_untranslated" DEFAULT 'show';
  ALTER TABLE "_pages_v" ADD COLUMN "version_untranslated" "enum__pages_v_version_untranslated" DEFAULT 'show';
  ALTER TABLE "news" ADD COLUMN "has_comments" boolean DEFAULT false;
  ALTER TABLE "news" ADD COLUMN "untranslated" "enum_news_untranslated" DEFAULT 'show';
  ALTER TABLE "_news_v" ADD COLUMN "version_has_comments" boolean DEFAULT false;
  ALTER TABLE "_news_v" ADD COLUMN "version_untranslated" "enum__news_v_version_untranslated" DEFAULT 'show';
  ALTER TABLE "media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "forms" ADD COLUMN "thanks_page_id" integer;
  ALTER TABLE "staff" ADD COLUMN "only_branches" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_folders_id" integer;
  ALTER TABLE "brand" ADD COLUMN "heading_font" "enum_brand_heading_font" DEFAULT 'vazirmatn' NOT NULL;
  ALTER TABLE "main_menu_rels" ADD COLUMN "files_id" integer;
  ALTER TABLE "footer_rels" ADD COLUMN "files_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "embeds_aparat" boolean DEFAULT false;
  ALTER TABLE "shop_settings" ADD COLUMN "embeds_youtube" boolean DEFAULT false;
  ALTER TABLE "files" ADD CONSTRAINT "files_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_rels" ADD CONSTRAINT "staff_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "files_folder_idx" ON "files" USING btree ("folder_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_folders_title_idx" ON "media_folders" USING btree ("title");
  CREATE INDEX "media_folders_updated_at_idx" ON "media_folders" USING btree ("updated_at");
  CREATE INDEX "media_folders_created_at_idx" ON "media_folders" USING btree ("created_at");
  CREATE INDEX "staff_rels_order_idx" ON "staff_rels" USING btree ("order");
  CREATE INDEX "staff_rels_parent_idx" ON "staff_rels" USING btree ("parent_id");
  CREATE INDEX "staff_rels_path_idx" ON "staff_rels" USING btree ("path");
  CREATE INDEX "staff_rels_pages_id_idx" ON "staff_rels" USING btree ("pages_id");
  -- Its column is new: there is nothing to scan.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  -- Its column is new: there is nothing to scan.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "forms" ADD CONSTRAINT "forms_thanks_page_id_pages_id_fk" FOREIGN KEY ("thanks_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  -- Its column is new: there is nothing to scan.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  -- Its column is new: there is nothing to scan.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_folders_fk" FOREIGN KEY ("media_folders_id") REFERENCES "public"."media_folders"("id") ON DELETE cascade ON UPDATE no action;
  -- Its column is new: there is nothing to scan.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  -- Its column is new: there is nothing to scan.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  -- Its column is new and empty.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  -- Its column is new and empty.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "forms_thanks_page_idx" ON "forms" USING btree ("thanks_page_id");
  -- Its column is new and empty.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  -- Its column is new and empty.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "payload_locked_documents_rels_media_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("media_folders_id");
  -- Its column is new and empty.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "main_menu_rels_files_id_idx" ON "main_menu_rels" USING btree ("files_id");
  -- Its column is new and empty.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "footer_rels_files_id_idx" ON "footer_rels" USING btree ("files_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "files_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_folders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "media_folders" CASCADE;
  DROP TABLE "staff_rels" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_folder_id_media_folders_id_fk";
  
  ALTER TABLE "forms" DROP CONSTRAINT "forms_thanks_page_id_pages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_folders_fk";
  
  ALTER TABLE "main_menu_rels" DROP CONSTRAINT "main_menu_rels_files_fk";
  
  ALTER TABLE "footer_rels" DROP CONSTRAINT "footer_rels_files_fk";
  
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_staff_role";
  CREATE TYPE "public"."enum_staff_role" AS ENUM('editor', 'manager', 'owner');
  ALTER TABLE "staff" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_staff_role";
  ALTER TABLE "staff" ALTER COLUMN "role" SET DATA TYPE "public"."enum_staff_role" USING "role"::"public"."enum_staff_role";
  DROP INDEX "media_folder_idx";
  DROP INDEX "forms_thanks_page_idx";
  DROP INDEX "payload_locked_documents_rels_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_folders_id_idx";
  DROP INDEX "main_menu_rels_files_id_idx";
  DROP INDEX "footer_rels_files_id_idx";
  ALTER TABLE "pages" DROP COLUMN "untranslated";
  ALTER TABLE "_pages_v" DROP COLUMN "version_untranslated";
  ALTER TABLE "news" DROP COLUMN "has_comments";
  ALTER TABLE "news" DROP COLUMN "untranslated";
  ALTER TABLE "_news_v" DROP COLUMN "version_has_comments";
  ALTER TABLE "_news_v" DROP COLUMN "version_untranslated";
  ALTER TABLE "media" DROP COLUMN "folder_id";
  ALTER TABLE "forms" DROP COLUMN "thanks_page_id";
  ALTER TABLE "staff" DROP COLUMN "only_branches";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_folders_id";
  ALTER TABLE "brand" DROP COLUMN "heading_font";
  ALTER TABLE "main_menu_rels" DROP COLUMN "files_id";
  ALTER TABLE "footer_rels" DROP COLUMN "files_id";
  ALTER TABLE "shop_settings" DROP COLUMN "embeds_aparat";
  ALTER TABLE "shop_settings" DROP COLUMN "embeds_youtube";
  DROP TYPE "public"."enum_pages_untranslated";
  DROP TYPE "public"."enum__pages_v_version_untranslated";
  DROP TYPE "public"."enum_news_untranslated";
  DROP TYPE "public"."enum__news_v_version_untranslated";
  DROP TYPE "public"."enum_brand_heading_font";`)
}
