import type { Pool } from 'pg'
import { PAGE } from '../metrics.ts'
import type { Engine } from './engine.ts'
import { RAW_TEXTS } from './simple-baseline.ts'

const INDEX = 'relevance-lucene-persian'
const BATCH = 2_000
const FIELDS = ['title', 'brand', 'category', 'codes', 'attributes', 'description']
const WEIGHTED = ['title^3', 'brand^2', 'category^2', 'codes^4', 'attributes', 'description']

type Row = { id: number } & Record<string, unknown>

/** Lucene's PersianAnalyzer as OpenSearch offers it (`persian`) over raw texts, by BM25 and the weights of the fields. */
export async function luceneBaseline(
  owner: Pool,
  { name, url, kept }: { name: string; url: string; kept: boolean },
): Promise<Engine> {
  if (!kept) await fill(owner, url)
  return {
    name,
    async find(text) {
      const query = { multi_match: { query: text, type: 'most_fields', fields: WEIGHTED } }
      const answer = await send(`${url}/${INDEX}/_search`, 'POST', { size: PAGE, _source: false, query })
      return (answer.hits?.hits ?? []).map(({ _id }) => Number(_id))
    },
  }
}

async function fill(owner: Pool, url: string): Promise<void> {
  await send(`${url}/${INDEX}`, 'DELETE')
  const properties = Object.fromEntries(FIELDS.map((field) => [field, { type: 'text', analyzer: 'persian' }]))
  await send(`${url}/${INDEX}`, 'PUT', {
    settings: { number_of_shards: 1, number_of_replicas: 0 },
    mappings: { properties },
  })
  const { rows } = await owner.query<Row>(RAW_TEXTS)
  for (let first = 0; first < rows.length; first += BATCH) {
    const lines = rows
      .slice(first, first + BATCH)
      .flatMap(({ id, ...texts }) => [JSON.stringify({ index: { _id: String(id) } }), JSON.stringify(texts)])
    await send(`${url}/${INDEX}/_bulk`, 'POST', `${lines.join('\n')}\n`)
  }
  await send(`${url}/${INDEX}/_refresh`, 'POST')
}

type Answer = { hits?: { hits: { _id: string }[] } }

async function send(url: string, method: string, body?: unknown): Promise<Answer> {
  const isLines = typeof body === 'string'
  const response = await fetch(url, {
    method,
    headers: { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' },
    ...(body === undefined ? {} : { body: isLines ? body : JSON.stringify(body) }),
  })
  if (!response.ok && method !== 'DELETE') throw new Error(`${method} ${url}: ${await response.text()}`)
  return (await response.json()) as Answer
}
