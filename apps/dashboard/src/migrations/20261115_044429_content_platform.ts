import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- What was plain text becomes rich text, a paragraph for each block between blank lines.
  CREATE FUNCTION pg_temp.as_rich_text(written text) RETURNS jsonb LANGUAGE sql AS $$
    SELECT CASE WHEN btrim(coalesce(written, '')) = '' THEN NULL ELSE jsonb_build_object('root', jsonb_build_object(
      'type', 'root', 'version', 1, 'indent', 0, 'format', '', 'direction', NULL, 'children', jsonb_agg(jsonb_build_object(
        'type', 'paragraph', 'version', 1, 'indent', 0, 'format', '', 'direction', NULL, 'textFormat', 0, 'textStyle', '',
        'children', jsonb_build_array(jsonb_build_object(
          'type', 'text', 'version', 1, 'mode', 'normal', 'style', '', 'detail', 0, 'format', 0, 'text', paragraph)))))) END
    FROM regexp_split_to_table(written, E'\\n\\s*\\n') AS paragraph WHERE btrim(paragraph) <> ''
  $$;
  CREATE SEQUENCE public.module_ids AS integer;`)
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_product_type" AS ENUM('1', '3');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_comments_status" AS ENUM('pending', 'published', 'rejected');
  CREATE TYPE "public"."enum_comments_section_type" AS ENUM('product', 'news');
  CREATE TYPE "public"."enum_comments_culture" AS ENUM('fa-IR', 'en-US');
  CREATE TYPE "public"."enum_feedback_kind" AS ENUM('feedback', 'special-order');
  CREATE TYPE "public"."enum_feedback_culture" AS ENUM('fa-IR', 'en-US');
  CREATE TYPE "public"."enum_feedback_status" AS ENUM('new', 'read', 'answered');
  CREATE TYPE "public"."enum_payment_methods_kind" AS ENUM('1', '2', '3', '5', '6', '7');
  CREATE TYPE "public"."enum_banks_gateway" AS ENUM('zarinpal', 'sep', 'mellat', 'zibal', 'vandar', 'parsian');
  CREATE TYPE "public"."enum_installment_banks_provider" AS ENUM('snapppay', 'digipay');
  CREATE TYPE "public"."enum_province" AS ENUM('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31');
  CREATE TYPE "public"."enum_delivery_methods_kind" AS ENUM('post', 'courier', 'freight');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_header_search_box_kind" AS ENUM('suggestions', 'simple', 'preview');
  CREATE TABLE "_products_v_version_attributes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_attributes_locales" (
  	"name" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_category_id" integer,
  	"version_picture_id" integer,
  	"version_group_id" integer,
  	"version_product_type" "enum__products_v_version_product_type" DEFAULT '1',
  	"version_tax_percent" numeric DEFAULT 10,
  	"version_popularity" numeric DEFAULT 0,
  	"version_seo_picture_id" integer,
  	"version_seo_hidden" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_brand" varchar,
  	"version_short_text" varchar,
  	"version_description" jsonb,
  	"version_unit_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"products_id" integer,
  	"downloads_id" integer
  );
  
  CREATE TABLE "product_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  
  CREATE TABLE "downloads_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_seo_picture_id" integer,
  	"version_seo_hidden" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_layout" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_picture_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_seo_picture_id" integer,
  	"version_seo_hidden" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"is_permanent" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"status" "enum_comments_status" DEFAULT 'pending' NOT NULL,
  	"section_type" "enum_comments_section_type" DEFAULT 'product' NOT NULL,
  	"section_id" numeric NOT NULL,
  	"parent_id" integer,
  	"customer_id" integer,
  	"full_name" varchar,
  	"email" varchar,
  	"is_answer" boolean DEFAULT false NOT NULL,
  	"by_staff" boolean DEFAULT false NOT NULL,
  	"culture" "enum_comments_culture" DEFAULT 'fa-IR' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_feedback_kind" DEFAULT 'feedback' NOT NULL,
  	"name" varchar,
  	"mobile" varchar,
  	"email" varchar,
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"attachment_name" varchar,
  	"attachment_id" varchar,
  	"customer_id" integer,
  	"culture" "enum_feedback_culture" DEFAULT 'fa-IR' NOT NULL,
  	"status" "enum_feedback_status" DEFAULT 'new' NOT NULL,
  	"answer" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payment_methods" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_payment_methods_kind" NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"min_payable_rial" numeric,
  	"max_payable_rial" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_methods_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "banks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gateway" "enum_banks_gateway" NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banks_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "installment_banks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"provider" "enum_installment_banks_provider" NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "installment_banks_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "installment_plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"months" numeric NOT NULL,
  	"down_payment_percent" numeric DEFAULT 20 NOT NULL,
  	"monthly_fee_percent" numeric DEFAULT 0 NOT NULL,
  	"min_payable_rial" numeric,
  	"max_payable_rial" numeric,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "installment_plans_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "delivery_methods_provinces" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_province",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "delivery_methods_rates_provinces" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_province",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "delivery_methods_rates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to_grams" numeric,
  	"price_rial" numeric NOT NULL
  );
  
  CREATE TABLE "delivery_methods" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_delivery_methods_kind" DEFAULT 'post' NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"free_from_rial" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "delivery_methods_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "delivery_methods_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"cities_id" integer
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"province" "enum_province" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cities_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "main_menu_third" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "main_menu_third_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "main_menu_second" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "main_menu_second_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "main_menu_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "main_menu_items_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "main_menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_address" varchar,
  	"phone" varchar,
  	"search_box_kind" "enum_header_search_box_kind" DEFAULT 'suggestions' NOT NULL,
  	"shows_clock" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_locales" (
  	"notice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"text" varchar,
  	"postal_address" varchar,
  	"working_hours" varchar,
  	"copyright" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_picture_id_media_id_fk";
  
  DROP INDEX "pages_picture_idx";
  ALTER TABLE "products_attributes_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "products_attributes_locales" ALTER COLUMN "value" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "category_id" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "product_type" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "tax_percent" DROP NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "popularity" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "description" SET DATA TYPE jsonb USING pg_temp.as_rich_text("description");
  ALTER TABLE "products_locales" ALTER COLUMN "unit_title" DROP NOT NULL;
  ALTER TABLE "pages" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "pages_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "news" ALTER COLUMN "slug" DROP NOT NULL;
  ALTER TABLE "news" ALTER COLUMN "published_at" DROP NOT NULL;
  ALTER TABLE "news_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "news_locales" ALTER COLUMN "body" SET DATA TYPE jsonb USING pg_temp.as_rich_text("body");
  ALTER TABLE "products" ADD COLUMN "group_id" integer;
  ALTER TABLE "products" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "products" ADD COLUMN "seo_hidden" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "_status" "enum_products_status" DEFAULT 'draft';
  ALTER TABLE "products_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "products_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "products_rels" ADD COLUMN "downloads_id" integer;
  ALTER TABLE "categories" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "categories" ADD COLUMN "seo_hidden" boolean DEFAULT false;
  ALTER TABLE "categories_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "categories_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "pages" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "pages" ADD COLUMN "seo_hidden" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "_status" "enum_pages_status" DEFAULT 'draft';
  ALTER TABLE "pages_locales" ADD COLUMN "layout" jsonb;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "news" ADD COLUMN "seo_picture_id" integer;
  ALTER TABLE "news" ADD COLUMN "seo_hidden" boolean DEFAULT false;
  ALTER TABLE "news" ADD COLUMN "_status" "enum_news_status" DEFAULT 'draft';
  ALTER TABLE "news_locales" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "news_locales" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "downloads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payment_methods_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "banks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "installment_banks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "installment_plans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "delivery_methods_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cities_id" integer;
  ALTER TABLE "shop_settings" ADD COLUMN "guest_comments" boolean DEFAULT false NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "comment_approval" boolean DEFAULT true NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "comment_captcha" boolean DEFAULT true NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "vpn_check" boolean DEFAULT false NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "low_stock" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "card_number" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "enamad_id" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "enamad_code" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "card_owner" varchar;
  ALTER TABLE "_products_v_version_attributes" ADD CONSTRAINT "_products_v_version_attributes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_attributes_locales" ADD CONSTRAINT "_products_v_version_attributes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_attributes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_group_id_product_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."product_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_groups_locales" ADD CONSTRAINT "product_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_methods_locales" ADD CONSTRAINT "payment_methods_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banks" ADD CONSTRAINT "banks_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banks_locales" ADD CONSTRAINT "banks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "installment_banks" ADD CONSTRAINT "installment_banks_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "installment_banks_locales" ADD CONSTRAINT "installment_banks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."installment_banks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "installment_plans_locales" ADD CONSTRAINT "installment_plans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."installment_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_methods_provinces" ADD CONSTRAINT "delivery_methods_provinces_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_methods_rates_provinces" ADD CONSTRAINT "delivery_methods_rates_provinces_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_methods_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_methods_rates" ADD CONSTRAINT "delivery_methods_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_methods_locales" ADD CONSTRAINT "delivery_methods_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_methods_rels" ADD CONSTRAINT "delivery_methods_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_methods_rels" ADD CONSTRAINT "delivery_methods_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_third" ADD CONSTRAINT "main_menu_third_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_menu_second"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_third_locales" ADD CONSTRAINT "main_menu_third_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_menu_third"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_second" ADD CONSTRAINT "main_menu_second_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_second_locales" ADD CONSTRAINT "main_menu_second_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_menu_second"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_items" ADD CONSTRAINT "main_menu_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_items_locales" ADD CONSTRAINT "main_menu_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."main_menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_products_v_version_attributes_order_idx" ON "_products_v_version_attributes" USING btree ("_order");
  CREATE INDEX "_products_v_version_attributes_parent_id_idx" ON "_products_v_version_attributes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_attributes_locales_locale_parent_id_uniq" ON "_products_v_version_attributes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_category_idx" ON "_products_v" USING btree ("version_category_id");
  CREATE INDEX "_products_v_version_version_picture_idx" ON "_products_v" USING btree ("version_picture_id");
  CREATE INDEX "_products_v_version_version_group_idx" ON "_products_v" USING btree ("version_group_id");
  CREATE INDEX "_products_v_version_version_popularity_idx" ON "_products_v" USING btree ("version_popularity");
  CREATE INDEX "_products_v_version_seo_version_seo_picture_idx" ON "_products_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "version_category_version_popularity_idx" ON "_products_v" USING btree ("version_category_id","version_popularity");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_rels_downloads_id_idx" ON "_products_v_rels" USING btree ("downloads_id");
  CREATE INDEX "product_groups_updated_at_idx" ON "product_groups" USING btree ("updated_at");
  CREATE INDEX "product_groups_created_at_idx" ON "product_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_groups_locales_locale_parent_id_unique" ON "product_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE UNIQUE INDEX "downloads_filename_idx" ON "downloads" USING btree ("filename");
  CREATE UNIQUE INDEX "downloads_locales_locale_parent_id_unique" ON "downloads_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_seo_version_seo_picture_idx" ON "_pages_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_picture_idx" ON "_news_v" USING btree ("version_picture_id");
  CREATE INDEX "_news_v_version_version_published_at_idx" ON "_news_v" USING btree ("version_published_at");
  CREATE INDEX "_news_v_version_seo_version_seo_picture_idx" ON "_news_v" USING btree ("version_seo_picture_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id");
  CREATE INDEX "comments_customer_idx" ON "comments" USING btree ("customer_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "sectionType_sectionId_status_idx" ON "comments" USING btree ("section_type","section_id","status");
  CREATE INDEX "status_createdAt_idx" ON "comments" USING btree ("status","created_at");
  CREATE INDEX "feedback_customer_idx" ON "feedback" USING btree ("customer_id");
  CREATE INDEX "feedback_updated_at_idx" ON "feedback" USING btree ("updated_at");
  CREATE INDEX "feedback_created_at_idx" ON "feedback" USING btree ("created_at");
  CREATE INDEX "feedback_deleted_at_idx" ON "feedback" USING btree ("deleted_at");
  CREATE INDEX "status_createdAt_1_idx" ON "feedback" USING btree ("status","created_at");
  CREATE UNIQUE INDEX "payment_methods_kind_idx" ON "payment_methods" USING btree ("kind");
  CREATE INDEX "payment_methods_updated_at_idx" ON "payment_methods" USING btree ("updated_at");
  CREATE INDEX "payment_methods_created_at_idx" ON "payment_methods" USING btree ("created_at");
  CREATE UNIQUE INDEX "payment_methods_locales_locale_parent_id_unique" ON "payment_methods_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banks_logo_idx" ON "banks" USING btree ("logo_id");
  CREATE INDEX "banks_updated_at_idx" ON "banks" USING btree ("updated_at");
  CREATE INDEX "banks_created_at_idx" ON "banks" USING btree ("created_at");
  CREATE UNIQUE INDEX "banks_locales_locale_parent_id_unique" ON "banks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "installment_banks_logo_idx" ON "installment_banks" USING btree ("logo_id");
  CREATE INDEX "installment_banks_updated_at_idx" ON "installment_banks" USING btree ("updated_at");
  CREATE INDEX "installment_banks_created_at_idx" ON "installment_banks" USING btree ("created_at");
  CREATE UNIQUE INDEX "installment_banks_locales_locale_parent_id_unique" ON "installment_banks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "installment_plans_updated_at_idx" ON "installment_plans" USING btree ("updated_at");
  CREATE INDEX "installment_plans_created_at_idx" ON "installment_plans" USING btree ("created_at");
  CREATE UNIQUE INDEX "installment_plans_locales_locale_parent_id_unique" ON "installment_plans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "delivery_methods_provinces_order_idx" ON "delivery_methods_provinces" USING btree ("order");
  CREATE INDEX "delivery_methods_provinces_parent_idx" ON "delivery_methods_provinces" USING btree ("parent_id");
  CREATE INDEX "delivery_methods_rates_provinces_order_idx" ON "delivery_methods_rates_provinces" USING btree ("order");
  CREATE INDEX "delivery_methods_rates_provinces_parent_idx" ON "delivery_methods_rates_provinces" USING btree ("parent_id");
  CREATE INDEX "delivery_methods_rates_order_idx" ON "delivery_methods_rates" USING btree ("_order");
  CREATE INDEX "delivery_methods_rates_parent_id_idx" ON "delivery_methods_rates" USING btree ("_parent_id");
  CREATE INDEX "delivery_methods_updated_at_idx" ON "delivery_methods" USING btree ("updated_at");
  CREATE INDEX "delivery_methods_created_at_idx" ON "delivery_methods" USING btree ("created_at");
  CREATE UNIQUE INDEX "delivery_methods_locales_locale_parent_id_unique" ON "delivery_methods_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "delivery_methods_rels_order_idx" ON "delivery_methods_rels" USING btree ("order");
  CREATE INDEX "delivery_methods_rels_parent_idx" ON "delivery_methods_rels" USING btree ("parent_id");
  CREATE INDEX "delivery_methods_rels_path_idx" ON "delivery_methods_rels" USING btree ("path");
  CREATE INDEX "delivery_methods_rels_cities_id_idx" ON "delivery_methods_rels" USING btree ("cities_id");
  CREATE INDEX "cities_province_idx" ON "cities" USING btree ("province");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "main_menu_third_order_idx" ON "main_menu_third" USING btree ("_order");
  CREATE INDEX "main_menu_third_parent_id_idx" ON "main_menu_third" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "main_menu_third_locales_locale_parent_id_unique" ON "main_menu_third_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "main_menu_second_order_idx" ON "main_menu_second" USING btree ("_order");
  CREATE INDEX "main_menu_second_parent_id_idx" ON "main_menu_second" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "main_menu_second_locales_locale_parent_id_unique" ON "main_menu_second_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "main_menu_items_order_idx" ON "main_menu_items" USING btree ("_order");
  CREATE INDEX "main_menu_items_parent_id_idx" ON "main_menu_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "main_menu_items_locales_locale_parent_id_unique" ON "main_menu_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "products" ADD CONSTRAINT "products_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_groups_fk" FOREIGN KEY ("product_groups_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_methods_fk" FOREIGN KEY ("payment_methods_id") REFERENCES "public"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banks_fk" FOREIGN KEY ("banks_id") REFERENCES "public"."banks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_installment_banks_fk" FOREIGN KEY ("installment_banks_id") REFERENCES "public"."installment_banks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_installment_plans_fk" FOREIGN KEY ("installment_plans_id") REFERENCES "public"."installment_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_methods_fk" FOREIGN KEY ("delivery_methods_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_group_idx" ON "products" USING btree ("group_id");
  CREATE INDEX "products_seo_seo_picture_idx" ON "products" USING btree ("seo_picture_id");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_downloads_id_idx" ON "products_rels" USING btree ("downloads_id");
  CREATE INDEX "categories_seo_seo_picture_idx" ON "categories" USING btree ("seo_picture_id");
  CREATE INDEX "pages_seo_seo_picture_idx" ON "pages" USING btree ("seo_picture_id");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "news_seo_seo_picture_idx" ON "news" USING btree ("seo_picture_id");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "payload_locked_documents_rels_product_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("product_groups_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_payment_methods_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_methods_id");
  CREATE INDEX "payload_locked_documents_rels_banks_id_idx" ON "payload_locked_documents_rels" USING btree ("banks_id");
  CREATE INDEX "payload_locked_documents_rels_installment_banks_id_idx" ON "payload_locked_documents_rels" USING btree ("installment_banks_id");
  CREATE INDEX "payload_locked_documents_rels_installment_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("installment_plans_id");
  CREATE INDEX "payload_locked_documents_rels_delivery_methods_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_methods_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  UPDATE "pages_locales" SET "layout" = jsonb_build_array(jsonb_build_object(
    'id', md5(random()::text), 'blockType', 'richText', 'moduleId', nextval('public.module_ids'), 'content', pg_temp.as_rich_text("body")))
    WHERE btrim(coalesce("body", '')) <> '';
  UPDATE "products" SET "_status" = 'published';
  UPDATE "pages" SET "_status" = 'published';
  UPDATE "news" SET "_status" = 'published';
  ALTER TABLE "pages" DROP COLUMN "picture_id";
  ALTER TABLE "pages_locales" DROP COLUMN "body";
  -- A module is asked for by its number alone.
  CREATE INDEX "pages_locales_layout_idx" ON "pages_locales" USING gin ("layout" jsonb_path_ops);`)
  await db.execute(sql`
  /* The dashboard lists the newest version of each document, so products written by SQL need one too. Columns are
     matched by name: a field added later is carried along. */
  CREATE FUNCTION public.version_products(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "_products_v" SET "latest" = false WHERE "parent_id" = ANY(ids) AND "latest";
    INSERT INTO "_products_v" SELECT (jsonb_populate_record(NULL::"_products_v",
        (SELECT jsonb_object_agg('version_' || key, value) FROM jsonb_each(to_jsonb(p)))
        || jsonb_build_object('id', nextval('public._products_v_id_seq'), 'parent_id', p.id, 'latest', true,
          'created_at', p.updated_at, 'updated_at', p.updated_at))).*
      FROM "products" p WHERE p.id = ANY(ids);
    INSERT INTO "_products_v_locales" SELECT (jsonb_populate_record(NULL::"_products_v_locales",
        (SELECT jsonb_object_agg('version_' || key, value) FROM jsonb_each(to_jsonb(l)))
        || jsonb_build_object('id', nextval('public._products_v_locales_id_seq'), '_locale', l._locale, '_parent_id', v.id))).*
      FROM "products_locales" l JOIN "_products_v" v ON v.parent_id = l._parent_id AND v.latest
      WHERE l._parent_id = ANY(ids);
    WITH attribute AS (
      INSERT INTO "_products_v_version_attributes" ("_order", "_parent_id", "_uuid")
      SELECT a._order, v.id, a.id FROM "products_attributes" a
      JOIN "_products_v" v ON v.parent_id = a._parent_id AND v.latest WHERE a._parent_id = ANY(ids)
      RETURNING id, "_uuid"
    )
    INSERT INTO "_products_v_version_attributes_locales" ("name", "value", "_locale", "_parent_id")
      SELECT t.name, t.value, t._locale, a.id FROM attribute a
      JOIN "products_attributes_locales" t ON t._parent_id = a."_uuid";
    INSERT INTO "_products_v_rels" ("order", "parent_id", "path", "media_id", "products_id", "downloads_id")
      SELECT r."order", v.id, 'version.' || r.path, r.media_id, r.products_id, r.downloads_id
      FROM "products_rels" r JOIN "_products_v" v ON v.parent_id = r.parent_id AND v.latest
      WHERE r.parent_id = ANY(ids);
  END $$;
  SELECT public.version_products(array_agg(id)) FROM "products" HAVING count(*) > 0;
  DO $$
  DECLARE kind text;
  BEGIN
    FOREACH kind IN ARRAY ARRAY['pages', 'news'] LOOP
      EXECUTE format($insert$
        INSERT INTO %2$I SELECT (jsonb_populate_record(NULL::%2$I,
            (SELECT jsonb_object_agg('version_' || key, value) FROM jsonb_each(to_jsonb(d)))
            || jsonb_build_object('id', nextval(%3$L), 'parent_id', d.id, 'latest', true,
              'created_at', d.updated_at, 'updated_at', d.updated_at))).* FROM %1$I d;
        INSERT INTO %4$I SELECT (jsonb_populate_record(NULL::%4$I,
            (SELECT jsonb_object_agg('version_' || key, value) FROM jsonb_each(to_jsonb(l)))
            || jsonb_build_object('id', nextval(%5$L), '_locale', l._locale, '_parent_id', v.id))).*
          FROM %6$I l JOIN %2$I v ON v.parent_id = l._parent_id $insert$,
        kind, '_' || kind || '_v', '_' || kind || '_v_id_seq', '_' || kind || '_v_locales',
        '_' || kind || '_v_locales_id_seq', kind || '_locales');
    END LOOP;
  END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION public.version_products(integer[]);
  DROP SEQUENCE public.module_ids;
   ALTER TABLE "_products_v_version_attributes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_attributes_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "downloads_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_news_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_methods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_methods_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "installment_banks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "installment_banks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "installment_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "installment_plans_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_methods_provinces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_methods_rates_provinces" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_methods_rates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_methods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_methods_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_methods_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "main_menu_third" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "main_menu_third_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "main_menu_second" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "main_menu_second_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "main_menu_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "main_menu_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "main_menu" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_columns_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_products_v_version_attributes" CASCADE;
  DROP TABLE "_products_v_version_attributes_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "product_groups" CASCADE;
  DROP TABLE "product_groups_locales" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "downloads_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "feedback" CASCADE;
  DROP TABLE "payment_methods" CASCADE;
  DROP TABLE "payment_methods_locales" CASCADE;
  DROP TABLE "banks" CASCADE;
  DROP TABLE "banks_locales" CASCADE;
  DROP TABLE "installment_banks" CASCADE;
  DROP TABLE "installment_banks_locales" CASCADE;
  DROP TABLE "installment_plans" CASCADE;
  DROP TABLE "installment_plans_locales" CASCADE;
  DROP TABLE "delivery_methods_provinces" CASCADE;
  DROP TABLE "delivery_methods_rates_provinces" CASCADE;
  DROP TABLE "delivery_methods_rates" CASCADE;
  DROP TABLE "delivery_methods" CASCADE;
  DROP TABLE "delivery_methods_locales" CASCADE;
  DROP TABLE "delivery_methods_rels" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "cities_locales" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "main_menu_third" CASCADE;
  DROP TABLE "main_menu_third_locales" CASCADE;
  DROP TABLE "main_menu_second" CASCADE;
  DROP TABLE "main_menu_second_locales" CASCADE;
  DROP TABLE "main_menu_items" CASCADE;
  DROP TABLE "main_menu_items_locales" CASCADE;
  DROP TABLE "main_menu" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_locales" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  ALTER TABLE "products" DROP CONSTRAINT "products_group_id_product_groups_id_fk";
  
  ALTER TABLE "products" DROP CONSTRAINT "products_seo_picture_id_media_id_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_media_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_downloads_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_seo_picture_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_seo_picture_id_media_id_fk";
  
  ALTER TABLE "news" DROP CONSTRAINT "news_seo_picture_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_downloads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payment_methods_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_banks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_installment_banks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_installment_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_delivery_methods_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cities_fk";
  
  DROP INDEX "products_group_idx";
  DROP INDEX "products_seo_seo_picture_idx";
  DROP INDEX "products__status_idx";
  DROP INDEX "products_rels_media_id_idx";
  DROP INDEX "products_rels_downloads_id_idx";
  DROP INDEX "categories_seo_seo_picture_idx";
  DROP INDEX "pages_seo_seo_picture_idx";
  DROP INDEX "pages__status_idx";
  DROP INDEX "news_seo_seo_picture_idx";
  DROP INDEX "news__status_idx";
  DROP INDEX "payload_locked_documents_rels_product_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_downloads_id_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_payment_methods_id_idx";
  DROP INDEX "payload_locked_documents_rels_banks_id_idx";
  DROP INDEX "payload_locked_documents_rels_installment_banks_id_idx";
  DROP INDEX "payload_locked_documents_rels_installment_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_delivery_methods_id_idx";
  DROP INDEX "payload_locked_documents_rels_cities_id_idx";
  ALTER TABLE "products_attributes_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "products_attributes_locales" ALTER COLUMN "value" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "category_id" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "product_type" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "tax_percent" SET NOT NULL;
  ALTER TABLE "products" ALTER COLUMN "popularity" SET NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "products_locales" ALTER COLUMN "description" SET DATA TYPE varchar;
  ALTER TABLE "products_locales" ALTER COLUMN "unit_title" SET NOT NULL;
  ALTER TABLE "pages" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "pages_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "news" ALTER COLUMN "slug" SET NOT NULL;
  ALTER TABLE "news" ALTER COLUMN "published_at" SET NOT NULL;
  ALTER TABLE "news_locales" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "news_locales" ALTER COLUMN "body" SET DATA TYPE varchar;
  ALTER TABLE "pages" ADD COLUMN "picture_id" integer;
  ALTER TABLE "pages_locales" ADD COLUMN "body" varchar;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  ALTER TABLE "products" DROP COLUMN "group_id";
  ALTER TABLE "products" DROP COLUMN "seo_picture_id";
  ALTER TABLE "products" DROP COLUMN "seo_hidden";
  ALTER TABLE "products" DROP COLUMN "_status";
  ALTER TABLE "products_locales" DROP COLUMN "seo_title";
  ALTER TABLE "products_locales" DROP COLUMN "seo_description";
  ALTER TABLE "products_rels" DROP COLUMN "media_id";
  ALTER TABLE "products_rels" DROP COLUMN "downloads_id";
  ALTER TABLE "categories" DROP COLUMN "seo_picture_id";
  ALTER TABLE "categories" DROP COLUMN "seo_hidden";
  ALTER TABLE "categories_locales" DROP COLUMN "seo_title";
  ALTER TABLE "categories_locales" DROP COLUMN "seo_description";
  ALTER TABLE "pages" DROP COLUMN "seo_picture_id";
  ALTER TABLE "pages" DROP COLUMN "seo_hidden";
  ALTER TABLE "pages" DROP COLUMN "_status";
  ALTER TABLE "pages_locales" DROP COLUMN "layout";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_title";
  ALTER TABLE "pages_locales" DROP COLUMN "seo_description";
  ALTER TABLE "news" DROP COLUMN "seo_picture_id";
  ALTER TABLE "news" DROP COLUMN "seo_hidden";
  ALTER TABLE "news" DROP COLUMN "_status";
  ALTER TABLE "news_locales" DROP COLUMN "seo_title";
  ALTER TABLE "news_locales" DROP COLUMN "seo_description";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "downloads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payment_methods_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "banks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "installment_banks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "installment_plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "delivery_methods_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cities_id";
  ALTER TABLE "shop_settings" DROP COLUMN "guest_comments";
  ALTER TABLE "shop_settings" DROP COLUMN "comment_approval";
  ALTER TABLE "shop_settings" DROP COLUMN "comment_captcha";
  ALTER TABLE "shop_settings" DROP COLUMN "vpn_check";
  ALTER TABLE "shop_settings" DROP COLUMN "low_stock";
  ALTER TABLE "shop_settings" DROP COLUMN "card_number";
  ALTER TABLE "shop_settings" DROP COLUMN "enamad_id";
  ALTER TABLE "shop_settings" DROP COLUMN "enamad_code";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "card_owner";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_product_type";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_comments_status";
  DROP TYPE "public"."enum_comments_section_type";
  DROP TYPE "public"."enum_comments_culture";
  DROP TYPE "public"."enum_feedback_kind";
  DROP TYPE "public"."enum_feedback_culture";
  DROP TYPE "public"."enum_feedback_status";
  DROP TYPE "public"."enum_payment_methods_kind";
  DROP TYPE "public"."enum_banks_gateway";
  DROP TYPE "public"."enum_installment_banks_provider";
  DROP TYPE "public"."enum_province";
  DROP TYPE "public"."enum_delivery_methods_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_header_search_box_kind";`)
}
