import { pageKeys } from '@rasteh/contracts/page-keys'
import {
  COMPANY_KINDS,
  type CompanyHit,
  type CompanySearch,
  createCompanySearch,
  type FoundCompany,
} from '@rasteh/search/company-search'
import type { SearchParams } from '#features/product-list/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { showsKeys } from '#page/load/request.ts'

/** What of the company is shown: the first of each kind, or more of one. */
export type CompanyResults = FoundCompany & { readonly only: CompanyHit['kind'] | null }

/** The name under which the URL keeps the one kind that is wanted. */
export const KIND_FIELD = 'in'

/** Beside products, on a page of its own, and of one kind alone. */
const LIMITS = { beside: 4, alone: 8, only: 50 } as const

let opened: CompanySearch | undefined

/** What is found for these words besides products. */
export async function findCompany(
  text: string,
  { only, isShop }: { only: CompanyResults['only']; isShop: boolean },
): Promise<CompanyResults> {
  opened ??= createCompanySearch(readDatabase())
  showsKeys(pageKeys.newsLists)
  const limit = LIMITS[only ? 'only' : isShop ? 'beside' : 'alone']
  const query = { locale: readLanguage(), text, limit, ...(only && { kind: only }) }
  return { ...(await opened.find(query)), only }
}

/** The kind that the URL asks for; null for all. */
export function kindOf(search: SearchParams): CompanyResults['only'] {
  return COMPANY_KINDS.find((kind) => kind === search[KIND_FIELD]) ?? null
}
