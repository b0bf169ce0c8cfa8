import { openPool } from '@rasteh/shop-store/platform/pool'

/** Asks the database of the shop that journeys visit, as its owner: for what no page can find or set up. */
export async function query<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const owner = openPool({ url: process.env.RASTEH_E2E_DATABASE_URL ?? '', name: 'rasteh-journeys', max: 1 })
  try {
    return (await owner.query<Row>(statement, values)).rows
  } finally {
    await owner.end()
  }
}

type FoundProduct = { id: number; address: string }

/** The most popular product for which a condition on `p` and its default variant `v` holds, with so much in stock. */
export async function productWhere(condition: string, stock = 40): Promise<FoundProduct> {
  const [found] = await query<{ id: number; slug: string }>(
    `select p.id, p.slug from public.products p join public.variants v on v.product_id = p.id and v.is_default
     where p.deleted_at is null and (select sum(on_hand - reserved) from shop.stock_buckets s where s.variant_id = v.id) >= $1
       and ${condition}
     order by p.popularity desc, p.id limit 1`,
    [stock],
  )
  if (!found) throw new Error(`the seed has no product where ${condition}`)
  return { id: found.id, address: `/product/${found.id}/${encodeURIComponent(found.slug)}` }
}

/** Takes a Persian text of the shop away, as a manager who blanks it would, and answers how to give it back. */
export async function blankText(key: string): Promise<() => Promise<unknown>> {
  const of = `from public.messages m where m.id = l._parent_id and m.key = $1 and l._locale = 'fa'`
  const [text] = await query<{ value: string }>(
    `select l.value from public.messages_locales l join public.messages m on m.id = l._parent_id
     where m.key = $1 and l._locale = 'fa'`,
    [key],
  )
  const write = (value: string) =>
    query(`update public.messages_locales l set value = $2 ${of}`, [key, value])
  await write(' ')
  return () => write(text?.value ?? '')
}
