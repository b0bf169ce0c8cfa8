import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "in_footer" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_in_footer" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "is_decorative" boolean DEFAULT false;`)
  // Until now the footer named the first twelve published pages: these stay, and others come by choice alone. The
  // versions too, or the next save of a form would take them away again.
  await db.execute(sql`
    with shown as (
      update "pages" set "in_footer" = true where "id" in (
        select "id" from "pages" where "deleted_at" is null and "_status" = 'published' and "slug" <> 'home'
        order by "id" limit 12)
      returning "id")
    update "_pages_v" set "version_in_footer" = true where "parent_id" in (select "id" from shown)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "in_footer";
  ALTER TABLE "_pages_v" DROP COLUMN "version_in_footer";
  ALTER TABLE "media" DROP COLUMN "is_decorative";`)
}
