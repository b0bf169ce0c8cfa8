import { createPostgresSink, rebuildDocuments, refreshPhrases } from '@rasteh/search/feed'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { seedCatalogue } from '../catalogue.ts'
import { seedCities } from '../cities.ts'
import { seedContent } from '../content.ts'
import { syntheticVocabulary } from '../synthetic.ts'
import { loadBazaar } from './load-bazaar.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { loadCities } from './load-cities.ts'
import { loadContentAsSystem } from './load-content.ts'
import { loadFormsAsSystem } from './load-forms.ts'
import { loadJudgements } from './load-judgements.ts'
import { loadOffers } from './load-offers.ts'
import { loadPictures } from './load-pictures.ts'
import { loadPriceHistory } from './load-price-history.ts'
import { loadShellAsSystem } from './load-shell.ts'
import { loadSynthetic } from './load-synthetic.ts'
import { loadTradeAsSystem } from './load-trade.ts'
import { keepPictures, makePictures } from './make-pictures.ts'
import { orderPictures } from './order-pictures.ts'

/** Opens the content platform with all rights; its settings are the caller's. */
export type OpenContent = (ownerUrl: string) => Promise<{ payload: Payload; close: () => Promise<void> }>

/** Fills an empty shop with the Persian catalogue, news, pages and people; leaves one that has products alone. */
export async function seedShop(owner: Pool, ownerUrl: string, openContent: OpenContent): Promise<string> {
  const { rowCount } = await owner.query('select from public.products limit 1')
  if (rowCount) return 'the shop has products already: nothing seeded'
  const catalogue = seedCatalogue()
  const content = seedContent()
  const orders = orderPictures(catalogue, content)
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
  const { payload, close } = await openContent(ownerUrl)
  const forms = await loadFormsAsSystem(payload)
  const references = {
    picture: (name: string) => pictures.get(name),
    form: (code: string) => forms.get(code),
    category: (code: string) => rows.find(({ slug }) => slug === slugOf(code))?.id,
  }
  await loadContentAsSystem(payload, content, references)
  await loadShellAsSystem(payload, catalogue)
  await loadTradeAsSystem(payload)
  await close()
  await loadPriceHistory(owner)
  await rebuildDocuments(owner, createPostgresSink(owner))
  await refreshPhrases(owner)
  await owner.query('analyze')
  return `${catalogue.products.length} products in ${catalogue.categories.length} categories`
}

/** Draws the pictures that are not drawn yet, and nothing else: the next seed finds them. */
export async function drawSeedPictures(): Promise<string> {
  const orders = orderPictures(seedCatalogue(), seedContent())
  await keepPictures(orders)
  return `${orders.length} pictures`
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
