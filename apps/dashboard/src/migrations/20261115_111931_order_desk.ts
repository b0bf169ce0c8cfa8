import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" ADD COLUMN "score_every_rial" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "shop_settings" ADD COLUMN "shop_mobile" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "shop_phone" varchar;
  ALTER TABLE "shop_settings" ADD COLUMN "economic_code" varchar;
  ALTER TABLE "shop_settings_locales" ADD COLUMN "shop_address" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shop_settings" DROP COLUMN "score_every_rial";
  ALTER TABLE "shop_settings" DROP COLUMN "shop_mobile";
  ALTER TABLE "shop_settings" DROP COLUMN "shop_phone";
  ALTER TABLE "shop_settings" DROP COLUMN "economic_code";
  ALTER TABLE "shop_settings_locales" DROP COLUMN "shop_address";`)
}
