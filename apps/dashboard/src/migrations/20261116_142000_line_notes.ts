import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "asks_note" boolean DEFAULT false;
  ALTER TABLE "products_locales" ADD COLUMN "note_label" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_asks_note" boolean DEFAULT false;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_note_label" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "asks_note";
  ALTER TABLE "products_locales" DROP COLUMN "note_label";
  ALTER TABLE "_products_v" DROP COLUMN "version_asks_note";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_note_label";`)
}
