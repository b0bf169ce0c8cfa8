import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_delivery_methods_work_days" AS ENUM('sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri');
  ALTER TYPE "public"."enum_delivery_methods_kind" ADD VALUE 'collect' AFTER 'freight';
  CREATE TABLE "delivery_methods_work_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_delivery_methods_work_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "delivery_methods_slots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from_hour" numeric NOT NULL,
  	"to_hour" numeric NOT NULL,
  	"capacity" numeric
  );
  
  ALTER TABLE "delivery_methods" ADD COLUMN "cutoff_hour" numeric;
  ALTER TABLE "delivery_methods" ADD COLUMN "lead_days" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "delivery_methods" ADD COLUMN "from_hour" numeric;
  ALTER TABLE "delivery_methods" ADD COLUMN "to_hour" numeric;
  ALTER TABLE "delivery_methods" ADD COLUMN "day_capacity" numeric;
  ALTER TABLE "delivery_methods_work_days" ADD CONSTRAINT "delivery_methods_work_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_methods_slots" ADD CONSTRAINT "delivery_methods_slots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_methods"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "delivery_methods_work_days_order_idx" ON "delivery_methods_work_days" USING btree ("order");
  CREATE INDEX "delivery_methods_work_days_parent_idx" ON "delivery_methods_work_days" USING btree ("parent_id");
  CREATE INDEX "delivery_methods_slots_order_idx" ON "delivery_methods_slots" USING btree ("_order");
  CREATE INDEX "delivery_methods_slots_parent_id_idx" ON "delivery_methods_slots" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "delivery_methods_work_days" CASCADE;
  DROP TABLE "delivery_methods_slots" CASCADE;
  ALTER TABLE "delivery_methods" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "delivery_methods" ALTER COLUMN "kind" SET DEFAULT 'post'::text;
  DROP TYPE "public"."enum_delivery_methods_kind";
  CREATE TYPE "public"."enum_delivery_methods_kind" AS ENUM('post', 'courier', 'freight');
  ALTER TABLE "delivery_methods" ALTER COLUMN "kind" SET DEFAULT 'post'::"public"."enum_delivery_methods_kind";
  ALTER TABLE "delivery_methods" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_delivery_methods_kind" USING "kind"::"public"."enum_delivery_methods_kind";
  ALTER TABLE "delivery_methods" DROP COLUMN "cutoff_hour";
  ALTER TABLE "delivery_methods" DROP COLUMN "lead_days";
  ALTER TABLE "delivery_methods" DROP COLUMN "from_hour";
  ALTER TABLE "delivery_methods" DROP COLUMN "to_hour";
  ALTER TABLE "delivery_methods" DROP COLUMN "day_capacity";
  DROP TYPE "public"."enum_delivery_methods_work_days";`)
}
