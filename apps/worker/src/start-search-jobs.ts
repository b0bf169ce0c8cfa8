import {
  createPostgresSink,
  type DocumentSink,
  rebuildDocuments,
  refreshPhrases,
  repairDrift,
} from '@rasteh/search/feed'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import { forgetSearchAskers, recountPopularity } from '@rasteh/shop-store/search/counts'
import { hasOldDocuments } from '@rasteh/shop-store/search/documents'
import type { PgBoss } from 'pg-boss'
import { queues } from './queues.ts'
import {
  type RefreshSearchCategory,
  type RefreshSearchDocument,
  refreshSearchCategory,
  refreshSearchDocuments,
} from './refresh-search-document.ts'
import { takeJobs } from './take-jobs.ts'

const EVERY_MINUTE = '* * * * *'
/** At seven minutes past, when few other hourly jobs run. */
const EVERY_HOUR = '7 * * * *'

/** A catalogue of 100,000 is walked through in about three hours, for a few hundredths of a worker's time. */
const LOOKED_AT = 500

/** Several workers that start at once ask for one rebuild. */
const ONCE = { singletonKey: 'whole', singletonSeconds: 3_600 }

/** All that keeps the search's documents what the shop's rows say. `sinks` are engines beside PostgreSQL. */
export async function startSearchJobs(
  boss: PgBoss,
  pool: Pool,
  sinks: readonly DocumentSink[],
): Promise<void> {
  await takeJobs<RefreshSearchDocument>(boss, queues.refreshSearchDocument.name, {
    batchSize: 50,
    work: (jobs) =>
      refreshSearchDocuments(
        pool,
        jobs.map(({ data }) => data),
        sinks,
      ),
  })
  await takeJobs<RefreshSearchCategory>(boss, queues.refreshSearchCategory.name, {
    work: async (jobs) => {
      for (const { data } of jobs) await refreshSearchCategory(pool, data, sinks)
    },
  })
  await boss.work(queues.rebuildSearch.name, async () => {
    for (const sink of [createPostgresSink(pool), ...sinks]) await rebuildDocuments(pool, sink)
    await refreshPhrases(pool)
  })
  if (await hasOldDocuments(pool)) await boss.send(queues.rebuildSearch.name, {}, ONCE)
  let after = 0
  await boss.work(queues.repairSearch.name, async () => {
    after = (await repairDrift(pool, { after, limit: LOOKED_AT }, sinks)).after
  })
  await boss.schedule(queues.repairSearch.name, EVERY_MINUTE)
  await boss.work(queues.countSearch.name, async () => {
    await recountPopularity(pool)
    await forgetSearchAskers(pool)
    await refreshPhrases(pool)
  })
  await boss.schedule(queues.countSearch.name, EVERY_HOUR)
}
