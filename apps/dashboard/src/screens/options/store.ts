import { sql } from '@payloadcms/db-postgres'
import {
  type ChoosingVariant,
  type Combination,
  type ProductOption,
  readOptions,
  titleOfChoice,
} from '@rasteh/shop-core/options'
import type { PayloadRequest } from 'payload'
import { callerIp } from '#cms-api/caller-header.ts'
import { databaseOfSave } from '#database/adapter.ts'

export type KnownProduct = {
  options: ProductOption[]
  variants: ChoosingVariant[]
  /** The price of the default variant, which new ones take. */
  priceRial: number | null
}

/** What managers wrote last of a product's options, published or not, with its variants; one statement. */
const KNOWN = (productId: number) => sql`
  select case when d.id is null then p.options else d.version_options end as options,
    coalesce((select json_agg(json_build_object('id', v.id, 'sku', v.sku,
        'choice', case when jsonb_typeof(v.choice) = 'object' then v.choice end) order by v.is_default desc, v.id)
      from public.variants v where v.product_id = p.id and v.deleted_at is null), '[]') as variants,
    (select pr.unit_price_rial::float8 from public.variants v join public.prices pr on pr.variant_id = v.id
      where v.product_id = p.id and v.deleted_at is null and v.is_default order by v.id limit 1) as "priceRial"
  from public.products p left join public._products_v d on d.parent_id = p.id and d.latest
  where p.id = ${productId} and p.deleted_at is null`

export async function loadKnown(req: PayloadRequest, productId: number): Promise<KnownProduct | null> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<KnownProduct & { options: unknown }>(KNOWN(productId))
  const [row] = rows
  if (!row) return null
  const options = readOptions(row.options)
  return { ...row, options: options.ok ? options.value : [] }
}

/** Holds the product against other saves of its options and choices, until the transaction ends. */
export async function holdProduct(req: PayloadRequest, productId: number): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select from public.products where id = ${productId} for no key update`)
}

/** Which of these codes some variant has, in the trash too. */
export async function findTakenSkus(req: PayloadRequest, skus: readonly string[]): Promise<string[]> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ sku: string }>(
    sql`select sku from public.variants where sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`,
  )
  return rows.map(({ sku }) => sku)
}

/** Codes that begin like this: new ones are chosen beside them. */
export async function findSkusLike(req: PayloadRequest, base: string): Promise<string[]> {
  const database = await databaseOfSave(req)
  const pattern = `${base.replace(/[\\%_]/g, '\\$&')}-%`
  const { rows } = await database.execute<{ sku: string }>(
    sql`select sku from public.variants where sku ilike ${pattern} limit 5000`,
  )
  return rows.map(({ sku }) => sku)
}

type Made = { productId: number; options: readonly ProductOption[]; priceRial: number | null }

/** Makes the variants in the transaction of the request: one statement, however many there are. */
export async function makeCombinations(
  req: PayloadRequest,
  combinations: readonly Combination[],
  { productId, options, priceRial }: Made,
): Promise<number> {
  const database = await databaseOfSave(req)
  const rows = combinations.map(({ choice, sku }) => ({
    choice,
    sku,
    titleFa: titleOfChoice(choice, options, 'fa'),
    titleEn: titleOfChoice(choice, options, 'en'),
  }))
  const made = await database.execute<{ made: number[] }>(
    sql`select set_config('rasteh.caller', ${callerIp(req.headers)}, true), shop.make_combinations(${productId}::int,
      ${JSON.stringify(rows)}::jsonb, ${priceRial}::bigint, ${Number(req.user?.id)}::int) as made`,
  )
  return made.rows[0]?.made.length ?? 0
}
