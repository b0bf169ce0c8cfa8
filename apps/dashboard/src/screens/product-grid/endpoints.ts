import { refuse } from '@rasteh/shop-core/outcome'
import { checkGridStruck, readGridFilter, readGridSave, toGridEdits } from '@rasteh/shop-core/product-grid'
import { toReasonText } from '@rasteh/shop-core/stock'
import { loadAskedPrices } from '@rasteh/shop-store/reads/asked-prices'
import { loadGridChanges } from '@rasteh/shop-store/reads/grid-changes'
import { countGridRows, loadGridPage, loadGridRows } from '@rasteh/shop-store/reads/product-grid'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import type { Endpoint, PayloadRequest } from 'payload'
import { adapterOf } from '#database/adapter.ts'
import { callShopFunction } from '#database/call-shop-function.ts'
import { readDatabase } from '#database/read-database.ts'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'
import { isRecord, isUuid, toGridPlace } from './read-call.ts'

export const GRID_CHANGES_SHOWN = 10

/** One page of the list, and with the first one how many there are. */
const page = managerEndpoint('/product-grid/page', async ({ body }) => {
  if (!isRecord(body) || !isRecord(body.filter)) return null
  const filter = readGridFilter(body.filter)
  const after = filter && toGridPlace(filter.sort, body.after)
  if (!filter || after === undefined) return null
  const [found, count] = await Promise.all([
    loadGridPage(readDatabase(), filter, after),
    after === null ? countGridRows(readDatabase(), filter) : null,
  ])
  return { ok: true, ...found, count }
})

const check = managerEndpoint('/product-grid/check', ({ req, staffId, body }) =>
  saveRows(req, { staffId, body, isOnlyCheck: true }),
)
const save = managerEndpoint('/product-grid/save', ({ req, staffId, body }) =>
  saveRows(req, { staffId, body, isOnlyCheck: false }),
)

/** Takes a save back; rows that changed since, or whose units buyers hold, stay as they are. */
const undo = managerEndpoint('/product-grid/undo', async ({ req, staffId, body }) => {
  if (!isRecord(body) || !isUuid(body.id)) return null
  const isDone = await callShopFunction<boolean>(req, 'undo_product_grid', [body.id, staffId])
  const changes = await loadGridChanges(writtenBy(req), GRID_CHANGES_SHOWN)
  if (!isDone) return refuse({ kind: 'not-in-that-state', changes })
  return { ok: true, changes, change: changes.find(({ id }) => id === body.id) ?? null }
})

export const productGridEndpoints: Endpoint[] = [page, check, save, undo]

type SaveCall = { staffId: number; body: unknown; isOnlyCheck: boolean }
type Answer = { faults: object[] } | { changeId: string }

async function saveRows(req: PayloadRequest, { staffId, body, isOnlyCheck }: SaveCall) {
  const edits = isRecord(body) && typeof body.reason === 'string' ? toGridEdits(body.edits) : null
  if (!edits || !isRecord(body)) return null
  const { priceUnit } = await loadShopFront(readDatabase(), 'fa')
  const read = readGridSave(edits, String(body.reason), priceUnit)
  if (!read.ok) return read
  const { rows, reason } = read.value
  const ids = rows.map(({ variantId }) => variantId)
  const untrue = checkGridStruck(rows, await loadAskedPrices(writtenBy(req), ids))
  const reasonText = reason === null ? '' : toReasonText(reason, '')
  const mayWrite = !isOnlyCheck && untrue.length === 0
  const values = [staffId, JSON.stringify(rows), reasonText, !mayWrite]
  const answer = await callShopFunction<Answer>(req, 'save_product_grid', values)
  const faults = [...('faults' in answer ? answer.faults : []), ...untrue]
  if (faults.length > 0) return refuse({ kind: 'cell-faults', faults })
  if (!('changeId' in answer)) return { ok: true as const }
  const database = writtenBy(req)
  return {
    ok: true as const,
    changeId: answer.changeId,
    rows: await loadGridRows(database, ids),
    changes: await loadGridChanges(database, GRID_CHANGES_SHOWN),
  }
}

/** What was just written is read where it was written: a standby may not have it yet. */
const writtenBy = (req: PayloadRequest) => adapterOf(req.payload).pool
