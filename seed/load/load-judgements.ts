import type { Pool } from 'pg'

/** Searches for a category or a brand by its name: its products are the answers. Managers add their own beside them. */
export async function loadJudgements(owner: Pool): Promise<void> {
  await owner.query(JUDGEMENTS)
}

const JUDGEMENTS = `
with named as (
  select t.title as text, p.id as product_id
  from public.categories_locales t join public.products p on p.category_id = t._parent_id where t._locale = 'fa'
  union
  select l.brand, l._parent_id from public.products_locales l where l._locale = 'fa' and l.brand <> ''
), judged as (
  insert into public.search_judgements (text, updated_at, created_at)
  select text, now(), now() from named group by text having count(*) <= 50 order by text returning id, text
)
insert into public.search_judgements_answers (_order, _parent_id, id, product_id, grade)
select row_number() over (partition by j.id order by n.product_id), j.id, md5(j.id || ':' || n.product_id), n.product_id, '3'
from judged j join named n using (text)`
