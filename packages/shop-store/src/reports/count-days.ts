import type { Database } from '../platform/pool.ts'

/** Orders from before are not reported; it bounds the list of days that were never counted. */
const YEARS_BACK = 20
const AT_ONCE = 40

/**
 * The days that are over and whose sums are missing or older than their orders, the latest first. A shop that had no sums
 * yet, or lost them, has all its days here.
 */
export async function loadDueDays(database: Database, limit = AT_ONCE): Promise<string[]> {
  const { rows } = await database.query<{ day: string }>({
    name: 'due-report-days',
    text: `with today as (
        select (now() at time zone 'Asia/Tehran')::date as day
      ), first as (
        select greatest((min(placed_at) at time zone 'Asia/Tehran')::date, (select day from today) - $2 * 366) as day from shop.orders
      ), due as (
        select distinct c.day from shop.report_changes c where c.day < (select day from today)
        union
        select d.day::date from first, generate_series(first.day, (select day from today) - 1, interval '1 day') d (day)
        where not exists (select from shop.report_days r where r.day = d.day::date)
      )
      select to_char(day, 'YYYY-MM-DD') as day from due order by due.day desc limit $1`,
    values: [limit, YEARS_BACK],
  })
  return rows.map(({ day }) => day)
}

/** Counts one day again; false while another process counts it. */
export async function countDay(database: Database, day: string): Promise<boolean> {
  const { rows } = await database.query<{ done: boolean }>({
    name: 'count-report-day',
    text: 'select shop.count_report_day($1::date) as done',
    values: [day],
  })
  return rows[0]?.done ?? false
}

/**
 * Counts the days that are due, each in a transaction of its own, and answers how many it counted. What is cut off is
 * still due; any number of processes may count.
 */
export async function countDueDays(
  database: Database,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let counted = 0
  for (const day of await loadDueDays(database)) {
    if (isStopped()) break
    if (await countDay(database, day)) counted += 1
  }
  return counted
}
