import type { ClientBase } from 'pg'

export type DefaultText = { key: string; fa: string; en: string }

/** Puts in the messages that are not there yet and touches none that are: managers' words stay theirs. */
export async function insertMissingMessages(client: ClientBase, texts: DefaultText[]): Promise<number> {
  const { rowCount } = await client.query(
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[]) as t (key, fa, en)
     ), fresh as (
       insert into public.messages (key) select key from given on conflict (key) do nothing returning id, key
     )
     insert into public.messages_locales (_parent_id, _locale, value)
     select fresh.id, l.locale::public._locales, case l.locale when 'fa' then given.fa else given.en end
     from fresh join given using (key) cross join (values ('fa'), ('en')) as l (locale)`,
    [texts.map((t) => t.key), texts.map((t) => t.fa), texts.map((t) => t.en)],
  )
  return (rowCount ?? 0) / 2
}
