import type { Pool } from 'pg'
import { PAGE } from '../metrics.ts'
import type { Engine } from './engine.ts'

/** The texts of a product as they are, all its languages together. */
export const RAW_TEXTS = `
  select p.id, string_agg(distinct l.title, ' ') as title, string_agg(distinct l.brand, ' ') as brand,
    (select string_agg(distinct c.title, ' ') from public.categories_locales c where c._parent_id = p.category_id) as category,
    (select string_agg(t.name || ' ' || t.value, ' ') from public.products_attributes a
      join public.products_attributes_locales t on t._parent_id = a.id where a._parent_id = p.id) as attributes,
    (select string_agg(v.sku, ' ') from public.variants v where v.product_id = p.id) as codes,
    (select string_agg(d.description #>> '{root,children,0,children,0,text}', ' ') from public.products_locales d
      where d._parent_id = p.id) as description
  from public.products p join public.products_locales l on l._parent_id = p.id group by p.id`

/** What PostgreSQL does by itself: the configuration `simple` over raw texts, every word, by ts_rank. */
export async function simpleBaseline(owner: Pool, { kept }: { kept: boolean }): Promise<Engine> {
  if (!kept) await fill(owner)
  return {
    name: 'PostgreSQL simple',
    async find(text) {
      const { rows } = await owner.query<{ id: number }>(
        `select id from bench.simple, plainto_tsquery('simple', $1) q where terms @@ q order by ts_rank(terms, q) desc, id limit $2`,
        [text, PAGE],
      )
      return rows.map(({ id }) => id)
    },
  }
}

async function fill(owner: Pool): Promise<void> {
  await owner.query('create schema if not exists bench; drop table if exists bench.simple')
  await owner.query(`create table bench.simple as select id,
    setweight(to_tsvector('simple', coalesce(title, '')), 'A') || setweight(to_tsvector('simple', coalesce(brand, '')), 'A')
    || setweight(to_tsvector('simple', coalesce(category, '') || ' ' || coalesce(codes, '')), 'B')
    || setweight(to_tsvector('simple', coalesce(attributes, '')), 'C')
    || setweight(to_tsvector('simple', coalesce(description, '')), 'D') as terms from (${RAW_TEXTS}) t`)
  await owner.query('create index on bench.simple using gin (terms)')
}
