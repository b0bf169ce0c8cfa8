import type { Database } from '../platform/pool.ts'
import { CARD_COLUMNS, CARD_TEXTS, firstSold, IS_RUNNING } from './card.sql.ts'
import type { Locale } from './locale.ts'
import type { ProductCard } from './product-list.ts'
import type { ProductSource } from './product-source.ts'

/** A product as modules show it: its card and how long its offer runs. */
export type ModuleProduct = ProductCard & {
  offerEndsAt: Date | null
  showsDays: boolean
}

/** The products of a module's source: one statement, whatever the source. */
export async function loadModuleProducts(
  database: Database,
  source: ProductSource,
  locale: Locale,
): Promise<ModuleProduct[]> {
  const { rows } = await database.query<ModuleProduct>({
    name: `module-products-${source.kind}`,
    text: STATEMENTS[source.kind],
    values: [locale, source.count, ...chosen(source)],
  })
  return rows
}

function chosen(source: ProductSource): unknown[] {
  if (source.kind === 'category') return [source.categoryId]
  return source.kind === 'picked' ? [source.productIds] : []
}

const SHOWN = `${CARD_COLUMNS}, o.ends_at as "offerEndsAt", coalesce(o.show_day, false) as "showsDays"`

const products = (condition: string, order: string) => `
  select ${SHOWN}
  from ${firstSold({ condition, order, limit: 'limit $2' })}
  ${CARD_TEXTS}
  order by ${order}`

const OFFERED = `and p.id = any(array(
  select x.product_id from public.offers o join public.variants x on x.id = o.variant_id where ${IS_RUNNING}))`

/**
 * Found by the few offers, so that nothing is looked up for the rest of the catalogue; `offset 0` keeps the planner from
 * looking up variants first. What ends first is seen first.
 */
const OFFERS = `
  select ${SHOWN}
  from ${firstSold({ condition: OFFERED, order: 'p.id', limit: 'offset 0' })}
  ${CARD_TEXTS}
  where o.id is not null
  order by o.ends_at nulls last, p.id
  limit $2`

const STATEMENTS: Readonly<Record<ProductSource['kind'], string>> = {
  newest: products('', 'p.created_at desc, p.id desc'),
  popular: products('', 'p.popularity desc, p.id desc'),
  offers: OFFERS,
  category: products(
    'and p.category_id in (select c.id from public.categories c where c.id = $3 or c.parent_id = $3)',
    'p.popularity desc, p.id desc',
  ),
  picked: products('and p.id = any($3::int[])', 'array_position($3::int[], p.id)'),
}
