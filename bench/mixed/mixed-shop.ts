import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { PAGE_PATHS, PATHS } from '@rasteh/contracts/paths'
import { suggestionSearchUrl } from '@rasteh/shop-core/search-box'
import { addAddress } from '@rasteh/test-kit/checkout'
import { addCustomer } from '@rasteh/test-kit/trade'
import type { Pool } from 'pg'
import type { Buyer } from './buy.ts'

export type MixedShop = {
  pages: Record<'home' | 'category' | 'product' | 'news' | 'results', string[]>
  terms: string[]
  products: number[]
  buyers: Buyer[]
  bankId: number
}

/** So few that a buyer is rarely the same; each buys one thing at a time. */
const BUYERS = 400
const PLENTY = 1_000_000
/** Left as few as the seeds have them, so that some come too late. */
const SCARCE = 3

/** Customers, plenty of stock, and the addresses that people visit, of a shop filled with seeds. */
export async function prepareMixedShop(owner: Pool, origin: string): Promise<MixedShop> {
  const texts = async (sql: string) => (await owner.query<{ text: string }>(sql)).rows.map(({ text }) => text)
  const pages = {
    home: ['/'],
    category: await texts(`select '/category/' || id || '/' || slug as text from public.categories
      where deleted_at is null order by id`),
    product: await texts(`select '/product/' || id || '/' || slug as text from public.products
      where deleted_at is null and _status = 'published' order by md5(id::text)`),
    news: [
      '/news',
      ...(await texts(`select '/news/' || slug as text from public.news
      where deleted_at is null and _status = 'published' order by id`)),
    ],
    results: [] as string[],
  }
  // What people look for are words of titles, whole or begun.
  const titles = await texts(
    `select title as text from public.products_locales where _locale = 'fa' order by md5(title)`,
  )
  const terms = titles.map((title) => title.split(/\s+/).slice(0, 2).join(' '))
  pages.results = terms
    .slice(0, 60)
    .flatMap((term) => suggestionSearchUrl({ searchPage: PAGE_PATHS.search, text: term }) ?? [])
  const { rows: banks } = await owner.query<{ id: number }>(
    "select id from public.banks where gateway = 'zarinpal'",
  )
  return {
    pages: Object.fromEntries(
      Object.entries(pages).map(([kind, all]) => [kind, all.map(encodeOnce)]),
    ) as MixedShop['pages'],
    terms,
    products: await stockUp(owner, origin),
    buyers: await inviteBuyers(owner),
    bankId: banks[0]?.id ?? 0,
  }
}

const encodeOnce = (path: string) => (path.includes('%') ? path : encodeURI(path))

/** The products that anybody may put into a basket, one at a time; all but the last few in plenty. */
async function stockUp(owner: Pool, origin: string): Promise<number[]> {
  const { rows } = await owner.query<{ productId: number; variantId: number }>(
    `select p.id as "productId", v.id as "variantId" from public.products p
     join public.variants v on v.product_id = p.id and v.is_default and v.deleted_at is null
     where p.deleted_at is null and p._status = 'published' and exists (
       select from shop.stock_buckets b where b.variant_id = v.id and b.on_hand > b.reserved)
     order by p.id limit 120`,
  )
  const sold: typeof rows = []
  for (const row of rows) if (await canBuyOne(origin, row.productId)) sold.push(row)
  for (const { variantId } of sold.slice(0, -SCARCE))
    await owner.query('select shop.adjust_stock($1, $2, $3, $4)', [variantId, PLENTY, 'mixed load', 'bench'])
  return sold.map(({ productId }) => productId)
}

async function canBuyOne(origin: string, productId: number): Promise<boolean> {
  const answer = await fetch(origin + PATHS.cartCreate, {
    method: 'POST',
    headers: { [LABEL_HEADER]: 'mixed', origin, 'content-type': 'application/json' },
    body: JSON.stringify([{ ProductId: productId, Quantity: 1, Action: 1 }]),
  })
  const basket = (await answer.json()) as { Quantity?: number }[]
  return answer.status === 200 && basket[0]?.Quantity === 1
}

async function inviteBuyers(owner: Pool): Promise<Buyer[]> {
  const { rows } = await owner.query<{ id: number }>(
    "select id from public.cities where province = '8' order by id limit 1",
  )
  const buyers: Buyer[] = []
  for (let count = 0; count < BUYERS; count += 1) {
    const customer = await addCustomer(owner)
    buyers.push({ ...customer, addressId: await addAddress(owner, customer.customerId, rows[0]?.id ?? 0) })
  }
  return buyers
}
