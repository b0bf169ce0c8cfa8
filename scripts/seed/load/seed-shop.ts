import { createPostgresSink, rebuildDocuments, refreshPhrases } from '@rasteh/search/feed'
import type { Pool } from 'pg'
import { openContentAsSystem } from '../../content.ts'
import { seedCatalogue } from '../catalogue.ts'
import { seedCities } from '../cities.ts'
import { seedContent } from '../content.ts'
import { drawCategory, drawNews, drawProduct } from '../pictures.ts'
import { syntheticVocabulary } from '../synthetic.ts'
import { loadBazaar } from './load-bazaar.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadCities } from './load-cities.ts'
import { loadContentAsSystem } from './load-content.ts'
import { orderFurtherPictures } from './load-extras.ts'
import { loadJudgements } from './load-judgements.ts'
import { loadOffers } from './load-offers.ts'
import { loadPictures } from './load-pictures.ts'
import { loadShellAsSystem } from './load-shell.ts'
import { loadSynthetic } from './load-synthetic.ts'
import { loadTradeAsSystem } from './load-trade.ts'
import { makePictures, type PictureOrder } from './make-pictures.ts'

/** Fills an empty shop with the Persian catalogue, news, pages and people; leaves one that has products alone. */
export async function seedShop(owner: Pool, ownerUrl: string): Promise<string> {
  const { rowCount } = await owner.query('select from public.products limit 1')
  if (rowCount) return 'the shop has products already: nothing seeded'
  const catalogue = seedCatalogue()
  const content = seedContent()
  const orders: PictureOrder[] = [
    ...catalogue.categories.map((one) =>
      order('category', one.code, drawCategory(one), one.nameFa, one.nameEn),
    ),
    ...catalogue.products.map((one) =>
      order('product', one.code, drawProduct(one), one.titleFa, one.titleEn),
    ),
    ...orderFurtherPictures(catalogue.products),
    ...content.news.map((one) => order('news', one.code, drawNews(one), one.titleFa, one.titleEn)),
  ]
  const made = await makePictures(orders, process.env.RASTEH_MEDIA_DIR ?? 'media', (done) =>
    console.log(`${done} of ${orders.length} pictures`),
  )
  const pictures = await loadPictures(owner, made)
  await loadCatalogue(owner, catalogue, pictures)
  const slugOf = (code: string) => catalogue.categories.find((one) => one.code === code)?.slug ?? ''
  await loadOffers(owner, slugOf('book'))
  await loadCities(owner, seedCities())
  await loadJudgements(owner)
  const { rows } = await owner.query<{ id: number; slug: string }>('select id, slug from public.categories')
  const references = {
    picture: (name: string) => pictures.get(name),
    category: (code: string) => rows.find(({ slug }) => slug === slugOf(code))?.id,
  }
  const { payload, close } = await openContentAsSystem(ownerUrl)
  await loadContentAsSystem(payload, content, references)
  await loadShellAsSystem(payload, catalogue)
  await loadTradeAsSystem(payload)
  await close()
  await rebuildDocuments(owner, createPostgresSink(owner))
  await refreshPhrases(owner)
  await owner.query('analyze')
  return `${catalogue.products.length} products in ${catalogue.categories.length} categories`
}

/** Adds a synthetic catalogue of any size to whatever is there. */
export async function seedSynthetic(owner: Pool, count: number): Promise<string> {
  await loadSynthetic(owner, count, syntheticVocabulary(), (done) => console.log(`${done} of ${count}`))
  return `${count} synthetic products`
}

/** Adds the bazaar, the realistic catalogue that search is judged on, to whatever is there. */
export async function seedBazaar(owner: Pool, count: number): Promise<string> {
  await loadBazaar(owner, count, (done) => console.log(`${done} of ${count}`))
  return `${count} products of the bazaar`
}

function order(kind: string, code: string, svg: string, altFa: string, altEn: string): PictureOrder {
  return { name: `${kind}-${code}`, svg, altFa, altEn }
}
