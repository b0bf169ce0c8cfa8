import type { Database } from '../platform/pool.ts'
import type { Locale } from '../reads/locale.ts'
import type { CompanySourceKind } from './company-source.ts'

/** The job that makes the documents of a source again. */
export const REFRESH_COMPANY_QUEUE = 'refresh-company-search'
export type RefreshCompanyJob = { source: CompanySourceKind; id: number }

/** What the company's search finds, in the order in which it is shown. */
export type CompanyKind = 'page' | 'news' | 'question' | 'file'

/** A document of the company as the database keeps it. */
export type CompanyRow = {
  sourceId: number
  kind: CompanyKind
  /** The question of a page; empty for what is found as a whole. */
  part: string
  /** The language of the visitors who find it, and that of its words. */
  locale: Locale
  language: Locale
  slug: string
  title: string
  summary: string
  words: string
  /** Tokens with places and weights, as `tsvector` is written. */
  terms: string
  shownFrom: Date | null
  digest: string
}

/** One writer a source at a time, until the transaction ends. */
export async function lockCompanySources(
  database: Database,
  source: CompanySourceKind,
  ids: readonly number[],
): Promise<void> {
  await database.query(
    `select pg_advisory_xact_lock(hashtext('shop.company_documents.' || $1), id) from unnest($2::int[]) as id order by id`,
    [source, ids],
  )
}

/** Makes these rows all that search has of the named sources. */
export async function saveCompanyRows(
  database: Database,
  { source, ids, rows }: { source: CompanySourceKind; ids: readonly number[]; rows: readonly CompanyRow[] },
): Promise<void> {
  await database.query('select shop.save_company_documents($1, $2::int[], $3::jsonb)', [
    source,
    ids,
    JSON.stringify(rows.map(toColumns)),
  ])
}

/** The next so many sources after an id, of those that are there and of those that search still has. */
export async function loadCompanyIds(
  database: Database,
  source: CompanySourceKind,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: `company-ids-${source}`,
    text: `select id from (
        select id from public.${source} where id > $1
        union select source_id from shop.company_documents where source = '${source}' and source_id > $1) known
      order by id limit $2`,
    values: [after, limit],
  })
  return rows.map(({ id }) => id)
}

const toColumns = ({ sourceId, shownFrom, ...row }: CompanyRow) => ({
  ...row,
  source_id: sourceId,
  shown_from: shownFrom,
})
