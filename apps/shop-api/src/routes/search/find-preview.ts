import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { PREVIEW_RESULTS_MAX, type PreviewResult, type WantedPreview } from '@rasteh/contracts/platform'
import { createSay } from '@rasteh/messages/say'
import { cultureOf, languageOf } from '@rasteh/persian-text/culture'
import { foldText } from '@rasteh/persian-text/fold'
import type { Database } from '@rasteh/shop-store/pool'
import { loadMessages } from '@rasteh/shop-store/reads/messages'
import { loadPreview, type PreviewDocument } from '@rasteh/shop-store/reads/preview'

const KIND_TEXTS = {
  product: 'SearchKindProducts',
  page: 'SearchKindPages',
  news: 'SearchKindNews',
} as const satisfies Record<PreviewDocument['kind'], string>

/** What a preview shows: products, then pages, then news, by their titles. */
export async function findPreview(database: Database, wanted: WantedPreview): Promise<PreviewResult[]> {
  const culture = cultureOf(wanted.culture)
  const locale = languageOf(culture)
  const words = foldText(wanted.keywords).split(' ').filter(Boolean)
  const [documents, texts] = await Promise.all([
    loadPreview(database, { locale, words, isWild: wanted.isWild, limit: PREVIEW_RESULTS_MAX }),
    loadMessages(database, locale, Object.values(KIND_TEXTS)),
  ])
  const say = createSay(texts, culture)
  return documents.map((document) => ({
    kind: say(KIND_TEXTS[document.kind]),
    title: document.title,
    snippet: [],
    description: document.description,
    url: addressOf(document),
  }))
}

function addressOf({ kind, id, slug }: PreviewDocument): string {
  if (kind === 'product') return `/product/${id}/${encodeURIComponent(slug)}`
  const path = slug.split('/').map(encodeURIComponent).join('/')
  return kind === 'news' ? `${PAGE_PATHS.news}/${path}` : `/${path}`
}
