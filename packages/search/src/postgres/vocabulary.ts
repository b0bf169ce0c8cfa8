import type { Database } from '@rasteh/shop-store/platform/pool'
import { createMemory } from '../memory.ts'
import type { Vocabulary } from '../plan/query-plan.ts'

type Near = readonly { readonly token: string; readonly frequency: number }[]

/** The words of products, or of the company's pages and news. */
type VocabularyTable = 'search_vocabulary' | 'company_vocabulary'
type Place = { readonly database: Database; readonly table: VocabularyTable }

/** How long a word's count may be old: it only weighs words against each other. */
const KEPT_MS = 30_000
/** A token without a product is asked for again soon: the next product may bring it, and must be found at once. */
const MISSING_MS = 1_000
const TOKENS_KEPT = 20_000
const NEAR_KEPT = 2_000
const NEAR_AT_MOST = 40

/** The words of a table as PostgreSQL keeps them; those asked for again are answered from memory for a while. */
export function createVocabulary(
  database: Database,
  table: VocabularyTable = 'search_vocabulary',
): Vocabulary {
  const counts = createMemory<number>({ most: TOKENS_KEPT, keptMs: KEPT_MS })
  const missing = createMemory<true>({ most: TOKENS_KEPT, keptMs: MISSING_MS })
  const near = createMemory<Near>({ most: NEAR_KEPT, keptMs: KEPT_MS })
  return {
    async frequencies(tokens) {
      // Each is looked up once: what the memory forgets while the others are asked for still counts.
      const known = new Map([...new Set(tokens)].map((token) => [token, counts.get(token)] as const))
      const unknown = [...known.keys()].filter(
        (token) => known.get(token) === undefined && missing.get(token) === undefined,
      )
      const found =
        unknown.length > 0 ? await loadFrequencies({ database, table }, unknown) : new Map<string, number>()
      for (const token of unknown) {
        const count = found.get(token)
        if (count === undefined) missing.set(token, true)
        else counts.set(token, count)
      }
      return new Map(
        [...known].flatMap(([token, count]) => {
          const frequency = count ?? found.get(token) ?? 0
          return frequency > 0 ? [[token, frequency] as const] : []
        }),
      )
    },
    async near(token) {
      const known = near.get(token)
      if (known) return known
      const found = await loadNear({ database, table }, token)
      near.set(token, found)
      return found
    },
  }
}

async function loadFrequencies(
  { database, table }: Place,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ token: string; frequency: number }>({
    name: `${table}-frequencies`,
    text: `select token, frequency from shop.${table} where token = any($1::text[]) and frequency > 0`,
    values: [tokens],
  })
  return new Map(rows.map(({ token, frequency }) => [token, frequency]))
}

/** A slip or two apart; when there are none, those that share most of their letters' threes. */
async function loadNear({ database, table }: Place, token: string): Promise<Near> {
  const { rows } = await database.query<{ token: string; frequency: number }>({
    name: `${table}-near`,
    text: `with slip as (
        select token, frequency from shop.${table}
        where deletes <> '{}' and deletes && shop.deletes_of($1) and frequency > 0 and token <> $1
        order by abs(char_length(token) - char_length($1)) > 1, frequency desc limit $2
      ), alike as (
        select token, frequency from shop.${table}
        where not exists (select from slip) and char_length($1) >= 5 and deletes <> '{}' and token % $1 and frequency > 0 and token <> $1
        order by similarity(token, $1) desc, frequency desc limit 10
      )
      select * from slip union all select * from alike`,
    values: [token, NEAR_AT_MOST],
  })
  return rows
}
