import type { SeedCatalogue } from './catalogue.ts'
import { localise } from './localise.ts'
import type { SeedLanguage, Text } from './schema/text.ts'
import { SHOP } from './shop.ts'

/** An entry of the main menu with what is listed under it. */
export type MenuSource = { title: Text; address: string; children: MenuSource[] }

/** As many brands stand under a category. */
const BRANDS_MAX = 5

/** Every category once, with its own brands under it, and then what is not a category. */
export function toMenu(
  { categories, products }: SeedCatalogue,
  addressOf: (slug: string) => string,
): MenuSource[] {
  const entries = categories.map(({ code, nameFa, nameEn, slug }) => {
    const own = products.filter(({ categoryCode }) => categoryCode === code)
    const brands = new Map(own.map(({ brandFa, brandEn }) => [brandFa, brandEn]))
    const shown = [...brands].slice(0, BRANDS_MAX)
    return {
      title: { fa: nameFa, en: nameEn },
      address: addressOf(slug),
      // One brand is the whole category.
      children: (shown.length > 1 ? shown : []).map(([fa, en]) => ({
        title: { fa, en },
        address: `${addressOf(slug)}?brand=${encodeURIComponent(fa)}`,
        children: [],
      })),
    }
  })
  return [...entries, ...SHOP.lastMenuEntries.map((entry) => ({ ...entry, children: [] }))]
}

/** What managers would write above the header. */
export const headerWords = (language: SeedLanguage) => localise(SHOP.header, language)

/** What managers would write at the foot of every page. */
export const footerWords = (language: SeedLanguage) => localise(SHOP.footer, language)
