import type { Pool } from 'pg'

/** How many products are on offer, each of another category. */
const OFFERS = 14

/**
 * Puts the second best of most categories on offer: some end within hours, some in days, a third of them
 * without showing days. Books are left alone, so that there is always something at its plain price.
 */
export async function loadOffers(owner: Pool, plainCategorySlug: string): Promise<void> {
  await owner.query(OFFER, [plainCategorySlug, OFFERS])
}

const OFFER = `
insert into public.offers (variant_id, kind, percent, starts_at, ends_at, show_day)
select id, 'percent', 10 + (place * 7) % 25, now() - interval '1 hour', now() + place * place * interval '40 minutes' + interval '2 hours',
  place % 3 <> 0
from (
  select v.id, row_number() over (order by p.popularity desc) as place
  from (
    select p.*, row_number() over (partition by p.category_id order by p.popularity desc, p.id) as rank from public.products p
  ) p
  join public.variants v on v.product_id = p.id and v.is_default
  join public.prices pr on pr.variant_id = v.id and pr.old_price_rial is null
  join public.categories c on c.id = p.category_id and c.slug <> $1
  where p.rank = 2 and exists (select from shop.stock_buckets s where s.variant_id = v.id and s.on_hand > 20)
) as offered
where place <= $2`
