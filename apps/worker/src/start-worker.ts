import type { MailAnswer } from '@rasteh/contracts/feedback'
import type { PurgePages } from '@rasteh/contracts/page-keys'
import { watchEdge } from '@rasteh/observability/edge-counters'
import { openMetrics } from '@rasteh/observability/metrics'
import { serveMetrics } from '@rasteh/observability/serve-metrics'
import { watchShopState } from '@rasteh/observability/state-metrics'
import type { Traces } from '@rasteh/observability/traces'
import { openFileStore } from '@rasteh/private-files/settings'
import type { NotifyFavorite } from '@rasteh/shop-store/accounts/favorites'
import type { SendCode } from '@rasteh/shop-store/accounts/one-time-codes/keep-code'
import type { NotifyAnswered } from '@rasteh/shop-store/content/answered-comments'
import type { NotifyForm } from '@rasteh/shop-store/content/form-submissions'
import type { NotifyReview } from '@rasteh/shop-store/content/review-notices'
import type { NotifyOrder } from '@rasteh/shop-store/orders/order-notifications'
import { forgetOldRows } from '@rasteh/shop-store/platform/forget-old-rows'
import { checkPersianTrigrams } from '@rasteh/shop-store/platform/migrate/check-persian-trigrams'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import type { NotifyWish } from '@rasteh/shop-store/search/wishes'
import { PgBoss } from 'pg-boss'
import { startPriceClock } from './apply-due-price-changes.ts'
import { startHeartbeat } from './heartbeat.ts'
import { withBrandedMail } from './mail/branded-mailer.ts'
import { notifyAnswered } from './notify-answered.ts'
import { notifyFavorite } from './notify-favorite.ts'
import { notifyForm } from './notify-form.ts'
import { notifyOrder } from './notify-order.ts'
import { notifyReview } from './notify-review.ts'
import { notifyWish } from './notify-wish.ts'
import { edgeBeforeStandbys, httpEdge, noEdge, type PageEdge } from './page-edge.ts'
import { startPaymentClock } from './payment-clock.ts'
import { JOBS_SCHEMA, queues } from './queues.ts'
import { startReportClock } from './report-clock.ts'
import { startSearchClock } from './search-clock.ts'
import { sendCode } from './send-code.ts'
import { sendFeedbackAnswer } from './send-feedback-answer.ts'
import type { WorkerSettings } from './settings.ts'
import { startCompanySearch } from './start-company-search.ts'
import { startSearchJobs } from './start-search-jobs.ts'
import { sweepPrivateFiles } from './sweep-private-files.ts'
import { takeJobs } from './take-jobs.ts'
import { type JobWatcher, watchJobs } from './watch-jobs.ts'
import { startWishClock } from './wish-clock.ts'

/** At seventeen minutes past, when few other hourly jobs run. */
const EVERY_HOUR = '17 * * * *'
const EVERY_TEN_MINUTES = '*/10 * * * *'

export type Worker = { stop: () => Promise<void> }

