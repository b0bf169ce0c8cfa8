import { join } from 'node:path'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { bankEnvironment } from '@rasteh/simulator/bank-environment'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addAddress, openCheckout } from '@rasteh/test-kit/checkout'
import { addCustomer } from '@rasteh/test-kit/trade'
import { databaseUrl, ports, ROOT, shopEnvironment } from '../tools/services/settings.ts'
import type { Buyer } from './drill-buyer.ts'
import { DRILL_DATABASE } from './drill-database.ts'
import { type KillableProcess, startKillable } from './killable-process.ts'

const BANKS = ['zarinpal', 'sep', 'mellat'] as const
export const API_PORTS = [ports.bench, ports.bench2]
export const DRILL_ORIGIN = `http://127.0.0.1:${ports.bench}`
export const API_ADDRESSES = API_PORTS.map((port) => `http://127.0.0.1:${port}`)

export type DrillProduct = { productId: number; variantId: number }
export type DrillShop = {
  /** Two of shop-api, in the order of API_ADDRESSES. */
  apis: KillableProcess[]
  worker: KillableProcess
  stop: () => Promise<void>
}

/** Puts into an empty database what a drill's buyers need: products, banks, post, and the buyers themselves. */
export async function fillDrillShop(owner: Database, wanted: Wanted) {
  const { cityId } = await openCheckout(owner, { gateways: BANKS, postalRial: 10_000 })
  return addBuyers(owner, cityId, wanted)
}

type Wanted = { products: number; stock: number; buyers: number }

/** Buyers and what they buy, in a shop that already has its banks and its post. */
export async function addBuyers(
  owner: Database,
  cityId: number,
  { products, stock, buyers }: Wanted,
): Promise<{ products: DrillProduct[]; people: Buyer[] }> {
  const offered: DrillProduct[] = []
  for (let count = 0; count < products; count += 1)
    offered.push(await addProduct(owner, { stock, priceRial: 1_000_000 }))
  const people: Buyer[] = []
  for (let count = 0; count < buyers; count += 1) {
    const customer = await addCustomer(owner)
    people.push({ ...customer, addressId: await addAddress(owner, customer.customerId, cityId) })
  }
  return { products: offered, people }
}

/** What a drill's processes read: short times, so that a drill sees holds expire and attempts settle. */
export function drillEnvironment(simulatorUrl: string): Record<string, string> {
  return {
    ...shopEnvironment(DRILL_DATABASE),
    ...bankEnvironment(simulatorUrl),
    DATABASE_SHOP_URL: databaseUrl('shop', DRILL_DATABASE),
    RASTEH_ORIGIN: DRILL_ORIGIN,
    CHANGES_PER_MINUTE: '100000000',
    LOG_LEVEL: 'fatal',
    PAYMENT_HOLD_SECONDS: '20',
    PAYMENT_LEASE_SECONDS: '12',
    PAYMENT_ASK_AFTER_SECONDS: '4',
    BANK_TIME_OUT_MS: '3000',
    // A drill sends no notifications.
    SMS_PROVIDER: '',
    MAIL_URL: '',
  }
}

type Setting = Record<string, string>
type StartOptions = {
  env: Setting
  /** What one life of a process has of its own, by the process's place (the worker is the last). */
  life?: (life: number, place: number) => Setting
  quiet?: boolean
}

/** Two processes of shop-api and the worker, started again whenever they die. */
export async function startDrillShop({
  env,
  life = () => ({}),
  quiet = false,
}: StartOptions): Promise<DrillShop> {
  const apis = API_PORTS.map((port, place) =>
    startKillable({
      file: join(ROOT, 'apps/shop-api/src/main.ts'),
      env: (count) => ({ ...env, SHOP_API_PORT: String(port), LOG_LEVEL: 'info', ...life(count, place) }),
      ready: /Server listening/,
      quiet,
    }),
  )
  const worker = startKillable({
    file: join(ROOT, 'apps/worker/src/main.ts'),
    env: (count) => ({ ...env, ...life(count, API_PORTS.length) }),
    quiet,
  })
  const shop = { apis: await Promise.all(apis), worker: await worker }
  return {
    ...shop,
    async stop() {
      await Promise.all([...shop.apis, shop.worker].map((one) => one.stop()))
    },
  }
}
