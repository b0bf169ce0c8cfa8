import type { QueryPlan } from '../plan/query-plan.ts'
import { startValues, type Values } from '../postgres/conditions.ts'
import { fit, toTsQuery } from '../postgres/score.ts'
import { quoteTerm } from '../postgres/terms.ts'
import type { CompanyQuery } from './company-query.ts'

type Statement = { text: string; values: unknown[] }

/** What a plan finds, with the total of each kind: one statement. */
export function companyStatement(
  query: CompanyQuery,
  { plan, rarity }: { plan: QueryPlan; rarity: readonly number[] },
): Statement {
  const values = startValues()
  const terms = values.put(toTsQuery(plan), 'tsquery')
  const tokens = plan.words.flatMap((word) => word.tokens.map(({ token }) => token))
  return {
    text: statement(query, { terms, tokens, score: fit(plan, rarity, values) }, values),
    values: values.values,
  }
}

/** What holds all of these words, the last of which is still being typed. */
export function begunStatement(query: CompanyQuery, words: readonly string[]): Statement {
  const values = startValues()
  const begun = words.map((word, at) => `${quoteTerm(word)}${at === words.length - 1 ? ':*' : ''}`)
  const terms = values.put(begun.join(' & '), 'tsquery')
  return {
    text: statement(query, { terms, tokens: words, score: `ts_rank(d.terms, ${terms})` }, values),
    values: values.values,
  }
}

/** A text that fits as well as another is before it when it is newer. */
const NEWEST_FIRST = 'shown_from desc nulls first, source_id desc, part'

/**
 * So many of what was found, those first that have a word in their titles, are compared word by word; the others follow
 * them. A search that finds fewer compares all.
 */
const SCORED = 300

type Asked = { terms: string; tokens: readonly string[]; score: string }

function statement(
  { locale, kind, limit }: CompanyQuery,
  { terms, tokens, score }: Asked,
  { put }: Values,
): string {
  return `
with matched as materialized (
  select d.ctid as at, d.kind, d.source_id, d.part, d.shown_from,
    string_to_array(d.words, ' ') && ${put(tokens, 'text[]')} as is_named
  from shop.company_documents d
  where d.terms @@ ${terms} and d.locale = ${put(locale, 'text')} and (d.shown_from is null or d.shown_from <= now())
    ${kind ? `and d.kind = ${put(kind, 'text')}` : ''}
), scored as materialized (
  select first.at, ${score} as score
  from (select at from matched order by is_named desc, ${NEWEST_FIRST} limit ${SCORED}) first
  cross join lateral (select x.words, x.terms || ''::tsvector as terms
    from shop.company_documents x where x.ctid = first.at limit 1) d
), placed as (
  select m.*, coalesce(s.score, -1) as score, count(*) over (partition by m.kind) as total,
    row_number() over (partition by m.kind order by coalesce(s.score, -1) desc, ${NEWEST_FIRST}) as place
  from matched m left join scored s on s.at = m.at
)
select p.kind, p.source_id as id, p.part, d.slug, d.title, d.summary, d.language, p.shown_from as "shownFrom",
  p.total::int as total
from placed p join shop.company_documents d on d.ctid = p.at
where p.place <= ${put(limit, 'int')} order by p.score desc, p.shown_from desc nulls first, p.source_id desc, p.part`
}
