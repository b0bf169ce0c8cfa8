import type { Database } from '@rasteh/shop-store/platform/pool'
import type { BankSimulator } from '@rasteh/simulator/banks'
import { ACCOUNTED, closeAccount } from '../drill-account.ts'
import type { Visit } from '../drill-buyer.ts'
import type { Moment } from './repository.ts'
import { sortOrders } from './sort-orders.ts'
import { isAmong, sortPayments } from './sort-payments.ts'

type Payments = ReturnType<BankSimulator['payments']>
type Kept = { orders: { id: string; isLater: boolean }[]; numbers: string[] }

/** What the restored database held before anybody touched it. */
export async function readRestored(owner: Database, { text }: Moment): Promise<Kept> {
  const orders = await owner.query<{ id: string; isLater: boolean }>(
    'select id, placed_at > $1::timestamptz as "isLater" from shop.orders',
    [text],
  )
  const attempts = await owner.query<{ number: string }>('select number from shop.payment_attempts')
  return { orders: orders.rows, numbers: attempts.rows.map(({ number }) => String(number)) }
}

/** Says which orders and payments came back; answers the lines of it and every fault. */
export async function closeRestoreAccount(given: {
  owner: Database
  simulator: BankSimulator
  visits: readonly Visit[]
  log: (line: string) => void
  moment: Moment
  downMs: number
  restored: Kept
  atMoment: Payments
  atLoss: Payments
}): Promise<{ lines: string[]; faults: string[] }> {
  const { owner, simulator, visits, log, moment, downMs, restored, atMoment, atLoss } = given
  const { before, gone, afterRestore, either } = sortOrders(visits, { momentMs: moment.ms, downMs })
  const there = new Set(restored.orders.map(({ id }) => id))
  const missing = before.filter(({ orderId }) => !there.has(orderId)).length
  const undead = gone.filter(({ orderId }) => there.has(orderId)).length
  const later = restored.orders.filter(({ isLater }) => isLater).length
  const unnumbered = atMoment.filter(({ orderId }) => !restored.numbers.includes(orderId)).length
  const takenBefore = atMoment.filter(({ isCaptured }) => isCaptured)
  const paid = sortPayments(simulator.payments(), await readAttempts(owner), {
    takenBefore,
    knownAtLoss: atLoss,
  })
  const lostNumbers = new Set(
    atLoss.flatMap(({ orderId }) => (restored.numbers.includes(orderId) ? [] : [orderId])),
  )
  const givenAgain = simulator
    .payments()
    .filter(({ orderId, authority }) => lostNumbers.has(orderId) && !knew(atLoss, authority)).length
  const refused = visits.filter(({ kind }) => kind === 'refused')
  const account = await closeAccount({
    owner,
    // What banks alone know of is counted on its own.
    simulator: {
      ...simulator,
      payments: () => simulator.payments().filter((one) => !isAmong(paid.alone, one)),
    },
    visits: [...before, ...afterRestore, ...refused],
    log,
  })
  const rial = paid.alone.reduce((sum, { takenRial }) => sum + takenRial, 0)
  const faults = {
    'orders from before the moment are missing': missing,
    'orders from after the moment are there': undead + later,
    'payments from before the moment have no attempt': unnumbered,
    'numbers that banks knew were given to them again': givenAgain,
    'faults in the account': account,
    'sides of the moment on which nobody bought': [before, gone].filter((all) => all.length === 0).length,
  }
  return {
    lines: [
      `orders before the moment ${before.length} acknowledged, ${missing} missing; ${either.length} were being placed at the moment itself`,
      `orders after the moment  ${gone.length} acknowledged, ${undead + later} there; then ${afterRestore.length} in the restored shop`,
      `taken before the moment  ${takenBefore.length} payments, ${paid.missing.length} missing`,
      `taken after the moment   ${paid.found.length} found by asking the banks; ${paid.alone.length} (${rial} rial) on the banks' lists alone, ${paid.silent.length} of them with an attempt`,
    ],
    faults: Object.entries(faults).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : [])),
  }
}

const knew = (payments: Payments, authority: string) => payments.some((one) => one.authority === authority)

async function readAttempts(owner: Database) {
  const { rows } = await owner.query<{
    gateway: string
    number: string
    reference: string | null
    isAccounted: boolean
  }>('select gateway, number, reference, state = any($1) as "isAccounted" from shop.payment_attempts', [
    ACCOUNTED,
  ])
  return rows
}
