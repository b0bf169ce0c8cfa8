import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { PREVIEW_RESULTS_MAX, type PreviewResult, type WantedPreview } from '@rasteh/contracts/platform'
import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { foldText } from '@rasteh/persian-text/fold'
import type { ProductSearch } from '@rasteh/search/product-search'
import type { Database } from '@rasteh/shop-store/platform/pool'
import type { Locale } from '@rasteh/shop-store/reads/locale'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import { loadArticles, type PreviewDocument } from '@rasteh/shop-store/reads/preview'
import { loadProductCards } from '@rasteh/shop-store/reads/product-cards'
import { EVERYTHING } from './everything.ts'

const KIND_TEXTS = {
  product: 'SearchKindProducts',
  page: 'SearchKindPages',
  news: 'SearchKindNews',
} as const satisfies Record<PreviewDocument['kind'], string>

type Shop = { readonly database: Database; readonly productSearch: ProductSearch }

/** What a preview shows: products as the catalogue's search finds them, then pages, then news, by their titles and texts. */
export async function findPreview(shop: Shop, wanted: WantedPreview): Promise<PreviewResult[]> {
  const culture = cultureOf(wanted.culture)
  const locale = languageOf(culture)
  const words = foldText(wanted.keywords).split(' ').filter(Boolean)
  const [products, articles, texts] = await Promise.all([
    findProducts(shop, wanted, locale),
    loadArticles(shop.database, { locale, words, isWild: wanted.isWild, limit: PREVIEW_RESULTS_MAX }),
    loadMessages(shop.database, locale, Object.values(KIND_TEXTS)),
  ])
  const say = createSay(texts, culture)
  return [...products, ...articles].map((document) => ({
    kind: say(KIND_TEXTS[document.kind]),
    title: document.title,
    snippet: [],
    description: document.description,
    url: addressOf(document),
  }))
}

/** A wild search also takes words that are still being typed; any other only what is really called so. */
async function findProducts(
  { database, productSearch }: Shop,
  { keywords, isWild }: WantedPreview,
  locale: Locale,
): Promise<PreviewDocument[]> {
  if (keywords === '') return []
  const asked = { locale, text: keywords, categoryId: null, limit: PREVIEW_RESULTS_MAX }
  const ids = isWild ? (await productSearch.suggest(asked)).productIds : await findWhole(productSearch, asked)
  const cards = await loadProductCards(database, ids.slice(0, PREVIEW_RESULTS_MAX), locale)
  return cards.map(({ id, slug, title, shortText }) => ({
    kind: 'product',
    id,
    slug,
    title,
    description: shortText,
  }))
}

type Asked = { locale: Locale; text: string; categoryId: null; limit: number }

async function findWhole(search: ProductSearch, asked: Asked): Promise<readonly number[]> {
  const { productIds, corrected, dropped } = await search.find({ ...EVERYTHING, ...asked })
  return corrected === null && dropped.length === 0 ? productIds : []
}

function addressOf({ kind, id, slug }: PreviewDocument): string {
  if (kind === 'product') return `/product/${id}/${encodeURIComponent(slug)}`
  const path = slug.split('/').map(encodeURIComponent).join('/')
  return kind === 'news' ? `${PAGE_PATHS.news}/${path}` : `/${path}`
}
