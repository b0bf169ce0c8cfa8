import type { Database } from '@rasteh/shop-store/platform/pool'

/** The seeds open three banks; an attacker tries all that the shop can speak with. */
const MORE_BANKS = ['zibal', 'vandar', 'parsian']

export async function openEveryBank(owner: Database): Promise<void> {
  await owner.query(
    `with bank as (
       insert into public.banks (gateway, position)
       select name::public.enum_banks_gateway, 10 + place from unnest($1::text[]) with ordinality g (name, place)
       where not exists (select from public.banks b where b.gateway::text = name) returning id, gateway)
     insert into public.banks_locales (_parent_id, _locale, title) select id, 'fa', 'بانک ' || gateway from bank`,
    [MORE_BANKS],
  )
}
