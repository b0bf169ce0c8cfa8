import { INDEX_QUEUES, oldestJobSeconds, PURGE_QUEUES } from '@rasteh/shop-core/shop-status'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { loadShopState, type ShopState } from '@rasteh/shop-store/reads/shop-state'
import { Gauge, type Registry } from 'prom-client'

/** However often it is looked at, the database is asked this often. */
const FRESH_MS = 10_000

/** What the tables say about the shop. The worker alone serves it, so that it is counted once. */
export function watchShopState(registry: Registry, database: Database): void {
  let looked: { at: number; state: Promise<ShopState> } | null = null
  const look = () => {
    if (!looked || Date.now() - looked.at > FRESH_MS)
      looked = { at: Date.now(), state: loadShopState(database) }
    return looked.state
  }
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    fill: (gauge: Gauge, state: ShopState) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const state = await look()
        this.reset()
        fill(this, state)
      },
    })
  watchQueues(gauge)
  gauge(
    'rasteh_holds',
    'Units of stock held for payments, and holds that are overdue',
    ['kind'],
    (held, { holds }) => {
      held.set({ kind: 'units' }, holds.units)
      held.set({ kind: 'holds' }, holds.count)
      held.set({ kind: 'overdue' }, holds.overdue)
    },
  )
  gauge('rasteh_payment_attempts', 'Payments under way by their state', ['state'], (open, { attempts }) => {
    for (const { state, count } of attempts) open.set({ state }, count)
  })
  gauge(
    'rasteh_payment_attempts_overdue',
    'Payments that nobody asked their bank about in time',
    [],
    (late, { attempts }) => late.set(attempts.reduce((sum, { overdue }) => sum + overdue, 0)),
  )
  gauge(
    'rasteh_backup_age_seconds',
    'Time since the last backup; missing where none was ever made',
    [],
    (age, { statusRecords }) => {
      if (statusRecords.backup) age.set(statusRecords.backup.ageSeconds)
    },
  )
  gauge(
    'rasteh_database_sessions',
    'Sessions of the database and how many it takes',
    ['kind'],
    (sessions, { database: { sessions: open, maxSessions } }) => {
      sessions.set({ kind: 'open' }, open)
      sessions.set({ kind: 'most' }, maxSessions)
    },
  )
  gauge('rasteh_database_standbys', 'Standbys that follow the primary', [], (standbys, state) =>
    standbys.set(state.database.standbys),
  )
  gauge('rasteh_database_bytes', 'Size of the database', [], (size, state) =>
    size.set(state.database.sizeBytes),
  )
}

type MakeGauge = (
  name: string,
  help: string,
  labels: string[],
  fill: (gauge: Gauge, state: ShopState) => void,
) => unknown

function watchQueues(gauge: MakeGauge): void {
  gauge(
    'rasteh_jobs',
    'Jobs by queue and state; failed ones of the last day',
    ['queue', 'state'],
    (jobs, { queues }) => {
      for (const { queue, late, waiting, running, failed } of queues) {
        jobs.set({ queue, state: 'waiting' }, waiting)
        jobs.set({ queue, state: 'late' }, late)
        jobs.set({ queue, state: 'running' }, running)
        jobs.set({ queue, state: 'failed' }, failed)
      }
    },
  )
  gauge(
    'rasteh_jobs_oldest_seconds',
    'How long the oldest due job of a queue has waited',
    ['queue'],
    (age, { queues }) => {
      for (const { queue, oldestSeconds } of queues) age.set({ queue }, oldestSeconds)
    },
  )
  gauge(
    'rasteh_search_index_lag_seconds',
    'How long a change has waited to be found by search',
    [],
    (lag, { queues }) => lag.set(oldestJobSeconds(queues, INDEX_QUEUES)),
  )
  gauge('rasteh_purge_lag_seconds', 'How long a change has waited to leave the edge', [], (lag, { queues }) =>
    lag.set(oldestJobSeconds(queues, PURGE_QUEUES)),
  )
}
