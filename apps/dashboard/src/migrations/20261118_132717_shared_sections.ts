import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_shared_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shared_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shared_sections_v_published_locale" AS ENUM('fa', 'en');
  CREATE TABLE "shared_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_shared_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "shared_sections_locales" (
  	"layout" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_shared_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__shared_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__shared_sections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_shared_sections_v_locales" (
  	"version_layout" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shared_sections_id" integer;
  ALTER TABLE "shared_sections_locales" ADD CONSTRAINT "shared_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shared_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_shared_sections_v" ADD CONSTRAINT "_shared_sections_v_parent_id_shared_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shared_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_shared_sections_v_locales" ADD CONSTRAINT "_shared_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_shared_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shared_sections_updated_at_idx" ON "shared_sections" USING btree ("updated_at");
  CREATE INDEX "shared_sections_created_at_idx" ON "shared_sections" USING btree ("created_at");
  CREATE INDEX "shared_sections__status_idx" ON "shared_sections" USING btree ("_status");
  CREATE UNIQUE INDEX "shared_sections_locales_locale_parent_id_unique" ON "shared_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shared_sections_v_parent_idx" ON "_shared_sections_v" USING btree ("parent_id");
  CREATE INDEX "_shared_sections_v_version_version_updated_at_idx" ON "_shared_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_shared_sections_v_version_version_created_at_idx" ON "_shared_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_shared_sections_v_version_version__status_idx" ON "_shared_sections_v" USING btree ("version__status");
  CREATE INDEX "_shared_sections_v_created_at_idx" ON "_shared_sections_v" USING btree ("created_at");
  CREATE INDEX "_shared_sections_v_updated_at_idx" ON "_shared_sections_v" USING btree ("updated_at");
  CREATE INDEX "_shared_sections_v_snapshot_idx" ON "_shared_sections_v" USING btree ("snapshot");
  CREATE INDEX "_shared_sections_v_published_locale_idx" ON "_shared_sections_v" USING btree ("published_locale");
  CREATE INDEX "_shared_sections_v_latest_idx" ON "_shared_sections_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_shared_sections_v_locales_locale_parent_id_unique" ON "_shared_sections_v_locales" USING btree ("_locale","_parent_id");
  -- Nothing but who edits which document right now: a few rows, and the new column is empty in all of them.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shared_sections_fk" FOREIGN KEY ("shared_sections_id") REFERENCES "public"."shared_sections"("id") ON DELETE cascade ON UPDATE no action;
  -- Its column is new and empty.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "payload_locked_documents_rels_shared_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("shared_sections_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shared_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shared_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shared_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_shared_sections_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shared_sections" CASCADE;
  DROP TABLE "shared_sections_locales" CASCADE;
  DROP TABLE "_shared_sections_v" CASCADE;
  DROP TABLE "_shared_sections_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shared_sections_fk";
  
  DROP INDEX "payload_locked_documents_rels_shared_sections_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shared_sections_id";
  DROP TYPE "public"."enum_shared_sections_status";
  DROP TYPE "public"."enum__shared_sections_v_version_status";
  DROP TYPE "public"."enum__shared_sections_v_published_locale";`)
}
