import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addOffer } from '@rasteh/test-kit/trade'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPool } from '../platform/pool.ts'
import {
  LOW_STOCK,
  loadEndingOffers,
  loadLowStock,
  loadRecentEdits,
  loadShopDay,
  loadWaiting,
} from './shop-day.ts'

const database = useTestDatabase()
const HOUR_MS = 3_600_000
const hence = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

describe("the shop's day", () => {
  it('names the variants that run low, the scarcest first, and counts them all', async () => {
    const plenty = await addProduct(database.owner, { stock: LOW_STOCK + 1 })
    const few = await addProduct(database.owner, { stock: LOW_STOCK })
    const none = await addProduct(database.owner, { stock: 0 })
    const { rows, count } = await loadLowStock(database.owner, 50)
    const ids = rows.map(({ variantId }) => variantId)
    expect(ids.indexOf(none.variantId)).toBeLessThan(ids.indexOf(few.variantId))
    expect(ids).not.toContain(plenty.variantId)
    expect(count).toBe(rows.length)
    expect((await loadLowStock(database.owner, 1)).count).toBe(count)
    const [second] = (await loadLowStock(database.owner, 1, 1)).rows
    expect(second?.variantId).toBe(rows[1]?.variantId)
  })

  it('names the offers that end within three days, the next one first', async () => {
    const [soon, sooner, later, over] = await Promise.all([48, 2, 24 * 5, -1].map(offerEndingIn))
    const { rows } = await loadEndingOffers(database.owner, 50)
    const ids = rows.map(({ variantId }) => variantId)
    expect(ids.filter((id) => [soon, sooner, later, over].includes(id))).toEqual([sooner, soon])
  })

  it('counts the comments and the messages that nobody has looked at', async () => {
    await database.owner.query(
      `insert into public.comments (text, status, section_id) values ('خوب', 'pending', 1), ('بد', 'rejected', 1)`,
    )
    await database.owner.query(
      `insert into public.feedback (text, status) values ('سلام', 'new'), ('پرسش', 'answered')`,
    )
    expect(await loadWaiting(database.owner)).toEqual({ comments: 1, feedback: 1 })
  })

  it('names what was saved last', async () => {
    const { productId } = await addProduct(database.owner, {})
    await database.owner.query(
      `update public.products set updated_at = now() + interval '1 day' where id = $1`,
      [productId],
    )
    const [latest] = await loadRecentEdits(database.owner, 3)
    expect(latest).toMatchObject({ kind: 'products', id: productId })
  })
})

describe('the start page', () => {
  it('is read in five statements', async () => {
    expect(await statementsFor({ mayTrade: true })).toBe(5)
  })

  it('does not read what an editor may not see', async () => {
    expect(await statementsFor({ mayTrade: false })).toBe(2)
  })
})

/** How many statements the start page sends, as the content platform's own role. */
async function statementsFor({ mayTrade }: { mayTrade: boolean }): Promise<number> {
  const pool = openPool({ url: database.urls.web, name: 'rasteh-test-day', max: 2, readOnly: true })
  onTestFinished(() => pool.end())
  const sent = vi.spyOn(pool, 'query')
  await loadShopDay(pool, mayTrade)
  return sent.mock.calls.length
}

async function offerEndingIn(hours: number): Promise<number> {
  const { variantId } = await addProduct(database.owner, {})
  await addOffer(database.owner, variantId, 10, hence(hours))
  return variantId
}
