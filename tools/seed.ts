import { parseArgs } from 'node:util'
import pg from 'pg'
import { drawSeedPictures, seedBazaar, seedShop, seedSynthetic } from '../seed/load/seed-shop.ts'
import { openContentAsSystem } from './content.ts'
import { fillForDevelopment } from './services/settings.ts'

const { values } = parseArgs({
  options: { products: { type: 'string' }, bazaar: { type: 'string' }, pictures: { type: 'boolean' } },
})
const startedAt = Date.now()
const done = await (values.pictures ? drawSeedPictures() : seed())
console.log(`${done} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
process.exit(0)

function seed(): Promise<string> {
  fillForDevelopment()
  const ownerUrl = process.env.DATABASE_OWNER_URL ?? ''
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  if (values.products) return seedSynthetic(owner, Number(values.products))
  if (values.bazaar) return seedBazaar(owner, Number(values.bazaar))
  return seedShop(owner, ownerUrl, openContentAsSystem)
}