/** Starts the jobs. The queue's tables are made by `pnpm migrate`; this role could not make them. */
export async function startWorker(settings: WorkerSettings, traces: Traces | null = null): Promise<Worker> {
  const { databaseUrl, favoriteCall, files, log, openSearch } = settings
  const onError = (error: unknown) => log.error({ err: error }, 'a job or a clock failed')
  // Long enough for the largest of its jobs, so that a dead line does not hold one for ever.
  const database = openPool({ url: databaseUrl, name: 'rasteh-worker', max: 6, deadlineMs: 300_000 })
  await checkPersianTrigrams(database)
  const messengers = withBrandedMail(database, settings.messengers)
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'rasteh-worker-queue',
    schema: JOBS_SCHEMA,
    migrate: false,
    useListenNotify: true,
    max: 4,
  })
  boss.on('error', onError)
  const figures = await showFigures(settings, database)
  watchJobs(boss, [...(figures ? [figures.watchJob] : []), ...(traces ? [traces.work] : [])])
  await boss.start()
  const sinks = openSearch ? [openSearch.sink] : []
  await startSearchJobs(boss, database, sinks)
  await startCompanySearch(boss, database)
  const edge = openEdge(settings, onError)
  await takeJobs<PurgePages>(boss, queues.purgePages.name, {
    batchSize: 10,
    work: (jobs) => edge.purge([...new Set(jobs.flatMap(({ data }) => data.keys))]),
  })
  // One by one: a message that must be tried again must not take others with it.
  const takeEach = <Data extends object>(queue: { name: string }, work: (data: Data) => Promise<unknown>) =>
    takeJobs<Data>(boss, queue.name, {
      work: async (jobs) => {
        for (const { data } of jobs) await work(data)
      },
    })
  await takeEach<NotifyFavorite>(
    queues.notifyFavorite,
    async (data) => favoriteCall && notifyFavorite(database, favoriteCall, data),
  )
  await takeEach<SendCode>(queues.sendCode, (data) => sendCode(database, messengers, data))
  await takeEach<MailAnswer>(queues.mailAnswer, (data) => sendFeedbackAnswer(database, messengers, data))
  await takeEach<NotifyAnswered>(queues.notifyAnswered, (data) => notifyAnswered(database, messengers, data))
  await takeEach<NotifyForm>(queues.notifyForm, (data) => notifyForm(database, messengers, data))
  await takeEach<NotifyReview>(queues.notifyReview, (data) => notifyReview(database, messengers, data))
  await takeEach<NotifyWish>(queues.notifyWish, (data) => notifyWish(database, messengers, data))
  await takeEach<NotifyOrder>(queues.notifyOrder, (data) => notifyOrder(database, messengers, data))
  const fileStore = openFileStore(files)
  await boss.work(queues.sweepPrivateFiles.name, async () => {
    await sweepPrivateFiles(database, fileStore)
  })
  await boss.schedule(queues.sweepPrivateFiles.name, EVERY_TEN_MINUTES)
  await boss.work(queues.forgetOldRows.name, async () => {
    await forgetOldRows(database)
  })
  await boss.schedule(queues.forgetOldRows.name, EVERY_HOUR)
  const priceClock = startPriceClock(database, onError)
  const searchClock = startSearchClock(database, sinks, onError)
  const reportClock = startReportClock(database, onError)
  const wishClock = startWishClock(database, onError)
  const payments = { ...settings.payments, database, reached }
  const paymentClock = startPaymentClock(payments, onError)
  function reached(point: Parameters<typeof settings.payments.reached>[0]) {
    figures?.metrics.stepReached(point)
    settings.payments.reached(point)
  }
  const { version, edgeName } = settings
  const heartbeat = startHeartbeat({ database, version, edgeName, onError })
  log.info({ version }, 'worker takes jobs')
  return {
    async stop() {
      await heartbeat.stop()
      await paymentClock.stop()
      await searchClock.stop()
      await reportClock.stop()
      await wishClock.stop()
      await priceClock.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
      await openSearch?.close()
      await figures?.close()
      await traces?.close()
      await database.end()
    },
  }
}

/** Figures for Prometheus: those of this process, and those of the whole shop, from its tables. */
function openEdge({ edgeUrls, readsStandbys }: WorkerSettings, onError: (error: unknown) => void): PageEdge {
  if (edgeUrls.length === 0) return noEdge
  const edge = httpEdge(edgeUrls)
  return readsStandbys ? edgeBeforeStandbys(edge, onError) : edge
}

async function showFigures({ metrics: address, edgeName }: WorkerSettings, database: Pool) {
  if (!address) return null
  const metrics = openMetrics()
  watchShopState(metrics.registry, database)
  if (edgeName) watchEdge(metrics.registry, edgeName)
  const { close } = await serveMetrics(metrics, address)
  const watchJob: JobWatcher = async (queue, _, work) => {
    const startedAt = performance.now()
    const seconds = () => (performance.now() - startedAt) / 1000
    try {
      const done = await work()
      metrics.worked(queue, 'done', seconds())
      return done
    } catch (error) {
      metrics.worked(queue, 'failed', seconds())
      throw error
    }
  }
  return { metrics, watchJob, close }
}
