import { startSeededShop } from './processes/start-seeded-shop.ts'

/** The shop that browser tests visit; Playwright starts and stops it. */
const shop = await startSeededShop()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => shop.stop().then(() => process.exit(0)))
}
