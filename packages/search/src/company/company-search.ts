import { isPlainToken, toTokens } from '@rasteh/persian-text/search'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { planQuery } from '../plan/plan-query.ts'
import type { QueryPlan } from '../plan/query-plan.ts'
import { createVocabulary } from '../postgres/vocabulary.ts'
import { rarityOf } from '../rarity.ts'
import { tryPlans } from '../try-plans.ts'
import type { CompanyHit, CompanyQuery, FoundCompany } from './company-query.ts'
import { begunStatement, companyStatement } from './company-statement.ts'

export { COMPANY_KINDS, type CompanyHit, type CompanyQuery, type FoundCompany } from './company-query.ts'

/** The search over what a company publishes besides products. */
export type CompanySearch = {
  find(query: CompanyQuery): Promise<FoundCompany>
  /** The same while the last word is still being typed. */
  begin(query: CompanyQuery): Promise<FoundCompany>
}

type Row = CompanyHit & { readonly total: number }

/** In the shop's own database, by the analyser of the products: one statement a plan, and what the plan asks of the words. */
export function createCompanySearch(database: Database): CompanySearch {
  const vocabulary = createVocabulary(database, 'company_vocabulary')

  async function find(query: CompanyQuery): Promise<FoundCompany> {
    const plans = planQuery(query.text, { vocabulary, synonyms: () => [] })
    const search = async (plan: QueryPlan) => {
      if (plan.words.length === 0) return NOTHING
      const rarity = await rarityOf(plan, vocabulary)
      return toFound((await database.query<Row>(companyStatement(query, { plan, rarity }))).rows)
    }
    const tried = await tryPlans(plans, search)
    if (!tried || tried.found.total === 0) return NOTHING
    const { corrected, dropped } = tried.plan
    return { ...tried.found, corrected, dropped }
  }

  return {
    find,
    async begin(query) {
      const words = toTokens(query.text).filter(isPlainToken).slice(0, WORDS_MAX)
      if (words.length === 0) return NOTHING
      const { rows } = await database.query<Row>(begunStatement(query, words))
      return rows.length > 0 ? toFound(rows) : find(query)
    },
  }
}

const WORDS_MAX = 12

const NO_TOTALS = { page: 0, news: 0, question: 0, file: 0 }
const NOTHING: FoundCompany = { hits: [], totals: NO_TOTALS, total: 0, corrected: null, dropped: [] }

function toFound(rows: readonly Row[]): FoundCompany {
  const totals = { ...NO_TOTALS }
  for (const { kind, total } of rows) totals[kind] = total
  const total = Object.values(totals).reduce((sum, count) => sum + count, 0)
  return { ...NOTHING, hits: rows.map(({ total: _, ...hit }) => hit), totals, total }
}
