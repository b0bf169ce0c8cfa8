import { setTimeout } from 'node:timers/promises'
import type { BasketWire } from '@rasteh/contracts/basket'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { type Buyer, type Counter, caller } from './drill-buyer.ts'
import type { DrillProduct } from './drill-shop.ts'

const MAX = 9

type Load = {
  counter: Counter
  people: readonly Buyer[]
  products: readonly DrillProduct[]
  /** Between one change of a person and the next. */
  eachMs: number
}

/** People who fill their baskets and never go to the counter: the last answer that each one got must hold in the end. */
export function startFillingBaskets({ counter, people, products, eachMs }: Load) {
  /** Quantities as they were acknowledged, by customer and product. */
  const acknowledged = new Map<string, number>()
  let isOver = false
  let missing = 0
  async function fill(buyer: Buyer): Promise<void> {
    const call = caller(counter, buyer)
    while (!isOver) {
      const { productId } = products[Math.floor(counter.chance() * products.length)] ?? { productId: 0 }
      const quantity = 1 + Math.floor(counter.chance() * MAX)
      const change = [{ ProductId: productId, Quantity: quantity, Action: 0 }]
      const answer = await call('PUT', '/api/shop/cart/update', change)
      if (answer.status === 200) {
        acknowledged.set(`${buyer.customerId} ${productId}`, quantity)
        missing += countMissing((await answer.json()) as BasketWire, buyer)
      }
      await setTimeout(eachMs)
    }
  }
  /** The answer is the whole basket: whatever was acknowledged before is in it. */
  function countMissing(shown: BasketWire, { customerId }: Buyer): number {
    const has = (productId: number, quantity: number) =>
      shown.some((line) => line.ProductId === productId && line.Quantity === quantity)
    return products.filter(({ productId }) => {
      const quantity = acknowledged.get(`${customerId} ${productId}`)
      return quantity !== undefined && !has(productId, quantity)
    }).length
  }
  const filling = Promise.all(people.map(fill))
  return {
    async stop() {
      isOver = true
      await filling
    },
    /** Lines that were acknowledged, and those of them that an answer or PostgreSQL does not have. */
    async count(owner: Database): Promise<{ lines: number; lost: number }> {
      const { rows } = await owner.query<{ line: string; quantity: number }>(
        `select b.customer_id || ' ' || l.product_id as line, l.quantity
         from shop.basket_lines l join shop.baskets b on b.id = l.basket_id where b.customer_id = any($1)`,
        [people.map(({ customerId }) => customerId)],
      )
      const kept = new Map(rows.map(({ line, quantity }) => [line, quantity]))
      const gone = [...acknowledged].filter(([line, quantity]) => kept.get(line) !== quantity).length
      return { lines: acknowledged.size, lost: gone + missing }
    },
  }
}
