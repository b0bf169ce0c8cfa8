import { postgresClient } from '../../../scripts/services/postgres.ts'

/** The database of the shop that journeys visit; `scripts/processes/start-seeded-shop.ts` makes it. */
const DATABASE = 'rasteh_e2e'

/** Runs a statement as the shop's owner would and answers the first column of its rows: for what no page can set up. */
export function query(statement: string): string[] {
  const answer = postgresClient('psql', ['-qtA', '-d', DATABASE, '-c', statement])
  return answer.split('\n').filter(Boolean)
}

/** The address of the most popular product that a condition on `p` and its default variant `v` holds for, with so much in stock. */
export function productWhere(condition: string, stock = 40): string {
  const [address] = query(`select '/product/' || p.id || '/' || p.slug from public.products p
    join public.variants v on v.product_id = p.id and v.is_default
    where (select sum(on_hand) from shop.stock_buckets s where s.variant_id = v.id) >= ${stock} and ${condition}
    order by p.popularity desc, p.id limit 1`)
  if (!address) throw new Error(`the seed has no product where ${condition}`)
  return encodeURI(address)
}

/** Takes a text of the shop away, as a manager who blanks it would, and gives it back. */
export function blankText(key: string): () => void {
  const [value] =
    query(`select l.value from public.messages_locales l join public.messages m on m.id = l._parent_id
    where m.key = '${key}' and l._locale = 'fa'`)
  const write = (text: string) =>
    query(`update public.messages_locales l set value = '${text}' from public.messages m
      where m.id = l._parent_id and m.key = '${key}' and l._locale = 'fa'`)
  write(' ')
  return () => void write(value ?? '')
}
