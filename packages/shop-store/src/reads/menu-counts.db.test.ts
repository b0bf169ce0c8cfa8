import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { describe, expect, it } from 'vitest'
import { loadMenuCounts, MENU_COUNT_CAP } from './menu-counts.ts'
import { LOW_STOCK, loadLowStock } from './shop-day.ts'

const database = useTestDatabase()
const load = (asker: { mayEdit: boolean; mayTrade: boolean; pages?: number[] }) =>
  loadMenuCounts(database.owner, { pages: null, ...asker })
const manager = { mayEdit: true, mayTrade: true }

/** What a menu may cost; some milliseconds on an idle machine. */
const LONGEST_MS = 250

describe('the counts of the menu', () => {
  it('are what the lists behind them show', async () => {
    const few = await addProduct(database.owner, { stock: LOW_STOCK })
    await addProduct(database.owner, { stock: LOW_STOCK + 1 })
    await database.owner.query(
      `insert into public.comments (text, status, section_id) values ('خوب', 'pending', 1), ('بد', 'rejected', 1)`,
    )
    await database.owner.query(
      `insert into public.feedback (text, status) values ('سلام', 'new'), ('پرسش', 'answered')`,
    )
    const counts = await load(manager)
    expect(counts).toMatchObject({ comments: 1, feedback: 1, toApprove: 0, returns: 0, submissions: 0 })
    expect(counts.lowStock).toBe((await loadLowStock(database.owner, 1)).count)
    // Two low buckets may be plenty together.
    await database.owner.query(
      'insert into shop.stock_buckets (variant_id, bucket, on_hand) values ($1, 1, $2)',
      [few.variantId, LOW_STOCK],
    )
    expect((await load(manager)).lowStock).toBe(counts.lowStock - 1)
    expect((await load(manager)).lowStock).toBe((await loadLowStock(database.owner, 1)).count)
  })

  it('say nothing of the shop to those who do not trade, and nothing at all to authors', async () => {
    await addProduct(database.owner, { stock: 0 })
    const editor = await load({ mayEdit: true, mayTrade: false })
    expect([editor.lowStock, editor.comments > 0]).toEqual([0, true])
    const author = await load({ mayEdit: false, mayTrade: false })
    expect(Object.values(author).every((count) => count === 0)).toBe(true)
  })

  it('stop at the cap, and stay quick over many rows', async () => {
    await database.owner.query(
      `insert into public.comments (text, status, section_id) select 'خوب', 'pending', 1 from generate_series(1, 3000)`,
    )
    await database.owner.query('analyze public.comments')
    expect((await load(manager)).comments).toBe(MENU_COUNT_CAP)
    const times: number[] = []
    for (let turn = 0; turn < 20; turn += 1) {
      const start = performance.now()
      await load(manager)
      times.push(performance.now() - start)
    }
    times.sort((one, other) => one - other)
    expect(times[10]).toBeLessThan(LONGEST_MS)
  })
})
