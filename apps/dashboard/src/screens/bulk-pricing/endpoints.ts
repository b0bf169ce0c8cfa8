import { checkStart } from '@rasteh/shop-core/bulk-pricing'
import { refuse } from '@rasteh/shop-core/outcome'
import { loadLeftPriceRows, loadPriceChange, loadPriceChanges } from '@rasteh/shop-store/reads/price-changes'
import type { Endpoint, PayloadRequest } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { readDatabase } from '#database/read-database.ts'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'
import { changedRows, type FullPreview, makePreview, showPreview } from './preview.ts'
import { isRecord, toPriceForm } from './to-price-form.ts'

export const PRICE_CHANGES_SHOWN = 20
const LEFT_ROWS_SHOWN = 100
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const preview = managerEndpoint('/price-desk/preview', async ({ body }) => {
  const form = isRecord(body) ? toPriceForm(body.form) : null
  if (!form || !isRecord(body)) return null
  const made = await makePreview(form)
  return made.ok ? { ok: true, preview: showPreview(made.value, Number(body.page) || 1) } : made
})

/** Applies or schedules what was previewed. It is computed again: only what the manager saw is ever done. */
const make = managerEndpoint('/price-desk/make', async ({ req, staffId, body }) => {
  const form = isRecord(body) ? toPriceForm(body.form) : null
  if (!form || !isRecord(body) || typeof body.digest !== 'string') return null
  const { startsAtMs } = body
  if (startsAtMs !== null && !Number.isSafeInteger(startsAtMs)) return null
  const start = startsAtMs === null ? null : checkStart(Number(startsAtMs), Date.now())
  if (start && !start.ok) return start
  const made = await makePreview(form)
  if (!made.ok) return made
  const seen = made.value.digest === body.digest && made.value.changing > 0
  const startsAt = start ? new Date(start.value) : null
  const id = seen ? await makeChange(req, made.value, { staffId, startsAt }) : null
  if (id) return { ok: true, change: await loadPriceChange(readDatabase(), id) }
  const fresh = await makePreview(form)
  if (!fresh.ok) return fresh
  return refuse({ kind: 'prices-changed', preview: showPreview(fresh.value, 1) })
})

const undo = managerEndpoint('/price-desk/undo', ({ req, staffId, body }) =>
  endChange(req, 'undo_price_change', { staffId, body }),
)
const cancel = managerEndpoint('/price-desk/cancel', ({ req, staffId, body }) =>
  endChange(req, 'cancel_price_change', { staffId, body }),
)

const changes = managerEndpoint('/price-desk/changes', async () => ({
  ok: true,
  changes: await loadPriceChanges(readDatabase(), PRICE_CHANGES_SHOWN),
}))

const left = managerEndpoint('/price-desk/left', async ({ body }) => {
  const id = idOf(body)
  return id === null ? null : { ok: true, rows: await loadLeftPriceRows(readDatabase(), id, LEFT_ROWS_SHOWN) }
})

export const bulkPricingEndpoints: Endpoint[] = [preview, make, undo, cancel, changes, left]

function makeChange(
  req: PayloadRequest,
  full: FullPreview,
  { staffId, startsAt }: { staffId: number; startsAt: Date | null },
): Promise<string | null> {
  const values = [staffId, full.choice, full.rule, full.digest, startsAt, JSON.stringify(changedRows(full))]
  return callShopFunction<string | null>(req, 'make_price_change', values)
}

async function endChange(
  req: PayloadRequest,
  name: 'undo_price_change' | 'cancel_price_change',
  { staffId, body }: { staffId: number; body: unknown },
) {
  const id = idOf(body)
  if (id === null) return null
  const done = await callShopFunction<boolean>(req, name, [id, staffId])
  if (!done) return refuse({ kind: 'not-in-that-state' })
  return { ok: true as const, change: await loadPriceChange(readDatabase(), id) }
}

function idOf(body: unknown): string | null {
  const id = isRecord(body) ? body.id : null
  return typeof id === 'string' && UUID.test(id) ? id : null
}
