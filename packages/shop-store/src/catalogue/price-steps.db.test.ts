import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetOldRows } from '../platform/forget-old-rows.ts'
import { openPool, type Pool } from '../platform/pool.ts'

const database = useTestDatabase()
let web: Pool
beforeAll(() => {
  web = openPool({ url: database.urls.web, name: 'test-web', max: 8 })
})
afterAll(() => web.end())

const stepsOf = async (variantId: number) => {
  const { rows } = await web.query<{ asked: number | null; isPlanned: boolean }>(
    `select asked_rial as asked, at > clock_timestamp() as "isPlanned" from shop.price_steps where variant_id = $1 order by at`,
    [variantId],
  )
  return rows
}
const setPrice = (variantId: number, price: number) =>
  web.query('update public.prices set unit_price_rial = $2 where variant_id = $1', [variantId, price])
const putOffer = (variantId: number, percent: number, [from, to]: [string, string] = ['-1 hour', '1 day']) =>
  web.query(
    `insert into public.offers (variant_id, kind, percent, starts_at, ends_at, show_day)
     values ($1, 'percent', $2, now() + $3::interval, now() + $4::interval, true)`,
    [variantId, percent, from, to],
  )
const rangeOf = async (variantId: number) => {
  const { rows } = await web.query(
    `select lowest_rial as lowest, highest_rial as highest, is_offered as "isOffered" from shop.asked_prices(array[$1::int])`,
    [variantId],
  )
  return rows[0]
}
const asked = (rial: number | null, isPlanned = false) => ({ asked: rial, isPlanned })

describe('the steps of a price', () => {
  it('are what was asked, each time that it became another', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    await setPrice(variantId, 1_500)
    await setPrice(variantId, 1_500)
    await setPrice(variantId, 900)
    expect(await stepsOf(variantId)).toEqual([asked(1_000), asked(1_500), asked(900)])
    expect(await rangeOf(variantId)).toEqual({ lowest: 900, highest: 1_500, isOffered: false })
  })

  it('know what an offer takes off, and when it will be over', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 10_000 })
    await putOffer(variantId, 25)
    expect(await stepsOf(variantId)).toEqual([asked(10_000), asked(7_500), asked(10_000, true)])
    expect(await rangeOf(variantId)).toEqual({ lowest: 7_500, highest: 10_000, isOffered: true })
    await web.query('delete from public.offers where variant_id = $1', [variantId])
    expect(await stepsOf(variantId)).toEqual([asked(10_000), asked(7_500), asked(10_000)])
  })

  it('plan an offer that begins later, and forget the plan when the price moves', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 10_000 })
    await putOffer(variantId, 50, ['1 day', '2 days'])
    expect(await stepsOf(variantId)).toEqual([asked(10_000), asked(5_000, true), asked(10_000, true)])
    await setPrice(variantId, 20_000)
    expect(await stepsOf(variantId)).toEqual([
      asked(10_000),
      asked(20_000),
      asked(10_000, true),
      asked(20_000, true),
    ])
    expect(await rangeOf(variantId)).toMatchObject({ lowest: 10_000, highest: 20_000, isOffered: false })
  })

  it('end where the price goes, and count thirty days with what was asked on the first of them', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    await database.owner.query(
      `insert into shop.price_steps values ($1, now() - interval '50 days', 9000), ($1, now() - interval '40 days', 700),
        ($1, now() - interval '20 days', 800)`,
      [variantId],
    )
    expect(await rangeOf(variantId)).toMatchObject({ lowest: 700, highest: 1_000 })
    await web.query('delete from public.prices where variant_id = $1', [variantId])
    expect((await stepsOf(variantId)).at(-1)).toEqual(asked(null))
  })

  it('are right when a price and its offer are saved at once', async () => {
    const products = await Promise.all(
      Array.from({ length: 20 }, () => addProduct(database.owner, { priceRial: 1_000 })),
    )
    await Promise.all(
      products.flatMap(({ variantId }) => [setPrice(variantId, 20_000), putOffer(variantId, 50)]),
    )
    const lasts = await Promise.all(
      products.map(async ({ variantId }) => (await stepsOf(variantId)).findLast((step) => !step.isPlanned)),
    )
    expect(lasts).toEqual(products.map(() => asked(10_000)))
  })

  it('are forgotten when they are older than any line, save the last of them', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    await database.owner.query(
      `insert into shop.price_steps values ($1, now() - interval '200 days', 1), ($1, now() - interval '150 days', 2),
        ($1, now() - interval '30 days', 3)`,
      [variantId],
    )
    const shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 1 })
    await forgetOldRows(shop)
    await shop.end()
    expect((await stepsOf(variantId)).map((step) => step.asked)).toEqual([2, 3, 1_000])
  })

  it('are written by no role itself', async () => {
    const { variantId } = await addProduct(database.owner, { priceRial: 1_000 })
    await expect(
      web.query('delete from shop.price_steps where variant_id = $1', [variantId]),
    ).rejects.toThrow(/permission denied/)
  })
})
