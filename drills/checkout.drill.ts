import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CRASH_POINTS } from '@rasteh/payments/payment-room'
import { checkMoney } from '@rasteh/shop-store/check-money'
import { bankEnvironment, startBankSimulator } from '@rasteh/simulator/banks'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addAddress, openCheckout } from '@rasteh/test-kit/checkout'
import { addCustomer } from '@rasteh/test-kit/trade'
import { databaseUrl, ports, ROOT, shopEnvironment } from '../scripts/services/settings.ts'
import { type Buyer, buyOnce, type Counter, type Visit } from './drill-buyer.ts'
import { DRILL_DATABASE, makeDrillDatabase } from './drill-database.ts'
import { startMortal } from './mortal-process.ts'
import { seeded } from './seeded.ts'

const CHECKOUTS = Number(process.env.DRILL_CHECKOUTS ?? 5_000)
const KILLS = Number(process.env.DRILL_KILLS ?? 20)
const BUYERS = 64
const BANKS = ['zarinpal', 'sep', 'mellat'] as const
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const chance = seeded(seed)
const startedAt = Date.now()
const say = (line: string) =>
  console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(4)} s  ${line}`)
say(
  `seed ${seed}: ${CHECKOUTS} checkouts by ${BUYERS} buyers, ${KILLS} kills (again: pnpm drill checkout ${seed})`,
)

const owner = await makeDrillDatabase()
const simulator = await startBankSimulator({ seed })
const { cityId } = await openCheckout(owner, { gateways: BANKS, postalRial: 10_000 })
// Few products, and too few of each: most of the drill is about the last ones.
const products = await Promise.all(
  Array.from({ length: 5 }, () =>
    addProduct(owner, { stock: Math.round(CHECKOUTS / 8), priceRial: 1_000_000 }),
  ),
)
const people: Buyer[] = []
for (let count = 0; count < BUYERS; count += 1) {
  const customer = await addCustomer(owner)
  people.push({ ...customer, addressId: await addAddress(owner, customer.customerId, cityId) })
}

const environment = shopEnvironment(DRILL_DATABASE)
const origin = `http://127.0.0.1:${ports.bench}`
const common = {
  ...environment,
  ...bankEnvironment(simulator.url),
  DATABASE_SHOP_URL: databaseUrl('shop', DRILL_DATABASE),
  RASTEH_ORIGIN: origin,
  CHANGES_PER_MINUTE: '100000000',
  LOG_LEVEL: 'fatal',
  PAYMENT_HOLD_SECONDS: '20',
  PAYMENT_LEASE_SECONDS: '12',
  PAYMENT_ASK_AFTER_SECONDS: '4',
  BANK_TIME_OUT_MS: '3000',
  // Nobody is told anything in a drill.
  SMS_PROVIDER: '',
  MAIL_URL: '',
} as Record<string, string>
/** Every other life ends at a named point, at its own hour; the kills below end the rest. */
const crashing = (life: number): Record<string, string> =>
  life % 2 === 0 ? { DRILL_CRASH_AT: `${CRASH_POINTS[(life / 2) % CRASH_POINTS.length]}:0.01` } : {}
const apiPorts = [ports.bench, ports.bench2]
const processes = await Promise.all([
  ...apiPorts.map((port) =>
    startMortal({
      file: join(ROOT, 'apps/shop-api/src/main.ts'),
      env: (life) => ({ ...common, ...crashing(life), SHOP_API_PORT: String(port), LOG_LEVEL: 'info' }),
      ready: /Server listening/,
    }),
  ),
  startMortal({
    file: join(ROOT, 'apps/worker/src/main.ts'),
    env: (life) => ({ ...common, ...crashing(life) }),
  }),
])

const visits: Visit[] = []
const counter: Counter = {
  address: () => `http://127.0.0.1:${apiPorts[Math.floor(chance() * apiPorts.length)]}`,
  origin,
  secret: environment.RASTEH_SECRET ?? '',
  simulator,
  chance,
}
let begun = 0
async function shopAgainAndAgain(buyer: Buyer): Promise<void> {
  while (begun < CHECKOUTS) {
    begun += 1
    const { productId } = products[Math.floor(chance() * products.length)] ?? { productId: 0 }
    visits.push(
      await buyOnce(counter, buyer, productId).catch((error) => ({
        kind: 'refused' as const,
        why: `broken: ${(error as Error).message}`,
      })),
    )
  }
}
const shopping = Promise.all(people.map(shopAgainAndAgain))
let killed = 0
while (killed < KILLS && begun < CHECKOUTS) {
  const due = (CHECKOUTS / (KILLS + 1)) * (killed + 1)
  if (begun >= due) {
    processes[Math.floor(chance() * processes.length)]?.kill()
    killed += 1
    say(`${begun} begun, kill ${killed}`)
  }
  await setTimeout(50)
}
await shopping
say(`all ${visits.length} visits are over; waiting for what is left open`)

