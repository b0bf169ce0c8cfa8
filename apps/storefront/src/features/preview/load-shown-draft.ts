import { type DraftWire, isSitePart, type SiteDraftWire } from '@rasteh/contracts/preview'
import { HOME_SLUG } from '@rasteh/shop-core/pages'
import {
  loadPage as loadWrittenPage,
  type WrittenPage as WrittenPageData,
} from '@rasteh/shop-store/reads/articles'
import type { NewsItem } from '@rasteh/shop-store/reads/news'
import { loadPageTree, type PageTree } from '@rasteh/shop-store/reads/page-tree'
import { loadProductDraft, type Product } from '@rasteh/shop-store/reads/product'
import type { RichText } from '@rasteh/shop-store/reads/rich-text'
import { loadReferences, NO_REFERENCES, type References } from '#features/rich-text/public.ts'
import { type LoadedModule, loadModules } from '#modules/render-modules.tsx'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'

/** A draft with all that its page shows besides it. */
export type ShownDraft =
  | {
      collection: 'pages'
      document: WrittenPageData & { id: number }
      tree: PageTree
      modules: LoadedModule[]
    }
  | { collection: 'news'; document: Omit<NewsItem, 'id' | 'hasComments'>; references: References }
  | { collection: 'products'; document: Product; references: References }
  | { collection: 'home'; modules: LoadedModule[] }

type Draft<Collection extends DraftWire['collection']> = Extract<
  DraftWire,
  { collection: Collection }
>['document']

/** Reads what a draft refers to; null for a product that is gone. */
export async function loadShown(draft: DraftWire | SiteDraftWire, id: number): Promise<ShownDraft | null> {
  if (isSiteDraft(draft)) return loadHome()
  if (draft.collection === 'pages') return loadPage(draft.document, id)
  if (draft.collection === 'news') return loadNews(draft.document)
  return loadProduct(draft.document, id)
}

/** The home page as it is published: a draft of the menu, the header or the look is shown around it. */
async function loadHome(): Promise<ShownDraft> {
  const page = await loadWrittenPage(readDatabase(), HOME_SLUG, readLanguage())
  return { collection: 'home', modules: await loadModules(page?.layout ?? [], page?.written.body) }
}

/** What is around the page is what it will be at its new place, as far as it is published. */
async function loadPage(draft: Draft<'pages'>, id: number): Promise<ShownDraft> {
  const layout = draft.layout as WrittenPageData['layout']
  const document = { ...draft, id, layout, hidesShell: false, seo: NO_SEO, ...asAsked() }
  const [tree, modules] = await Promise.all([
    loadPageTree(readDatabase(), document, readLanguage()),
    loadModules(layout),
  ])
  return { collection: 'pages', document, tree, modules }
}

async function loadNews(draft: Draft<'news'>): Promise<ShownDraft> {
  const body = draft.body as RichText | null
  const document = {
    ...draft,
    body,
    publishedAt: new Date(draft.publishedAt),
    updatedAt: new Date(draft.updatedAt),
    seo: NO_SEO,
    ...asAsked(),
  }
  return { collection: 'news', document, references: await referencesOf(body) }
}

/** Prices and stock are what they are now: a draft has none. */
async function loadProduct(draft: Draft<'products'>, id: number): Promise<ShownDraft | null> {
  const description = draft.description as RichText | null
  const [product, references] = await Promise.all([
    loadProductDraft(readDatabase(), id, readLanguage()),
    referencesOf(description),
  ])
  return product && { collection: 'products', document: { ...product, ...draft, description }, references }
}

const isSiteDraft = (draft: DraftWire | SiteDraftWire): draft is SiteDraftWire => isSitePart(draft.collection)

const referencesOf = async (text: RichText | null) => (text ? loadReferences(text) : NO_REFERENCES)

const NO_SEO = { title: null, description: null, picture: null, hidden: true }

/** A form shows what it falls back to; its writer knows what is translated. */
function asAsked(): Pick<WrittenPageData, 'written' | 'untranslated'> {
  const language = readLanguage()
  return { written: { title: language, body: language, languages: [language] }, untranslated: 'show' }
}
