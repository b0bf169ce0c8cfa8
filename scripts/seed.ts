import { parseArgs } from 'node:util'
import pg from 'pg'
import { seedBazaar, seedShop, seedSynthetic } from './seed/load/seed-shop.ts'
import { fillForDevelopment } from './services/settings.ts'

const { values } = parseArgs({ options: { products: { type: 'string' }, bazaar: { type: 'string' } } })
fillForDevelopment()
const ownerUrl = process.env.DATABASE_OWNER_URL ?? ''
const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
const startedAt = Date.now()
const done = await (values.products
  ? seedSynthetic(owner, Number(values.products))
  : values.bazaar
    ? seedBazaar(owner, Number(values.bazaar))
    : seedShop(owner, ownerUrl))
console.log(`${done} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
process.exit(0)
