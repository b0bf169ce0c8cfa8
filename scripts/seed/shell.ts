import type { SeedCatalogue } from './catalogue.ts'

type Words = { fa: string; en: string }

/** An entry of the main menu with what stands under it. */
export type MenuSource = { title: Words; address: string; children: MenuSource[] }

/** The entries of the main menu that are no categories; the last one leads to a part of the home page. */
const LAST_MENU_ENTRIES: MenuSource[] = [
  { title: { fa: 'اخبار راسته', en: 'News' }, address: '/news', children: [] },
  { title: { fa: 'پرطرفدارها', en: 'What people love' }, address: '/#popular', children: [] },
]

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
  return [...entries, ...LAST_MENU_ENTRIES]
}

/** What managers would write above the header. */
export const HEADER_WORDS = {
  fa: { notice: 'ارسال رایگان به سراسر ایران برای خریدهای بالای ۲ میلیون تومان', phone: '021-91000000' },
  en: { notice: 'Free delivery all over Iran from 2 million Tomans', phone: '021-91000000' },
} as const

/** What managers would write at the foot of every page. */
export function footerWords(locale: 'fa' | 'en') {
  const isPersian = locale === 'fa'
  const link = (fa: string, en: string, address: string) => ({ title: isPersian ? fa : en, address })
  return {
    text: isPersian
      ? 'راسته کالای خوب را از سازنده‌ها می‌گیرد و با قیمت شفاف به خانهٔ شما می‌رساند.'
      : 'Rasteh takes good things from their makers and brings them to your home at a clear price.',
    postalAddress: isPersian
      ? 'تهران، بازار بزرگ، راستهٔ کتاب‌فروشان، پلاک ۱۲'
      : '12 Booksellers’ Row, Grand Bazaar, Tehran',
    phone: '021-91000000',
    email: 'salam@rasteh.example',
    workingHours: isPersian ? 'شنبه تا پنج‌شنبه، ۹ تا ۲۱' : 'Saturday to Thursday, 9 to 21',
    columns: [
      {
        title: isPersian ? 'راسته' : 'Rasteh',
        links: [
          link('دربارهٔ ما', 'About us', '/about-us'),
          link('اخبار', 'News', '/news'),
          link('قوانین و مقررات', 'Terms', '/rules'),
        ],
      },
      {
        title: isPersian ? 'خرید' : 'Shopping',
        links: [link('سبد خرید', 'Basket', '/basket'), link('پیشنهادهای شگفت‌انگیز', 'Offers', '/offers')],
      },
    ],
  }
}
