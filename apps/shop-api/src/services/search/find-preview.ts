import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { PREVIEW_RESULTS_MAX, type PreviewResult, type WantedPreview } from '@rasteh/contracts/platform'
import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { COMPANY_KINDS, type CompanyHit, type CompanySearch } from '@rasteh/search/company-search'
import type { ProductSearch } from '@rasteh/search/product-search'
import { sellsGoods } from '@rasteh/shop-core/brand'
import { questionAnchor } from '@rasteh/shop-core/modules'
import { HOME_SLUG } from '@rasteh/shop-core/pages'
import type { Database } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import { loadProductCards } from '@rasteh/shop-store/reads/product-cards'
import { loadSiteKind } from '@rasteh/shop-store/reads/site-kind'
import { EVERYTHING } from './everything.ts'

const KIND_TEXTS = {
  product: 'SearchKindProducts',
  page: 'SearchKindPages',
  news: 'SearchKindNews',
  question: 'SearchKindQuestions',
  file: 'SearchKindFiles',
} as const satisfies Record<Found['kind'], string>

type Found = { kind: CompanyHit['kind'] | 'product'; title: string; description: string; url: string }

type Shop = {
  readonly database: Database
  readonly productSearch: ProductSearch
  readonly companySearch: CompanySearch
}

/** So many places are kept for what the company says of itself, however many products there are. */
const COMPANY_PLACES = 2

/** What a preview shows: products as the catalogue's search finds them, then pages, news, questions and files. */
export async function findPreview(shop: Shop, wanted: WantedPreview): Promise<PreviewResult[]> {
  const culture = cultureOf(wanted.culture)
  const locale = languageOf(culture)
  const [siteKind, sold, company, texts] = await Promise.all([
    loadSiteKind(shop.database),
    findProducts(shop, wanted, locale),
    findCompany(shop, wanted, locale),
    loadMessages(shop.database, locale, Object.values(KIND_TEXTS)),
  ])
  const say = createSay(texts, culture)
  const kept = Math.min(company.length, COMPANY_PLACES)
  const products = sellsGoods(siteKind) ? sold.slice(0, PREVIEW_RESULTS_MAX - kept) : []
  return [...products, ...company.slice(0, PREVIEW_RESULTS_MAX - products.length)].map((document) => ({
    kind: say(KIND_TEXTS[document.kind]),
    title: document.title,
    snippet: [],
    description: document.description,
    url: document.url,
  }))
}

/** A wild search also takes words that are still being typed; any other only what is really called so. */
async function findProducts(
  { database, productSearch }: Shop,
  { keywords, isWild }: WantedPreview,
  locale: Locale,
): Promise<Found[]> {
  if (keywords === '') return []
  const asked = { locale, text: keywords, categoryId: null, limit: PREVIEW_RESULTS_MAX }
  const ids = isWild ? (await productSearch.suggest(asked)).productIds : await findWhole(productSearch, asked)
  const cards = await loadProductCards(database, ids.slice(0, PREVIEW_RESULTS_MAX), locale)
  return cards.map(({ id, slug, title, shortText }) => ({
    ...{ kind: 'product', title, description: shortText },
    url: `/product/${id}/${encodeURIComponent(slug)}`,
  }))
}

type Asked = { locale: Locale; text: string; categoryId: null; limit: number }

async function findWhole(search: ProductSearch, asked: Asked): Promise<readonly number[]> {
  const { productIds, corrected, dropped, isNearest } = await search.find({ ...EVERYTHING, ...asked })
  return corrected === null && dropped.length === 0 && !isNearest ? productIds : []
}

/** The best of all kinds, kind by kind. */
async function findCompany(
  { companySearch }: Shop,
  { keywords, isWild }: WantedPreview,
  locale: Locale,
): Promise<Found[]> {
  if (keywords === '') return []
  const query = { locale, text: keywords, limit: PREVIEW_RESULTS_MAX }
  const { hits, corrected, dropped } = await (isWild ? companySearch.begin(query) : companySearch.find(query))
  if (!isWild && (corrected !== null || dropped.length > 0)) return []
  const best = hits.slice(0, PREVIEW_RESULTS_MAX)
  return COMPANY_KINDS.flatMap((kind) => best.filter((hit) => hit.kind === kind)).map((hit) => ({
    ...{ kind: hit.kind, title: hit.title, description: hit.summary, url: urlOf(hit) },
  }))
}

function urlOf({ kind, slug, part }: CompanyHit): string {
  const path = slug.split('/').map(encodeURIComponent).join('/')
  if (kind === 'news') return `${PAGE_PATHS.news}/${path}`
  if (kind === 'file') return `/media/files/${path}`
  const page = slug === HOME_SLUG ? PAGE_PATHS.home : `/${path}`
  return kind === 'question' ? `${page}#${questionAnchor(part)}` : page
}
