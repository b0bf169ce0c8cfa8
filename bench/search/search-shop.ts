import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import {
  createPostgresSink,
  type DocumentSink,
  type FedDocument,
  rebuildDocuments,
} from '@rasteh/search/feed'
import type { Engine } from '@rasteh/search/opensearch/engine'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { postgresClient, startPostgres } from '../../tools/services/postgres.ts'
import { startRedis } from '../../tools/services/redis.ts'
import { databaseUrl, devRoles, ROOT } from '../../tools/services/settings.ts'
import { bazaarDocuments } from './bazaar-documents.ts'

export const SEARCH_DATABASE = 'rasteh_bench_search'
const PART = 1_000
/** Beyond the ids of all rows. */
const FIRST_ID = 10_000_000

const sql = (database: string, statement: string) =>
  postgresClient('psql', ['-q', '-At', '-d', database, '-c', statement]).trim()

/** A shop with so many of the bazaar's products in its database; kept for the next run. */
export function makeSearchShop(products: number): void {
  startPostgres()
  startRedis()
  const env = { ...process.env, DATABASE_OWNER_URL: databaseUrl('owner', SEARCH_DATABASE) }
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(ROOT, script), ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (sql('postgres', `select 1 from pg_database where datname = '${SEARCH_DATABASE}'`) === '1') {
    const filled = Number(sql(SEARCH_DATABASE, 'select count(*) from public.products'))
    if (filled >= products) {
      run('tools/migrate.ts')
      return
    }
    sql('postgres', `drop database ${SEARCH_DATABASE} with (force)`)
  }
  sql('postgres', `create database ${SEARCH_DATABASE} owner ${devRoles.owner.name}`)
  run('tools/migrate.ts')
  run('tools/seed.ts', '--bazaar', String(products))
  sql(SEARCH_DATABASE, 'vacuum analyze')
}

/** PostgreSQL's own documents, where the seed has not made them. */
export async function fillPostgres(pool: Pool, products: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from shop.search_documents',
  )
  if ((rows[0]?.count ?? 0) < products) await rebuildDocuments(pool, createPostgresSink(pool))
}

/** An index of the shop's products and as many others as make up the size; kept for the next run. */
export async function fillOpenSearch(
  engine: Engine,
  pool: Pool,
  sink: DocumentSink,
  products: number,
): Promise<void> {
  if ((await countIndexed(engine)) >= products) return
  const startedAt = Date.now()
  const withOthers: DocumentSink = {
    ...sink,
    rebuild: {
      ...sink.rebuild,
      begin: async () => 0,
      async finish() {
        const own = await pool.query<{ count: number }>(
          'select count(*)::int as count from shop.search_documents',
        )
        await addOthers(sink, products - (own.rows[0]?.count ?? 0))
        await sink.rebuild.finish()
      },
    },
  }
  await sink.rebuild.begin()
  await rebuildDocuments(pool, withOthers)
  console.log(
    `OpenSearch filled with ${products} products in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
}

async function addOthers(sink: DocumentSink, count: number): Promise<void> {
  let part: FedDocument[] = []
  const send = async () => {
    await sink.rebuild.save(part, part.at(-1)?.document.productId ?? 0)
    part = []
  }
  let made = 0
  for (const document of bazaarDocuments(Math.max(0, count), FIRST_ID)) {
    part.push({ document, changesAt: null })
    made += 1
    if (part.length === PART) await send()
    if (made % 100_000 === 0) console.log(`  ${made} others`)
  }
  if (part.length > 0) await send()
}

async function countIndexed(engine: Engine): Promise<number> {
  try {
    const { count } = await engine.ask<{ count: number }>({
      method: 'GET',
      path: '/rasteh-products-serving/_count',
      withinMs: 60_000,
    })
    return count
  } catch {
    return 0
  }
}
