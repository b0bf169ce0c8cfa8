import { createPostgresSink, rebuildDocuments, refreshPhrases } from '@rasteh/search/feed'
import { connectOpenSearch } from '@rasteh/search/opensearch'
import { openPool } from '@rasteh/shop-store/platform/pool'
import { DEV_DATABASE, shopEnvironment } from './services/settings.ts'

/** Builds an engine's whole index beside the one that serves; one that was cut off goes on where it was. */
const [verb, engine = 'postgres'] = process.argv.slice(2)
if (verb !== 'rebuild' || !['postgres', 'opensearch'].includes(engine)) {
  console.error('usage: pnpm search:rebuild [postgres|opensearch]')
  process.exit(2)
}
const env: Record<string, string | undefined> = {
  ...shopEnvironment(DEV_DATABASE),
  ...process.env,
  SEARCH_ENGINE: engine,
}
const pool = openPool({ url: env.DATABASE_SHOP_URL ?? '', name: 'rasteh-search', max: 2 })
const openSearch = connectOpenSearch(env)
const made = await rebuildDocuments(pool, openSearch?.sink ?? createPostgresSink(pool), (count) => {
  if (count % 5_000 === 0) console.log(`${count} documents`)
})
if (!openSearch) await refreshPhrases(pool)
await openSearch?.close()
await pool.end()
console.log(`${engine} serves ${made} documents that were made anew`)
