import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'

const database = useTestDatabase()

/** The jobs that notify search and the edge of this product while `change` runs. */
async function jobsDuring(productId: number, change: () => Promise<unknown>): Promise<string[]> {
  await database.owner.query('delete from jobs.job')
  await change()
  const { rows } = await database.owner.query<{ name: string }>(
    `select distinct name from jobs.job
     where data = jsonb_build_object('productId', $1::int) or data -> 'keys' ? ('product-' || $1::int) order by name`,
    [productId],
  )
  return rows.map(({ name }) => name)
}

const hold = (variantId: number, units: number) =>
  database.owner.query('update shop.stock_buckets set reserved = reserved + $2 where variant_id = $1', [
    variantId,
    units,
  ])

describe('stock', () => {
  it('that runs out, or is there again, is told to search and to the edge', async () => {
    const { productId, variantId } = await addProduct(database.owner, { stock: 3 })
    const both = ['purge-pages', 'refresh-search-document']
    expect(await jobsDuring(productId, () => hold(variantId, 2))).toEqual([])
    expect(await jobsDuring(productId, () => hold(variantId, 1))).toEqual(both)
    expect(await jobsDuring(productId, () => hold(variantId, -1))).toEqual(both)
  })

  it('that a change does not commit is told to nobody', async () => {
    const { productId, variantId } = await addProduct(database.owner, { stock: 1 })
    const jobs = await jobsDuring(productId, async () => {
      const client = await database.owner.connect()
      await client.query('begin')
      await client.query('update shop.stock_buckets set reserved = 1 where variant_id = $1', [variantId])
      await client.query('rollback')
      client.release()
    })
    expect(jobs).toEqual([])
  })
})
