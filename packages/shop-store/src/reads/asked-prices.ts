import type { StoredPrices } from '@rasteh/shop-core/product-grid'
import type { Database } from '../platform/pool.ts'

/** The prices of variants, and what shoppers were asked for them in the last thirty days. */
export async function loadAskedPrices(
  database: Pick<Database, 'query'>,
  variantIds: readonly number[],
): Promise<StoredPrices[]> {
  const { rows } = await database.query<StoredPrices>({
    name: 'asked-prices',
    // Pools of the content platform leave other kinds of numbers as texts.
    text: `select a.variant_id as "variantId", p.unit_price_rial::float8 as "unitRial", p.old_price_rial::float8 as "struckRial",
        a.highest_rial::float8 as "highestRial", a.is_offered as "isOffered"
      from shop.asked_prices($1::int[]) a left join public.prices p on p.variant_id = a.variant_id`,
    values: [variantIds],
  })
  return rows
}
