import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "variants" ADD COLUMN "full_title" varchar;
  ALTER TABLE "variants" ADD COLUMN "search_text" varchar;
  ALTER TABLE "customers" ADD COLUMN "shown_name" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "variants" DROP COLUMN "full_title";
  ALTER TABLE "variants" DROP COLUMN "search_text";
  ALTER TABLE "customers" DROP COLUMN "shown_name";`)
}
