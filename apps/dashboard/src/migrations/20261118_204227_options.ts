import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "options" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_options" jsonb;
  ALTER TABLE "variants" ADD COLUMN "choice" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "options";
  ALTER TABLE "_products_v" DROP COLUMN "version_options";
  ALTER TABLE "variants" DROP COLUMN "choice";`)
}
