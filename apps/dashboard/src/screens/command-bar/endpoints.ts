import { ASKED_MAX, readAsked } from '@rasteh/shop-core/command-bar'
import { refuse } from '@rasteh/shop-core/outcome'
import { findCustomers, findOrders, findProducts } from '@rasteh/shop-store/reads/command-bar'
import type { Endpoint } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isManager } from '#access/is-manager.ts'
import { limiter, QueueFull } from '#accounts/limiter.ts'
import { readDatabase } from '#database/read-database.ts'
import { staffEndpoint } from '#endpoints/staff-endpoint.ts'

/** So many searches read at a time, each by three statements; beyond this queue the asker types on and asks again. */
const AT_ONCE = 4
const MOST_WAITING = 20
const limited = limiter(AT_ONCE, MOST_WAITING)

/** Orders, products and customers that a typed text may mean; of each kind only for those who may open it. */
const find = staffEndpoint('/command-bar/find', async ({ req, body }) => {
  const text = (body as { text?: unknown } | null)?.text
  if (typeof text !== 'string' || text.length > ASKED_MAX) return null
  const asked = readAsked(text)
  if (asked === null || !isEditor({ req })) return { ok: true, ...NOTHING }
  const mayTrade = isManager({ req })
  const database = readDatabase()
  const search = () =>
    Promise.all([
      mayTrade ? findOrders(database, asked) : NOTHING.orders,
      findProducts(database, asked),
      mayTrade ? findCustomers(database, asked) : NOTHING.customers,
    ])
  try {
    const [orders, products, customers] = await limited(search)
    return { ok: true, orders, products, customers }
  } catch (error) {
    if (error instanceof QueueFull) return refuse({ kind: 'busy' })
    throw error
  }
})

const NOTHING = { orders: [], products: [], customers: [] }

export const commandBarEndpoints: Endpoint[] = [find]
