import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import type { MoneyStyle } from '@rasteh/persian-text/money'
import { readCulture } from '../culture/culture.ts'
import { loadSay } from './say.ts'
import { loadFront } from './shop-front.ts'
import type { ShownBrand } from './shown-brand.ts'

/** What every page is shown with: its culture, its texts, how it writes money, and the shop's name and look. */
export type Site = {
  culture: Culture
  say: Say
  money: MoneyStyle
  shopName: string
  slogan: string | null
  brand: ShownBrand
}

export async function loadSite(): Promise<Site> {
  const [say, { money, shopName, slogan, brand }] = await Promise.all([loadSay(), loadFront()])
  return { culture: readCulture(), say, money, shopName, slogan, brand }
}
