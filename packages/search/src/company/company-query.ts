import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { CompanyKind } from '@rasteh/shop-store/search/company-documents'

/** The kinds in the order in which they are shown. */
export const COMPANY_KINDS: readonly CompanyKind[] = ['page', 'news', 'question', 'file']

export type CompanyQuery = {
  readonly locale: Locale
  readonly text: string
  /** Of each kind at most so many. */
  readonly limit: number
  /** One kind alone; all unless it says so. */
  readonly kind?: CompanyKind
}

export type CompanyHit = {
  readonly kind: CompanyKind
  readonly id: number
  /** The question of a page. */
  readonly part: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly language: Locale
  readonly shownFrom: Date | null
}

export type FoundCompany = {
  /** Best first, whatever their kind. */
  readonly hits: readonly CompanyHit[]
  readonly totals: Readonly<Record<CompanyKind, number>>
  readonly total: number
  /** What was searched for in place of the typed words; null when nothing was. */
  readonly corrected: string | null
  readonly dropped: readonly string[]
}
