import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_offers_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_special_codes_kind" AS ENUM('percent', 'amount');
  CREATE TYPE "public"."enum_shop_settings_score_decrease_type" AS ENUM('0', '1');
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "price_layers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"variant_id" integer NOT NULL,
  	"from_quantity" numeric DEFAULT 1 NOT NULL,
  	"to_quantity" numeric,
  	"unit_price_rial" numeric NOT NULL,
  	"customer_group_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"variant_id" integer NOT NULL,
  	"kind" "enum_offers_kind" DEFAULT 'percent' NOT NULL,
  	"percent" numeric,
  	"amount_rial" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"show_day" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "special_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"kind" "enum_special_codes_kind" DEFAULT 'percent' NOT NULL,
  	"percent" numeric,
  	"amount_rial" numeric,
  	"max_discount_rial" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"min_basket_rial" numeric,
  	"max_uses" numeric,
  	"max_uses_per_customer" numeric,
  	"first_order_only" boolean DEFAULT false NOT NULL,
  	"marketer_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "gifts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"variant_id" integer NOT NULL,
  	"from_order_rial" numeric NOT NULL,
  	"is_offered" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customer_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "marketers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"customer_id" integer NOT NULL,
  	"may_use_own_code" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "customers" ADD COLUMN "group_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_layers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "offers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "special_codes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gifts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customer_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "marketers_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "price_of_score_rial" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "max_basket_price_to_use_score_rial" numeric;
  ALTER TABLE "shop_settings" ADD COLUMN "score_decrease_type" "enum_shop_settings_score_decrease_type" DEFAULT '0' NOT NULL;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_layers" ADD CONSTRAINT "price_layers_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_layers" ADD CONSTRAINT "price_layers_customer_group_id_customer_groups_id_fk" FOREIGN KEY ("customer_group_id") REFERENCES "public"."customer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offers" ADD CONSTRAINT "offers_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "special_codes" ADD CONSTRAINT "special_codes_marketer_id_marketers_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."marketers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gifts" ADD CONSTRAINT "gifts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketers" ADD CONSTRAINT "marketers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "price_layers_variant_idx" ON "price_layers" USING btree ("variant_id");
  CREATE INDEX "price_layers_customer_group_idx" ON "price_layers" USING btree ("customer_group_id");
  CREATE INDEX "price_layers_updated_at_idx" ON "price_layers" USING btree ("updated_at");
  CREATE INDEX "price_layers_created_at_idx" ON "price_layers" USING btree ("created_at");
  CREATE UNIQUE INDEX "offers_variant_idx" ON "offers" USING btree ("variant_id");
  CREATE INDEX "offers_ends_at_idx" ON "offers" USING btree ("ends_at");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE UNIQUE INDEX "special_codes_code_idx" ON "special_codes" USING btree ("code");
  CREATE INDEX "special_codes_marketer_idx" ON "special_codes" USING btree ("marketer_id");
  CREATE INDEX "special_codes_updated_at_idx" ON "special_codes" USING btree ("updated_at");
  CREATE INDEX "special_codes_created_at_idx" ON "special_codes" USING btree ("created_at");
  CREATE INDEX "special_codes_deleted_at_idx" ON "special_codes" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "gifts_variant_idx" ON "gifts" USING btree ("variant_id");
  CREATE INDEX "gifts_updated_at_idx" ON "gifts" USING btree ("updated_at");
  CREATE INDEX "gifts_created_at_idx" ON "gifts" USING btree ("created_at");
  CREATE INDEX "customer_groups_updated_at_idx" ON "customer_groups" USING btree ("updated_at");
  CREATE INDEX "customer_groups_created_at_idx" ON "customer_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "marketers_customer_idx" ON "marketers" USING btree ("customer_id");
  CREATE INDEX "marketers_updated_at_idx" ON "marketers" USING btree ("updated_at");
  CREATE INDEX "marketers_created_at_idx" ON "marketers" USING btree ("created_at");
  ALTER TABLE "customers" ADD CONSTRAINT "customers_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_layers_fk" FOREIGN KEY ("price_layers_id") REFERENCES "public"."price_layers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_special_codes_fk" FOREIGN KEY ("special_codes_id") REFERENCES "public"."special_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gifts_fk" FOREIGN KEY ("gifts_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_groups_fk" FOREIGN KEY ("customer_groups_id") REFERENCES "public"."customer_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_marketers_fk" FOREIGN KEY ("marketers_id") REFERENCES "public"."marketers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "category_popularity_idx" ON "products" USING btree ("category_id","popularity");
  CREATE INDEX "customers_group_idx" ON "customers" USING btree ("group_id");
  CREATE INDEX "payload_locked_documents_rels_price_layers_id_idx" ON "payload_locked_documents_rels" USING btree ("price_layers_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_special_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("special_codes_id");
  CREATE INDEX "payload_locked_documents_rels_gifts_id_idx" ON "payload_locked_documents_rels" USING btree ("gifts_id");
  CREATE INDEX "payload_locked_documents_rels_customer_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_groups_id");
  CREATE INDEX "payload_locked_documents_rels_marketers_id_idx" ON "payload_locked_documents_rels" USING btree ("marketers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_layers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "special_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gifts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customer_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "marketers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "price_layers" CASCADE;
  DROP TABLE "offers" CASCADE;
  DROP TABLE "special_codes" CASCADE;
  DROP TABLE "gifts" CASCADE;
  DROP TABLE "customer_groups" CASCADE;
  DROP TABLE "marketers" CASCADE;
  ALTER TABLE "customers" DROP CONSTRAINT "customers_group_id_customer_groups_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_layers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_offers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_special_codes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_gifts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customer_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_marketers_fk";
  
  DROP INDEX "category_popularity_idx";
  DROP INDEX "customers_group_idx";
  DROP INDEX "payload_locked_documents_rels_price_layers_id_idx";
  DROP INDEX "payload_locked_documents_rels_offers_id_idx";
  DROP INDEX "payload_locked_documents_rels_special_codes_id_idx";
  DROP INDEX "payload_locked_documents_rels_gifts_id_idx";
  DROP INDEX "payload_locked_documents_rels_customer_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_marketers_id_idx";
  ALTER TABLE "customers" DROP COLUMN "group_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_layers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "offers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "special_codes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gifts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customer_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "marketers_id";
  ALTER TABLE "shop_settings" DROP COLUMN "price_of_score_rial";
  ALTER TABLE "shop_settings" DROP COLUMN "max_basket_price_to_use_score_rial";
  ALTER TABLE "shop_settings" DROP COLUMN "score_decrease_type";
  DROP TYPE "public"."enum_offers_kind";
  DROP TYPE "public"."enum_special_codes_kind";
  DROP TYPE "public"."enum_shop_settings_score_decrease_type";`)
}
