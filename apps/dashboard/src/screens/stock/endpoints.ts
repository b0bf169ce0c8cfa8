import { refuse } from '@rasteh/shop-core/outcome'
import { readStockCount, readStockDifference, type StockForm, toReasonText } from '@rasteh/shop-core/stock'
import { staffSign } from '@rasteh/shop-store/reads/stock'
import type { Endpoint } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'
import { loadStockPanel } from './load-panel.ts'

/** Units that came or went, with a reason. */
const adjust = managerEndpoint('/stock/adjust', async ({ req, staffId, body }) => {
  const sent = toStockCall(body)
  if (!sent) return null
  const read = readStockDifference(sent.form)
  if (!read.ok) return read
  const { delta, reason, note } = read.value
  const values = [sent.variantId, delta, toReasonText(reason, note), staffSign(staffId)]
  const left = await callShopFunction<number | null>(req.payload, 'adjust_stock', values)
  if (left === null) return refuse({ kind: 'held-for-buyers' })
  return { ok: true, ...(await loadStockPanel(sent.variantId)) }
})

/** What a person counted, against what the panel showed them. */
const count = managerEndpoint('/stock/count', async ({ req, staffId, body }) => {
  const sent = toStockCall(body)
  if (!sent) return null
  const read = readStockCount(sent.form)
  if (!read.ok) return read
  const { counted, note } = read.value
  const values = [sent.variantId, sent.shown, counted, toReasonText('count', note), staffSign(staffId)]
  const answer = await callShopFunction<'counted' | 'held' | 'moved'>(req.payload, 'count_stock', values)
  const panel = await loadStockPanel(sent.variantId)
  if (answer === 'held') return refuse({ kind: 'held-for-buyers', ...panel })
  return answer === 'moved' ? refuse({ kind: 'moved-meanwhile', ...panel }) : { ok: true, ...panel }
})

export const stockEndpoints: Endpoint[] = [adjust, count]

type StockCall = { variantId: number; shown: number; form: StockForm }

function toStockCall(body: unknown): StockCall | null {
  if (typeof body !== 'object' || body === null) return null
  const { variantId, shown, form } = body as Partial<StockCall>
  const isCall =
    isCount(variantId) &&
    isCount(shown) &&
    typeof form === 'object' &&
    form !== null &&
    ['in', 'out'].includes(form.direction) &&
    [form.quantity, form.reason, form.note].every((text) => typeof text === 'string' && !text.includes('\0'))
  return isCall ? { variantId, shown, form } : null
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31
}
