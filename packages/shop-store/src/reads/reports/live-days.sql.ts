/**
 * `today`, and the `live` days of the ranges $1 … $2 and $3 … $4: those that are read from their orders, because they are
 * not over or their sums are older than their orders. More than eight of them are left to the worker.
 */
export const LIVE_DAYS = `today as (
    select (now() at time zone 'Asia/Tehran')::date as day
  ), live as materialized (
    select l.day from (
      select day from today
      union select c.day from shop.report_changes c
      union select d.day::date from today, generate_series(today.day - 3, today.day - 1, interval '1 day') d (day)
      where not exists (select from shop.report_days r where r.day = d.day::date)
    ) l
    where l.day between $1::date and $2::date or l.day between $3::date and $4::date
    order by l.day desc limit 8
  )`

/** Says whether a day belongs to the range that is shown, or to the one it is compared with. */
export const SHOWN = 'day between $1::date and $2::date'
export const COMPARED = 'day between $3::date and $4::date'
