import type { Pool } from 'pg'

/**
 * Gives the seeded shop a past: prices that moved in the last months, and a struck price that was asked until the discount
 * began. What was noted while the seed was loaded becomes the price of today.
 */
export async function loadPriceHistory(owner: Pool): Promise<void> {
  await owner.query(TODAY)
  await owner.query(PAST)
}

/** Offers began an hour ago; all other prices are some days old. */
const TODAY = `
update shop.price_steps s
set at = case when earlier.at is null then now() - (3 + s.variant_id % 12) * interval '1 day' else now() - interval '1 hour' end
from shop.price_steps o
left join lateral (select max(e.at) as at from shop.price_steps e where e.variant_id = o.variant_id and e.at < o.at) earlier on true
where o.variant_id = s.variant_id and o.at = s.at and s.at <= now()`

const PAST = `
insert into shop.price_steps (variant_id, at, asked_rial)
select pr.variant_id, now() - past.days * interval '1 day',
  case when past.share is null then greatest(pr.unit_price_rial, coalesce(pr.old_price_rial, 0))
    else round(greatest(pr.unit_price_rial, coalesce(pr.old_price_rial, 0)) * past.share / 100000) * 100000 end
from public.prices pr
cross join (values (120, 0.94), (71, 0.97), (46, 1.03), (22, null)) as past (days, share)
where past.share is null or pr.variant_id % 4 > 0
on conflict do nothing`