const open = async () => {
  const { rows } = await owner.query<{ open: number }>(
    `select (select count(*) from shop.payment_attempts where next_check_at is not null)
      + (select count(*) from shop.orders where state = 'awaiting-payment') as open`,
  )
  return Number(rows[0]?.open)
}
const overAt = Date.now()
while ((await open()) > 0 && Date.now() - overAt < 120_000) await setTimeout(500)
const left = await open()
const settledMs = Date.now() - overAt
for (const one of processes) await one.stop()

const { rows: kept } = await owner.query<{ id: string; state: string }>('select id, state from shop.orders')
const ids = new Set(kept.map(({ id }) => id))
const acknowledged = visits.flatMap((visit) => (visit.kind === 'ordered' ? [visit.orderId] : []))
const lost = acknowledged.filter((id) => !ids.has(id)).length
const { rows: ours } = await owner.query<{
  number: string
  state: string
  order_id: string
  gateway: string
  reference: string | null
}>('select number, state, order_id, gateway, reference from shop.payment_attempts')
// Money and orders are held together by the bank's reference: who brings a reference back first has paid with it.
const captured = simulator.payments().filter(({ isCaptured }) => isCaptured)
const ACCOUNTED = ['verified', 'refund-due', 'refunded']
const accounted = ours.filter(({ state }) => ACCOUNTED.includes(state))
const isOurs = ({ bank, orderId, reference }: (typeof captured)[number]) =>
  accounted.some(
    (one) => (one.gateway === bank && one.reference === reference) || String(one.number) === orderId,
  )
const unaccounted = captured.filter((one) => !isOurs(one))
for (const { orderId, bank, takenRial, amountRial, script } of unaccounted)
  say(`UNACCOUNTED ${JSON.stringify({ orderId, bank, takenRial, amountRial, script })}`)
const uncaptured = ours.filter(
  ({ state, gateway, reference }) =>
    state === 'verified' && !captured.some((one) => one.bank === gateway && one.reference === reference),
)
for (const { number, gateway, reference } of uncaptured) say(`UNCAPTURED ${gateway} ${number} ${reference}`)
const notCaptured = uncaptured.length
const paid = ours.filter(({ state }) => state === 'verified').map(({ order_id }) => order_id)
const doubled = paid.length - new Set(paid).size
const checks = await checkMoney(owner)
const broken = checks.filter((check) => check.broken.length > 0)
for (const { name, broken: rows } of broken) say(`BROKEN ${name}: ${JSON.stringify(rows.slice(0, 3))}`)
const { rows: sold } = await owner.query<{ oversold: number }>(
  'select count(*) as oversold from shop.stock_buckets where reserved > on_hand or on_hand < 0',
)
const count = (kind: string) => kept.filter(({ state }) => state === kind).length
const whys = Object.entries(
  Object.groupBy(
    visits.filter((visit) => visit.kind === 'refused'),
    ({ why }) => why,
  ),
)
say(
  `orders: ${kept.length} (${count('confirmed')} paid, ${count('expired')} expired); acknowledged ${acknowledged.length}`,
)
say(`refused: ${whys.map(([why, all]) => `${why} ${all?.length}`).join(', ') || 'none'}`)
say(`deaths: ${processes.map((one) => one.deaths()).join(', ')}; captured at the banks: ${captured.length}`)
say(
  `oversold ${sold[0]?.oversold}, lost ${lost}, double captures ${doubled}, captures unaccounted for ${unaccounted.length}, paid without capture ${notCaptured}`,
)
say(
  `open ${left}; the last was settled ${(settledMs / 1000).toFixed(1)} s after the last visit; money checks broken ${broken.length}`,
)
await simulator.stop()
await owner.end()
const isWell =
  left + lost + doubled + unaccounted.length + notCaptured + broken.length + Number(sold[0]?.oversold) === 0
console.log(isWell ? 'the drill holds' : `the drill FAILED: replay with pnpm drill checkout ${seed}`)
process.exit(isWell ? 0 : 1)
