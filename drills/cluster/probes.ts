import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { openReadPool } from '@rasteh/shop-store/reads/pool'
import { loadProduct } from '@rasteh/shop-store/reads/product'
import { keepMoments, type Moments } from './moments.ts'

const EVERY_MS = 100
const GIVE_UP_MS = 3_000

export type Probe = { moments: Moments; stop: () => Promise<void> }

/** Somebody new puts a thing into a basket ten times a second; it works when the shop says that it is kept. */
export function startWriting(shop: {
  addresses: readonly string[]
  origin: string
  productId: number
}): Probe {
  let turn = 0
  return startAsking(async () => {
    turn += 1
    const answer = await fetch(`${shop.addresses[turn % shop.addresses.length]}/api/shop/cart/create`, {
      method: 'POST',
      headers: { [LABEL_HEADER]: 'drill', origin: shop.origin, 'content-type': 'application/json' },
      body: JSON.stringify([{ ProductId: shop.productId, Quantity: 1, Action: 1 }]),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    await answer.arrayBuffer()
    return answer.status === 200
  })
}

/** A product's page is read as the storefront reads it, from whichever standby answers. */
export function startReading(url: string, productId: number): Probe {
  const pool = openReadPool(url)
  const probe = startAsking(async () => (await loadProduct(pool, productId, 'fa')) !== null)
  return {
    ...probe,
    async stop() {
      await probe.stop()
      await pool.end()
    },
  }
}

/** Asks at its hour whether or not earlier questions were answered: a slow answer must not hide an outage. */
export function startAsking(ask: () => Promise<boolean>): Probe {
  const moments = keepMoments()
  const asked = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const one: Promise<void> = ask()
      .then(moments.note, () => moments.note(false))
      .finally(() => asked.delete(one))
    asked.add(one)
  }, EVERY_MS)
  return {
    moments,
    async stop() {
      clearInterval(timer)
      await Promise.all(asked)
    },
  }
}
