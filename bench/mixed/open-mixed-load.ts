import pg from 'pg'
import { SEEDED_DATABASE, startEdgedShop } from '../../tools/processes/start-seeded-shop.ts'
import { databaseUrl, ports, shopEnvironment } from '../../tools/services/settings.ts'
import { runOpenLoop } from '../search/open-loop.ts'
import { openCaller } from './caller.ts'
import { prepareMixedShop } from './mixed-shop.ts'
import { actOf, invitePeople } from './people.ts'
import { openTally, type Tally } from './tally.ts'

const PARALLEL_VISITS = 3

/** A seeded shop behind its edge, and people who browse, search, fill baskets and buy in it at a given rate. */
export async function openMixedLoad(moreProducts = 0) {
  const shop = await startEdgedShop(moreProducts)
  const owner = new pg.Pool({ connectionString: databaseUrl('owner', SEEDED_DATABASE), max: 4 })
  const environment = shopEnvironment(SEEDED_DATABASE)
  const prepared = await prepareMixedShop(owner, shop.origin)
  console.log(
    `${prepared.products.length} products, ${prepared.buyers.length} customers, ${prepared.terms.length} searches`,
  )
  let tally = openTally()
  let orders = 0
  const { ask, close } = openCaller(shop.origin, () => tally)
  const act = invitePeople({
    ask,
    shop: prepared,
    secret: environment.RASTEH_SECRET ?? '',
    bankUrl: `http://127.0.0.1:${ports.simulator + 2}`,
    onPaid: () => {
      orders += 1
    },
  })
  return {
    shop,
    owner,
    environment,
    prepared,
    ask,
    tally: () => tally,
    orders: () => orders,
    /** Counts from here on in a new tally, and answers the one before. */
    nextTally(): Tally {
      const before = tally
      tally = openTally()
      return before
    },
    async run(rate: number, seconds: number): Promise<Tally> {
      tally = openTally()
      orders = 0
      await runOpenLoop({
        rate,
        seconds,
        request: (number) => ({ kind: actOf(number), send: () => act(actOf(number)) }),
      })
      return tally
    },
    /** A shop that runs has its pages at the edge. */
    async warmEdge(paths: readonly string[]): Promise<void> {
      const unseen = [...paths]
      const visitAll = async () => {
        for (let path = unseen.pop(); path; path = unseen.pop()) await ask({ name: 'first visit', path })
      }
      await Promise.all(Array.from({ length: PARALLEL_VISITS }, visitAll))
    },
    async close(): Promise<void> {
      close()
      await owner.end()
      await shop.stop()
    },
  }
}
