import { setTimeout } from 'node:timers/promises'
import { type Buyer, buyOnce, type Counter, type Visit } from './drill-buyer.ts'
import type { DrillProduct } from './drill-shop.ts'

type Load = {
  counter: Counter
  people: readonly Buyer[]
  products: readonly DrillProduct[]
  /** After so many no buyer begins another; without it they go on until they are stopped. */
  checkouts?: number
  /** How long a buyer rests between two visits. */
  restMs?: number
}

/** Every buyer buys again and again, one thing at a time; what became of each visit is kept. */
export function startShopping({
  counter,
  people,
  products,
  checkouts = Number.POSITIVE_INFINITY,
  restMs = 0,
}: Load) {
  const visits: Visit[] = []
  let begun = 0
  let isOver = false
  async function shopAgainAndAgain(buyer: Buyer): Promise<void> {
    while (!isOver && begun < checkouts) {
      begun += 1
      const { productId } = products[Math.floor(counter.chance() * products.length)] ?? { productId: 0 }
      visits.push(
        await buyOnce(counter, buyer, productId).catch((error) => ({
          kind: 'refused' as const,
          why: `broken: ${(error as Error).message}`,
        })),
      )
      if (restMs > 0) await setTimeout(restMs)
    }
  }
  const shopping = Promise.all(people.map(shopAgainAndAgain))
  return {
    visits,
    begun: () => begun,
    isOver: () => begun >= checkouts,
    /** Waits until every visit begun is over; with `checkouts`, until all are. */
    ended: () => shopping,
    async stop() {
      isOver = true
      await shopping
    },
  }
}
