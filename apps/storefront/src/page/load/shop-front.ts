import type { MoneyStyle } from '@rasteh/persian-text/money'
import { loadCategories } from '@rasteh/shop-store/reads/categories'
import { loadShopFront } from '@rasteh/shop-store/reads/shop-settings'
import { readCulture, readLanguage } from '../culture/culture.ts'
import { readDatabase } from './database.ts'
import { loadSay } from './say.ts'
import { whileUnchanged } from './while-unchanged.ts'

/** What every page shows of the shop: its name, and how it writes money. */
export const loadFront = whileUnchanged(async () => {
  const [settings, culture, say] = await Promise.all([loadSettings(), readCulture(), loadSay()])
  const money: MoneyStyle = { culture, unit: settings.priceUnit }
  return {
    shopName: settings.shopName || say('ShopName'),
    slogan: settings.slogan,
    money,
    enamad: settings.enamad,
  }
})

/** The categories in the managers' order. */
export const loadMenu = whileUnchanged(async () => loadCategories(readDatabase(), readLanguage()))

async function loadSettings() {
  return loadShopFront(readDatabase(), readLanguage())
}
