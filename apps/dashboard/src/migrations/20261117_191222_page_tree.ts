import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "main_menu_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_id" integer,
  	"categories_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_id" integer,
  	"categories_id" integer,
  	"products_id" integer
  );
  
  -- A shop has some hundreds of pages: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-deletion
  DROP INDEX "pages_slug_idx";
  -- A shop has some hundreds of pages: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-deletion
  DROP INDEX "_pages_v_version_version_slug_idx";
  ALTER TABLE "main_menu_third" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "main_menu_second" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "main_menu_items" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "footer_columns_links" ALTER COLUMN "address" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "parent_id" integer;
  ALTER TABLE "pages" ADD COLUMN "path" varchar;
  ALTER TABLE "pages" ADD COLUMN "shows_tree_menu" boolean DEFAULT true;
  ALTER TABLE "_pages_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_shows_tree_menu" boolean DEFAULT true;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."main_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "main_menu_rels" ADD CONSTRAINT "main_menu_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;`)
  // Pages keep their addresses: until now the slug was the whole path.
  await db.execute(sql`
    update "pages" set "path" = "slug" where "path" is null and "slug" is not null;
    update "_pages_v" set "version_path" = "version_slug" where "version_path" is null and "version_slug" is not null`)
  await db.execute(sql`
  CREATE INDEX "main_menu_rels_order_idx" ON "main_menu_rels" USING btree ("order");
  CREATE INDEX "main_menu_rels_parent_idx" ON "main_menu_rels" USING btree ("parent_id");
  CREATE INDEX "main_menu_rels_path_idx" ON "main_menu_rels" USING btree ("path");
  CREATE INDEX "main_menu_rels_pages_id_idx" ON "main_menu_rels" USING btree ("pages_id");
  CREATE INDEX "main_menu_rels_news_id_idx" ON "main_menu_rels" USING btree ("news_id");
  CREATE INDEX "main_menu_rels_categories_id_idx" ON "main_menu_rels" USING btree ("categories_id");
  CREATE INDEX "main_menu_rels_products_id_idx" ON "main_menu_rels" USING btree ("products_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");
  CREATE INDEX "footer_rels_news_id_idx" ON "footer_rels" USING btree ("news_id");
  CREATE INDEX "footer_rels_categories_id_idx" ON "footer_rels" USING btree ("categories_id");
  CREATE INDEX "footer_rels_products_id_idx" ON "footer_rels" USING btree ("products_id");
  -- A shop has some hundreds of pages: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  -- A shop has some hundreds of pages: the lock is held for a moment.
  -- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  -- A shop has some hundreds of pages: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  -- A shop has some hundreds of pages: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  -- A shop has some hundreds of pages: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  -- A shop has some hundreds of pages: the lock is held for a moment.
  -- squawk-ignore require-concurrent-index-creation
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "main_menu_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "main_menu_rels" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_parent_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_parent_id_pages_id_fk";
  
  DROP INDEX "pages_parent_idx";
  DROP INDEX "pages_path_idx";
  DROP INDEX "_pages_v_version_version_parent_idx";
  DROP INDEX "_pages_v_version_version_path_idx";
  ALTER TABLE "main_menu_third" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "main_menu_second" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "main_menu_items" ALTER COLUMN "address" SET NOT NULL;
  ALTER TABLE "footer_columns_links" ALTER COLUMN "address" SET NOT NULL;
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  ALTER TABLE "pages" DROP COLUMN "parent_id";
  ALTER TABLE "pages" DROP COLUMN "path";
  ALTER TABLE "pages" DROP COLUMN "shows_tree_menu";
  ALTER TABLE "_pages_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_path";
  ALTER TABLE "_pages_v" DROP COLUMN "version_shows_tree_menu";`)
}
