import type { SheetKind } from '@rasteh/shop-core/import-export'
import type { Connection } from '#database/content-pool.ts'

/**
 * Of the records an import made, those that nothing has touched or points to. Stock that ever moved stays in the
 * ledger, so that its variant stays too.
 */
export async function removableIds(
  connection: Connection,
  kind: SheetKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await connection.query<{ id: number }>(
    kind === 'products' ? FREE_PRODUCTS : FREE_VARIANTS,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function removeRecords(
  connection: Connection,
  kind: SheetKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  for (const statement of kind === 'products' ? REMOVE_PRODUCTS : REMOVE_VARIANTS)
    await connection.query(statement, [ids])
}

export async function trashRecords(
  connection: Connection,
  kind: SheetKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  for (const statement of kind === 'products' ? TRASH_PRODUCTS : TRASH_VARIANTS)
    await connection.query(statement, [ids])
}

const POINTED_AT = `exists (select from shop.stock_buckets s where s.variant_id = v.id)
  or exists (select from shop.basket_lines l where l.variant_id = v.id)
  or exists (select from public.price_layers l where l.variant_id = v.id)
  or exists (select from public.offers o where o.variant_id = v.id)
  or exists (select from public.gifts g where g.variant_id = v.id)`

const FREE_VARIANTS = `select v.id from public.variants v
  where v.id = any($1::int[]) and v.updated_at = v.created_at and not (${POINTED_AT})`

const FREE_PRODUCTS = `select p.id from public.products p where p.id = any($1::int[]) and p.updated_at = p.created_at
  and not exists (select from public.products_rels r where r.products_id = p.id)
  and not exists (select from shop.basket_lines l where l.product_id = p.id)
  and not exists (select from public.variants v where v.product_id = p.id
    and (v.updated_at <> v.created_at or not v.is_default or ${POINTED_AT}))`

const REMOVE_VARIANTS = [
  'delete from public.prices where variant_id = any($1::int[])',
  'delete from public.variants where id = any($1::int[])',
]

const REMOVE_PRODUCTS = [
  'delete from public.prices where variant_id in (select id from public.variants where product_id = any($1::int[]))',
  'delete from public.variants where product_id = any($1::int[])',
  'delete from public._products_v where parent_id = any($1::int[])',
  'delete from public.products where id = any($1::int[])',
]

const TRASH_VARIANTS = [
  'update public.variants set deleted_at = coalesce(deleted_at, now()), updated_at = now() where id = any($1::int[])',
]

const TRASH_PRODUCTS = [
  'update public.variants set deleted_at = coalesce(deleted_at, now()), updated_at = now() where product_id = any($1::int[])',
  'update public.products set deleted_at = coalesce(deleted_at, now()), updated_at = now() where id = any($1::int[])',
]
