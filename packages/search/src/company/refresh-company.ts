import type { Pool } from '@rasteh/shop-store/platform/pool'
import {
  loadCompanyIds,
  lockCompanySources,
  saveCompanyRows,
} from '@rasteh/shop-store/search/company-documents'
import {
  COMPANY_SOURCES,
  type CompanySourceKind,
  loadCompanySources,
} from '@rasteh/shop-store/search/company-source'
import { inTransaction } from '../feed/in-transaction.ts'
import { toCompanyDocuments } from './to-company-documents.ts'
import { toCompanyRow } from './to-company-row.ts'

/**
 * Makes the documents of these sources again from the rows as they are now; those of what visitors may not see are removed. One
 * writer a source at a time, so that an older look at it is never written last.
 */
export async function refreshCompany(
  pool: Pool,
  source: CompanySourceKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(pool, async (client) => {
    await lockCompanySources(client, source, ids)
    const sources = await loadCompanySources(client, source, ids)
    const rows = sources.flatMap((one) => toCompanyDocuments(source, one)).map(toCompanyRow)
    await saveCompanyRows(client, { source, ids, rows })
  })
}

/** Small enough for one transaction. */
const BATCH = 200

/**
 * Makes the documents of all sources again: the first time, and after whatever a worker may have missed. What is the same
 * already is not written.
 */
export async function refreshWholeCompany(pool: Pool): Promise<void> {
  for (const source of COMPANY_SOURCES)
    for (let after = 0; ; ) {
      const ids = await loadCompanyIds(pool, source, { after, limit: BATCH })
      const last = ids.at(-1)
      if (last === undefined) break
      await refreshCompany(pool, source, ids)
      after = last
    }
}
