import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Drafts of what is around every page. The tables that visitors read keep their NOT NULL, which the platform would drop: they
 * hold what is published and nothing else. It would also index each new column: these tables have one row each, and twenty
 * versions at most.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_main_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__main_menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__main_menu_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_shop_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shop_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__shop_settings_v_published_locale" AS ENUM('fa', 'en');
  ALTER TABLE "_brand_v_version_socials" ALTER COLUMN "network" DROP NOT NULL;
  ALTER TABLE "_brand_v_version_socials" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "_brand_v" ALTER COLUMN "version_site_kind" DROP NOT NULL;
  ALTER TABLE "_brand_v" ALTER COLUMN "version_corners" DROP NOT NULL;
  ALTER TABLE "_brand_v" ALTER COLUMN "version_density" DROP NOT NULL;
  ALTER TABLE "_brand_v" ALTER COLUMN "version_heading_font" DROP NOT NULL;
  ALTER TABLE "_brand_v" ALTER COLUMN "version_header_arrangement" DROP NOT NULL;
  ALTER TABLE "_brand_v" ALTER COLUMN "version_footer_arrangement" DROP NOT NULL;
  ALTER TABLE "_main_menu_third_v_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_main_menu_second_v_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_main_menu_items_v_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_header_v" ALTER COLUMN "version_search_box_kind" DROP NOT NULL;
  ALTER TABLE "_header_v" ALTER COLUMN "version_shows_clock" DROP NOT NULL;
  ALTER TABLE "_footer_v_version_columns_links_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_footer_v_version_columns_locales" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_price_unit" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_min_basket_price_rial" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_max_basket_price_rial" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_price_of_score_rial" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_score_decrease_type" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_guest_comments" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_comment_approval" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_comment_captcha" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_vpn_check" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_low_stock" DROP NOT NULL;
  ALTER TABLE "_shop_settings_v" ALTER COLUMN "version_score_every_rial" DROP NOT NULL;
  ALTER TABLE "brand" ADD COLUMN "_status" "enum_brand_status" DEFAULT 'published';
  ALTER TABLE "_brand_v" ADD COLUMN "version__status" "enum__brand_v_version_status" DEFAULT 'published';
  ALTER TABLE "_brand_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_brand_v" ADD COLUMN "published_locale" "enum__brand_v_published_locale";
  ALTER TABLE "_brand_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "main_menu" ADD COLUMN "_status" "enum_main_menu_status" DEFAULT 'published';
  ALTER TABLE "_main_menu_v" ADD COLUMN "version__status" "enum__main_menu_v_version_status" DEFAULT 'published';
  ALTER TABLE "_main_menu_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_main_menu_v" ADD COLUMN "published_locale" "enum__main_menu_v_published_locale";
  ALTER TABLE "_main_menu_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "header" ADD COLUMN "_status" "enum_header_status" DEFAULT 'published';
  ALTER TABLE "_header_v" ADD COLUMN "version__status" "enum__header_v_version_status" DEFAULT 'published';
  ALTER TABLE "_header_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_header_v" ADD COLUMN "published_locale" "enum__header_v_published_locale";
  ALTER TABLE "_header_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "footer" ADD COLUMN "_status" "enum_footer_status" DEFAULT 'published';
  ALTER TABLE "_footer_v" ADD COLUMN "version__status" "enum__footer_v_version_status" DEFAULT 'published';
  ALTER TABLE "_footer_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_footer_v" ADD COLUMN "published_locale" "enum__footer_v_published_locale";
  ALTER TABLE "_footer_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "shop_settings" ADD COLUMN "_status" "enum_shop_settings_status" DEFAULT 'published';
  ALTER TABLE "_shop_settings_v" ADD COLUMN "version__status" "enum__shop_settings_v_version_status" DEFAULT 'published';
  ALTER TABLE "_shop_settings_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_shop_settings_v" ADD COLUMN "published_locale" "enum__shop_settings_v_published_locale";
  ALTER TABLE "_shop_settings_v" ADD COLUMN "latest" boolean;
  UPDATE "_brand_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_brand_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);
  UPDATE "_main_menu_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_main_menu_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);
  UPDATE "_header_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_header_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);
  UPDATE "_footer_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_footer_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);
  UPDATE "_shop_settings_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_shop_settings_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);`)
}

/** Unfinished drafts may be among the versions, so these are not held to NOT NULL again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DROP COLUMN "_status";
  ALTER TABLE "_brand_v" DROP COLUMN "version__status";
  ALTER TABLE "_brand_v" DROP COLUMN "snapshot";
  ALTER TABLE "_brand_v" DROP COLUMN "published_locale";
  ALTER TABLE "_brand_v" DROP COLUMN "latest";
  ALTER TABLE "main_menu" DROP COLUMN "_status";
  ALTER TABLE "_main_menu_v" DROP COLUMN "version__status";
  ALTER TABLE "_main_menu_v" DROP COLUMN "snapshot";
  ALTER TABLE "_main_menu_v" DROP COLUMN "published_locale";
  ALTER TABLE "_main_menu_v" DROP COLUMN "latest";
  ALTER TABLE "header" DROP COLUMN "_status";
  ALTER TABLE "_header_v" DROP COLUMN "version__status";
  ALTER TABLE "_header_v" DROP COLUMN "snapshot";
  ALTER TABLE "_header_v" DROP COLUMN "published_locale";
  ALTER TABLE "_header_v" DROP COLUMN "latest";
  ALTER TABLE "footer" DROP COLUMN "_status";
  ALTER TABLE "_footer_v" DROP COLUMN "version__status";
  ALTER TABLE "_footer_v" DROP COLUMN "snapshot";
  ALTER TABLE "_footer_v" DROP COLUMN "published_locale";
  ALTER TABLE "_footer_v" DROP COLUMN "latest";
  ALTER TABLE "shop_settings" DROP COLUMN "_status";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "version__status";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "snapshot";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "published_locale";
  ALTER TABLE "_shop_settings_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";
  DROP TYPE "public"."enum_main_menu_status";
  DROP TYPE "public"."enum__main_menu_v_version_status";
  DROP TYPE "public"."enum__main_menu_v_published_locale";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum__header_v_published_locale";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";
  DROP TYPE "public"."enum_shop_settings_status";
  DROP TYPE "public"."enum__shop_settings_v_version_status";
  DROP TYPE "public"."enum__shop_settings_v_published_locale";`)
}
