import { refuse } from '@rasteh/shop-core/outcome'
import { loadWished } from '@rasteh/shop-store/reads/wishes'
import type { Endpoint } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { readDatabase } from '#database/read-database.ts'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'
import { WISHED_SHOWN } from './wished-shown.ts'

type Decided = 'done' | 'not-found' | 'product-unknown'

/** Says which product a wish means, or takes that back. */
const link = managerEndpoint('/search-desk/wish-link', async ({ req, staffId, body }) => {
  const { id, productId } = (body ?? {}) as { id?: unknown; productId?: unknown }
  if (!isId(id) || !(productId === null || isId(productId))) return null
  return answer(await callShopFunction<Decided>(req, 'link_wish', [id, productId, staffId]))
})

/** Ends the waiting for what the shop will not sell. */
const dismiss = managerEndpoint('/search-desk/wish-dismiss', async ({ req, staffId, body }) => {
  const { id, note } = (body ?? {}) as { id?: unknown; note?: unknown }
  if (!isId(id) || typeof note !== 'string' || note.length > NOTE_MAX) return null
  if (note.trim() === '') return refuse({ kind: 'note-needed' })
  return answer(await callShopFunction<Decided>(req, 'dismiss_wish', [id, note, staffId]))
})

/** What people wait for after it, as everybody decided meanwhile. */
async function answer(decided: Decided) {
  if (decided !== 'done') return refuse({ kind: decided })
  return { ok: true as const, wished: await loadWished(readDatabase(), WISHED_SHOWN) }
}

const NOTE_MAX = 500
const ID_MAX = 2_147_483_647

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= ID_MAX

export const wishEndpoints: Endpoint[] = [link, dismiss]
