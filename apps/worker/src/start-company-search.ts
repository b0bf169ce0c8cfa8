import { refreshWholeCompany } from '@rasteh/search/company-feed'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { RefreshCompanyJob } from '@rasteh/shop-store/search/company-documents'
import type { PgBoss } from 'pg-boss'
import { queues } from './queues.ts'
import { refreshCompanySearch } from './refresh-company-search.ts'
import { takeJobs } from './take-jobs.ts'

/** At twenty-seven minutes past, when few other hourly jobs run. */
const EVERY_HOUR = '27 * * * *'

/** Several workers that start at once look through everything once. */
const ONCE = { singletonKey: 'whole', singletonSeconds: 600 }

/** All that keeps what search finds besides products what its sources say: each change at once, and all of it every hour. */
export async function startCompanySearch(boss: PgBoss, pool: Pool): Promise<void> {
  await takeJobs<RefreshCompanyJob>(boss, queues.refreshCompanySearch.name, {
    batchSize: 50,
    work: (jobs) =>
      refreshCompanySearch(
        pool,
        jobs.map(({ data }) => data),
      ),
  })
  await boss.work(queues.repairCompanySearch.name, () => refreshWholeCompany(pool))
  await boss.schedule(queues.repairCompanySearch.name, EVERY_HOUR)
  await boss.send(queues.repairCompanySearch.name, {}, ONCE)
}
