import type { ClientBase } from 'pg'

export type DefaultText = { key: string; fa: string; en: string }

/**
 * Puts in the messages that are missing, and gives those that were not changed their newer wording. A message is
 * unchanged while it reads as it was shipped; managers' words stay theirs. Answers how many were put in or renewed.
 */
export async function renewMessages(client: ClientBase, texts: DefaultText[]): Promise<number> {
  await client.query('begin')
  try {
    await client.query(
      `create temporary table given on commit drop as
       select t.key, l.locale::public._locales as locale, case l.locale when 'fa' then t.fa else t.en end as value
       from unnest($1::text[], $2::text[], $3::text[]) as t (key, fa, en)
       cross join (values ('fa'), ('en')) as l (locale)`,
      [texts.map((t) => t.key), texts.map((t) => t.fa), texts.map((t) => t.en)],
    )
    const inserted = await client.query(INSERT_MISSING)
    const renewed = await client.query(RENEW_UNCHANGED)
    await client.query(REMEMBER_SHIPPED)
    await client.query('commit')
    return (inserted.rowCount ?? 0) / 2 + (renewed.rowCount ?? 0)
  } catch (fault) {
    await client.query('rollback')
    throw fault
  }
}

const INSERT_MISSING = `
  with fresh as (
    insert into public.messages (key) select distinct key from given on conflict (key) do nothing returning id, key
  )
  insert into public.messages_locales (_parent_id, _locale, value)
  select fresh.id, given.locale, given.value from fresh join given using (key)`

// A shop that was installed before the shipped wording was kept: a row that was never saved again is unchanged.
const RENEW_UNCHANGED = `
  update public.messages_locales as l set value = given.value
  from public.messages as m
  join given using (key)
  left join shop.shipped_messages as shipped on shipped.key = m.key and shipped.locale = given.locale::text
  where l._parent_id = m.id and l._locale = given.locale and l.value is distinct from given.value
    and case when shipped.key is null then m.updated_at = m.created_at else l.value = shipped.value end`

const REMEMBER_SHIPPED = `
  insert into shop.shipped_messages (key, locale, value) select key, locale::text, value from given
  on conflict (key, locale) do update set value = excluded.value
  where shipped_messages.value is distinct from excluded.value`
