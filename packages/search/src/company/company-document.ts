import type { Locale } from '@rasteh/shop-store/reads/locale'
import type { CompanyKind } from '@rasteh/shop-store/search/company-documents'

/** What search keeps of a page, a news item, a question or a file, for the visitors of one language. */
export type CompanyDocument = {
  readonly sourceId: number
  readonly kind: CompanyKind
  readonly part: string
  readonly locale: Locale
  readonly language: Locale
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** What heads its parts, and its tags. */
  readonly headings: readonly string[]
  readonly texts: readonly string[]
  readonly shownFrom: Date | null
}
