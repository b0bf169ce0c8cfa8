import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_synonyms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_synonyms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_synonyms_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_search_rules_kind" AS ENUM('pin', 'boost');
  CREATE TYPE "public"."enum_search_rules_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_rules_v_version_kind" AS ENUM('pin', 'boost');
  CREATE TYPE "public"."enum__search_rules_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_rules_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_search_judgements_answers_grade" AS ENUM('3', '2', '1');
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"tried_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_search_synonyms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_search_synonyms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_words" varchar,
  	"version_tried_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__search_synonyms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_synonyms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "search_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"kind" "enum_search_rules_kind" DEFAULT 'pin',
  	"places" numeric DEFAULT 3,
  	"tried_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_search_rules_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "search_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_search_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_words" varchar,
  	"version_kind" "enum__search_rules_v_version_kind" DEFAULT 'pin',
  	"version_places" numeric DEFAULT 3,
  	"version_tried_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__search_rules_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__search_rules_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_search_rules_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "search_judgements_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"grade" "enum_search_judgements_answers_grade" DEFAULT '3' NOT NULL
  );
  
  CREATE TABLE "search_judgements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_rules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_judgements_id" integer;
  ALTER TABLE "_search_synonyms_v" ADD CONSTRAINT "_search_synonyms_v_parent_id_search_synonyms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v" ADD CONSTRAINT "_search_rules_v_parent_id_search_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_search_rules_v_rels" ADD CONSTRAINT "_search_rules_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_rules_v_rels" ADD CONSTRAINT "_search_rules_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_judgements_answers" ADD CONSTRAINT "search_judgements_answers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "search_judgements_answers" ADD CONSTRAINT "search_judgements_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_judgements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE INDEX "search_synonyms__status_idx" ON "search_synonyms" USING btree ("_status");
  CREATE INDEX "_search_synonyms_v_parent_idx" ON "_search_synonyms_v" USING btree ("parent_id");
  CREATE INDEX "_search_synonyms_v_version_version_updated_at_idx" ON "_search_synonyms_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_synonyms_v_version_version_created_at_idx" ON "_search_synonyms_v" USING btree ("version_created_at");
  CREATE INDEX "_search_synonyms_v_version_version__status_idx" ON "_search_synonyms_v" USING btree ("version__status");
  CREATE INDEX "_search_synonyms_v_created_at_idx" ON "_search_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_search_synonyms_v_updated_at_idx" ON "_search_synonyms_v" USING btree ("updated_at");
  CREATE INDEX "_search_synonyms_v_snapshot_idx" ON "_search_synonyms_v" USING btree ("snapshot");
  CREATE INDEX "_search_synonyms_v_published_locale_idx" ON "_search_synonyms_v" USING btree ("published_locale");
  CREATE INDEX "_search_synonyms_v_latest_idx" ON "_search_synonyms_v" USING btree ("latest");
  CREATE INDEX "search_rules_updated_at_idx" ON "search_rules" USING btree ("updated_at");
  CREATE INDEX "search_rules_created_at_idx" ON "search_rules" USING btree ("created_at");
  CREATE INDEX "search_rules__status_idx" ON "search_rules" USING btree ("_status");
  CREATE INDEX "search_rules_rels_order_idx" ON "search_rules_rels" USING btree ("order");
  CREATE INDEX "search_rules_rels_parent_idx" ON "search_rules_rels" USING btree ("parent_id");
  CREATE INDEX "search_rules_rels_path_idx" ON "search_rules_rels" USING btree ("path");
  CREATE INDEX "search_rules_rels_products_id_idx" ON "search_rules_rels" USING btree ("products_id");
  CREATE INDEX "_search_rules_v_parent_idx" ON "_search_rules_v" USING btree ("parent_id");
  CREATE INDEX "_search_rules_v_version_version_updated_at_idx" ON "_search_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_rules_v_version_version_created_at_idx" ON "_search_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_search_rules_v_version_version__status_idx" ON "_search_rules_v" USING btree ("version__status");
  CREATE INDEX "_search_rules_v_created_at_idx" ON "_search_rules_v" USING btree ("created_at");
  CREATE INDEX "_search_rules_v_updated_at_idx" ON "_search_rules_v" USING btree ("updated_at");
  CREATE INDEX "_search_rules_v_snapshot_idx" ON "_search_rules_v" USING btree ("snapshot");
  CREATE INDEX "_search_rules_v_published_locale_idx" ON "_search_rules_v" USING btree ("published_locale");
  CREATE INDEX "_search_rules_v_latest_idx" ON "_search_rules_v" USING btree ("latest");
  CREATE INDEX "_search_rules_v_rels_order_idx" ON "_search_rules_v_rels" USING btree ("order");
  CREATE INDEX "_search_rules_v_rels_parent_idx" ON "_search_rules_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_rules_v_rels_path_idx" ON "_search_rules_v_rels" USING btree ("path");
  CREATE INDEX "_search_rules_v_rels_products_id_idx" ON "_search_rules_v_rels" USING btree ("products_id");
  CREATE INDEX "search_judgements_answers_order_idx" ON "search_judgements_answers" USING btree ("_order");
  CREATE INDEX "search_judgements_answers_parent_id_idx" ON "search_judgements_answers" USING btree ("_parent_id");
  CREATE INDEX "search_judgements_answers_product_idx" ON "search_judgements_answers" USING btree ("product_id");
  CREATE UNIQUE INDEX "search_judgements_text_idx" ON "search_judgements" USING btree ("text");
  CREATE INDEX "search_judgements_updated_at_idx" ON "search_judgements" USING btree ("updated_at");
  CREATE INDEX "search_judgements_created_at_idx" ON "search_judgements" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_rules_fk" FOREIGN KEY ("search_rules_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_judgements_fk" FOREIGN KEY ("search_judgements_id") REFERENCES "public"."search_judgements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_search_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("search_rules_id");
  CREATE INDEX "payload_locked_documents_rels_search_judgements_id_idx" ON "payload_locked_documents_rels" USING btree ("search_judgements_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_synonyms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_rules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_rules_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_judgements_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_judgements" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "_search_synonyms_v" CASCADE;
  DROP TABLE "search_rules" CASCADE;
  DROP TABLE "search_rules_rels" CASCADE;
  DROP TABLE "_search_rules_v" CASCADE;
  DROP TABLE "_search_rules_v_rels" CASCADE;
  DROP TABLE "search_judgements_answers" CASCADE;
  DROP TABLE "search_judgements" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_judgements_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_judgements_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_judgements_id";
  DROP TYPE "public"."enum_search_synonyms_status";
  DROP TYPE "public"."enum__search_synonyms_v_version_status";
  DROP TYPE "public"."enum__search_synonyms_v_published_locale";
  DROP TYPE "public"."enum_search_rules_kind";
  DROP TYPE "public"."enum_search_rules_status";
  DROP TYPE "public"."enum__search_rules_v_version_kind";
  DROP TYPE "public"."enum__search_rules_v_version_status";
  DROP TYPE "public"."enum__search_rules_v_published_locale";
  DROP TYPE "public"."enum_search_judgements_answers_grade";`)
}
