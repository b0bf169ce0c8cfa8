import type { Database } from '../platform/pool.ts'

/** Two texts of which visitors tried the second after the first had found nothing, and chose something from it. */
export type ProposedSynonym = {
  locale: 'fa' | 'en'
  /** Both as they are compared. */
  missed: string
  chosen: string
  missedShown: string
  chosenShown: string
  visitors: number
}

/** So many different visitors must have done so on one day; days are not added up, since the same visitor would count again. */
const VISITORS_MIN = 3

/** What may mean the same by what visitors did in the last thirty days, and is not decided yet. */
export async function loadProposedSynonyms(database: Database, limit: number): Promise<ProposedSynonym[]> {
  const { rows } = await database.query<ProposedSynonym>({
    name: 'proposed-synonyms',
    text: `select locale, missed, chosen, (array_agg(missed_shown order by day desc))[1] as "missedShown",
        (array_agg(chosen_shown order by day desc))[1] as "chosenShown", sum(visitors)::int as visitors
      from shop.search_follows f where day > (now() at time zone 'Asia/Tehran')::date - 30
        and not exists (select from shop.search_follows_settled s
          where s.locale = f.locale and s.missed = f.missed and s.chosen = f.chosen)
      group by locale, missed, chosen having max(visitors) >= $1
      order by visitors desc, missed, chosen limit $2`,
    values: [VISITORS_MIN, limit],
  })
  return rows
}
