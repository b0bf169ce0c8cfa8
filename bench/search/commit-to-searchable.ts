import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Engine } from '@rasteh/search/opensearch/engine'
import pg from 'pg'
import { databaseUrl, ROOT, shopEnvironment } from '../../tools/services/settings.ts'
import { type Figures, toFigures } from './open-loop.ts'
import { SEARCH_DATABASE } from './search-shop.ts'

const CHANGES = 200
const AT_ONCE = 10

/** From the commit of a changed title, through queue and worker, until OpenSearch finds its new word. */
export async function measureCommitToSearchable(engine: Engine, urls: readonly string[]): Promise<Figures> {
  const worker = spawn(process.execPath, [join(ROOT, 'apps/worker/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...shopEnvironment(SEARCH_DATABASE),
      RASTEH_ORIGIN: 'http://localhost:3000',
      SEARCH_ENGINE: 'opensearch',
      OPENSEARCH_URLS: urls.join(','),
    },
  })
  const pool = new pg.Pool({ connectionString: databaseUrl('owner', SEARCH_DATABASE), max: AT_ONCE })
  const { rows } = await pool.query<{ id: number }>(
    'select product_id as id from shop.search_documents order by md5(product_id::text) limit $1',
    [CHANGES + 1],
  )
  // The first waits for the worker to be up.
  await measureOne(engine, pool, rows.pop()?.id ?? 0)
  const times: number[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let row = rows.pop(); row; row = rows.pop()) times.push(await measureOne(engine, pool, row.id))
    }),
  )
  await pool.end()
  worker.kill('SIGTERM')
  await once(worker, 'exit')
  return toFigures(times, 0, 1)
}

async function measureOne(engine: Engine, pool: pg.Pool, productId: number): Promise<number> {
  const word = neverSeen(productId)
  const client = await pool.connect()
  await client.query('begin')
  await client.query(
    "update public.products_locales set title = $2 || ' ' || title where _parent_id = $1 and _locale = 'fa'",
    [productId, word],
  )
  await client.query(
    "select shop.enqueue('refresh-search-document', jsonb_build_object('productId', $1::int))",
    [productId],
  )
  await client.query('commit')
  const committedAt = performance.now()
  client.release()
  while (!(await isFound(engine, word))) await setTimeout(20)
  return performance.now() - committedAt
}

/** A word of letters alone; the catalogue of a run before holds that run's words. */
function neverSeen(productId: number): string {
  const digits = [...`${productId}${Date.now()}`]
  return `bench${digits.map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
}

async function isFound(engine: Engine, word: string): Promise<boolean> {
  const { count } = await engine.ask<{ count: number }>({
    method: 'POST',
    path: '/rasteh-products-serving/_count',
    body: { query: { term: { words: word } } },
    withinMs: 10_000,
  })
  return count > 0
}
