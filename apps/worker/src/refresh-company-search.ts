import { refreshCompany } from '@rasteh/search/company-feed'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { RefreshCompanyJob } from '@rasteh/shop-store/search/company-documents'
import { COMPANY_SOURCES } from '@rasteh/shop-store/search/company-source'

/** Makes the documents of these pages and news again. One that cannot be made must not hold up the others. */
export async function refreshCompanySearch(pool: Pool, jobs: readonly RefreshCompanyJob[]): Promise<void> {
  const refused: unknown[] = []
  for (const source of COMPANY_SOURCES) {
    const ids = new Set(jobs.filter((job) => job.source === source).map(({ id }) => id))
    for (const id of ids) await refreshCompany(pool, source, [id]).catch((error) => refused.push(error))
  }
  if (refused.length > 0) throw refused[0]
}
