import type { MoneyStyle } from '@rasteh/persian-text/money'
import { type Brand, loadBrand } from '@rasteh/shop-store/reads/brand'
import { loadCategories } from '@rasteh/shop-store/reads/categories'
import { loadShopFront, type ShopFront } from '@rasteh/shop-store/reads/shop-settings'
import { readCulture, readLanguage } from '../culture/culture.ts'
import { readDatabase } from './database.ts'
import { loadSay } from './say.ts'
import { toShownBrand } from './shown-brand.ts'
import { loadSiteDraft, previewedPart } from './site-draft.ts'
import { whileUnchanged } from './while-unchanged.ts'

/** What every page shows of the shop: its name and look, and how it writes money. */
export async function loadFront(): Promise<Front> {
  return previewedPart() === null ? loadPublished() : loadPreviewed()
}

type Front = Awaited<ReturnType<typeof toFront>>

const loadPublished = whileUnchanged(async () =>
  toFront(await loadSettings(), await loadBrand(readDatabase())),
)

/** The same with the part that a member of staff looks at as a draft. Nothing of it is kept. */
async function loadPreviewed(): Promise<Front> {
  const [settings, brand] = await Promise.all([loadSiteDraft('shop-settings'), loadSiteDraft('brand')])
  return toFront(
    settings ?? (await loadSettings()),
    (brand as Brand | null) ?? (await loadBrand(readDatabase())),
  )
}

async function toFront(settings: ShopFront, brand: Brand) {
  const [culture, say] = await Promise.all([readCulture(), loadSay()])
  const money: MoneyStyle = { culture, unit: settings.priceUnit }
  return {
    shopName: settings.shopName || say('ShopName'),
    slogan: settings.slogan,
    money,
    enamad: settings.enamad,
    embeds: settings.embeds,
    brand: toShownBrand(brand),
  }
}

/** The categories in the managers' order. */
export const loadMenu = whileUnchanged(async () => loadCategories(readDatabase(), readLanguage()))

async function loadSettings() {
  return loadShopFront(readDatabase(), readLanguage())
}
