import type { MoneyStyle } from '@rasteh/persian-text/money'
import { loadBrand } from '@rasteh/shop-store/reads/brand'
import { loadCategories } from '@rasteh/shop-store/reads/categories'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import { readCulture, readLanguage } from '../culture/culture.ts'
import { readDatabase } from './database.ts'
import { loadSay } from './say.ts'
import { toShownBrand } from './shown-brand.ts'
import { whileUnchanged } from './while-unchanged.ts'

/** What every page shows of the shop: its name and look, and how it writes money. */
export const loadFront = whileUnchanged(async () => {
  const [settings, brand, culture, say] = await Promise.all([
    loadSettings(),
    loadBrand(readDatabase()),
    readCulture(),
    loadSay(),
  ])
  const money: MoneyStyle = { culture, unit: settings.priceUnit }
  return {
    shopName: settings.shopName || say('ShopName'),
    slogan: settings.slogan,
    money,
    enamad: settings.enamad,
    embeds: settings.embeds,
    brand: toShownBrand(brand),
  }
})

/** The categories in the managers' order. */
export const loadMenu = whileUnchanged(async () => loadCategories(readDatabase(), readLanguage()))

async function loadSettings() {
  return loadShopFront(readDatabase(), readLanguage())
}
