import { setTimeout } from 'node:timers/promises'
import { checkMoney } from '@rasteh/shop-store/payments/check-money'
import type { Database } from '@rasteh/shop-store/platform/pool'
import type { BankSimulator } from '@rasteh/simulator/banks'
import type { Visit } from './drill-buyer.ts'

export const ACCOUNTED = ['verified', 'refund-due', 'refunded']

type Attempt = { number: string; state: string; order_id: string; gateway: string; reference: string | null }
type Account = {
  owner: Database
  simulator: BankSimulator
  visits: readonly Visit[]
  log: (line: string) => void
}

/** Waits, two minutes at most, until no attempt and no hold is open; answers how many still are, and the time taken. */
export async function waitUntilSettled(owner: Database): Promise<{ left: number; settledMs: number }> {
  const overAt = Date.now()
  let left = await countOpen(owner)
  while (left > 0 && Date.now() - overAt < 120_000) {
    await setTimeout(500)
    left = await countOpen(owner)
  }
  return { left, settledMs: Date.now() - overAt }
}

/**
 * The closing account of a drill: what answers buyers got, what the shop keeps and what the banks took.
 * Says its figures and answers how many faults it found: lost orders, units oversold, money without its order.
 */
export async function closeAccount({ owner, simulator, visits, log }: Account): Promise<number> {
  const { rows: kept } = await owner.query<{ id: string; state: string }>('select id, state from shop.orders')
  const ids = new Set(kept.map(({ id }) => id))
  const acknowledged = visits.flatMap((visit) => (visit.kind === 'ordered' ? [visit.orderId] : []))
  const lost = acknowledged.filter((id) => !ids.has(id)).length
  const count = (kind: string) => kept.filter(({ state }) => state === kind).length
  log(
    `orders: ${kept.length} (${count('confirmed')} paid, ${count('expired')} expired); acknowledged ${acknowledged.length}`,
  )
  logRefusals(visits, log)
  const money = await compareWithBanks(owner, simulator, log)
  const broken = await logBroken(owner, log)
  const { rows: sold } = await owner.query<{ oversold: string }>(
    'select count(*) as oversold from shop.stock_buckets where reserved > on_hand or on_hand < 0',
  )
  const oversold = Number(sold[0]?.oversold)
  log(
    `oversold ${oversold}, lost ${lost}, double captures ${money.doubled}, captures unaccounted for ${money.unaccounted}, paid without capture ${money.uncaptured}; money checks broken ${broken}`,
  )
  return oversold + lost + money.doubled + money.unaccounted + money.uncaptured + broken
}

async function countOpen(owner: Database): Promise<number> {
  const { rows } = await owner.query<{ open: string }>(
    `select (select count(*) from shop.payment_attempts where next_check_at is not null)
      + (select count(*) from shop.orders where state = 'awaiting-payment') as open`,
  )
  return Number(rows[0]?.open)
}

/** Money and orders are held together by the bank's reference: who brings a reference back first has paid with it. */
async function compareWithBanks(owner: Database, simulator: BankSimulator, log: (line: string) => void) {
  const { rows: ours } = await owner.query<Attempt>(
    'select number, state, order_id, gateway, reference from shop.payment_attempts',
  )
  const captured = simulator.payments().filter(({ isCaptured }) => isCaptured)
  const accounted = ours.filter(({ state }) => ACCOUNTED.includes(state))
  const unaccounted = captured.filter(
    ({ bank, orderId, reference }) =>
      !accounted.some(
        (one) => (one.gateway === bank && one.reference === reference) || String(one.number) === orderId,
      ),
  )
  for (const { orderId, bank, takenRial, amountRial, script } of unaccounted)
    log(`UNACCOUNTED ${JSON.stringify({ orderId, bank, takenRial, amountRial, script })}`)
  const verified = ours.filter(({ state }) => state === 'verified')
  const uncaptured = verified.filter(
    ({ gateway, reference }) => !captured.some((one) => one.bank === gateway && one.reference === reference),
  )
  for (const { number, gateway, reference } of uncaptured) log(`UNCAPTURED ${gateway} ${number} ${reference}`)
  log(`captured at the banks: ${captured.length}`)
  const doubled = verified.length - new Set(verified.map(({ order_id }) => order_id)).size
  return { doubled, unaccounted: unaccounted.length, uncaptured: uncaptured.length }
}

async function logBroken(owner: Database, log: (line: string) => void): Promise<number> {
  const broken = (await checkMoney(owner)).filter((check) => check.broken.length > 0)
  for (const { name, broken: rows } of broken) log(`BROKEN ${name}: ${JSON.stringify(rows.slice(0, 3))}`)
  return broken.length
}

function logRefusals(visits: readonly Visit[], log: (line: string) => void): void {
  const refused = visits.filter((visit) => visit.kind === 'refused')
  const whys = Object.entries(Object.groupBy(refused, ({ why }) => why))
  log(`refused: ${whys.map(([why, all]) => `${why} ${all?.length}`).join(', ') || 'none'}`)
}
