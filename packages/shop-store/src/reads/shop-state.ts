import type { Database } from '../platform/pool.ts'

export type QueueState = {
  queue: string
  waiting: number
  /** Of those that wait: how many should have begun already. */
  late: number
  running: number
  /** Given up within the last day. */
  failed: number
  oldestSeconds: number
}
export type StatusRecord = { at: Date; ageSeconds: number; facts: Record<string, unknown> }
export type ShopState = {
  queues: QueueState[]
  holds: { count: number; units: number; overdue: number }
  attempts: { state: string; count: number; overdue: number }[]
  statusRecords: Partial<Record<'backup' | 'edge' | 'worker', StatusRecord>>
  database: { sizeBytes: number; isStandby: boolean; standbys: number; sessions: number; maxSessions: number }
}

/** How the shop is, in a few small reads: what waits, what is held, when things last happened. Nothing of anybody. */
export async function loadShopState(database: Database): Promise<ShopState> {
  const { rows } = await database.query<
    ShopState & { statusRecords: Record<string, StatusRecord & { at: string }> }
  >({
    name: 'shop-state',
    text: `select
      (select coalesce(jsonb_agg(jsonb_build_object('queue', queue, 'waiting', waiting, 'late', late, 'running', running,
         'failed', failed, 'oldestSeconds', oldest_seconds) order by queue), '[]') from shop.queue_states()) as queues,
      (select jsonb_build_object('count', count(*), 'units', coalesce(sum(quantity), 0),
         'overdue', count(*) filter (where expires_at < now() - interval '1 minute'))
       from shop.stock_holds where state = 'held') as holds,
      (select coalesce(jsonb_agg(a order by a.state), '[]') from (
         select state, count(*), count(*) filter (where next_check_at < now() - interval '1 minute') as overdue
         from shop.payment_attempts where next_check_at is not null group by state) a) as attempts,
      (select coalesce(jsonb_object_agg(name, jsonb_build_object('at', at,
         'ageSeconds', extract(epoch from now() - at), 'facts', facts)), '{}') from shop.marks) as "statusRecords",
      (select jsonb_build_object('sizeBytes', pg_database_size(current_database()), 'isStandby', pg_is_in_recovery(),
         'standbys', (select count(*) from pg_stat_replication),
         'sessions', (select count(*) from pg_stat_activity where backend_type = 'client backend'),
         'maxSessions', current_setting('max_connections')::int)) as database`,
  })
  const [state] = rows
  if (!state) throw new Error('the database did not say how the shop is')
  const statusRecords = Object.entries(state.statusRecords).map(([name, record]) => [
    name,
    { ...record, at: new Date(record.at) },
  ])
  return { ...state, statusRecords: Object.fromEntries(statusRecords) }
}
