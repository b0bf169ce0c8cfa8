import type { SearchSort } from '../search-sort.ts'

/** What a query says of the order or of the stock, and which of its runs say so. */
export type ReadWish = { readonly at: number; readonly length: number } & (
  | { readonly kind: 'sort'; readonly sort: SearchSort }
  | { readonly kind: 'stock' }
)

type Wish = { readonly kind: 'sort'; readonly sort: SearchSort } | { readonly kind: 'stock' }

const SORTS: Readonly<Partial<Record<SearchSort, readonly string[]>>> = {
  cheapest: [
    ...[
      'ارزانترین',
      'ارزان ترین',
      'ارزونترین',
      'ارزون ترین',
      'ارزان قیمت',
      'ارزانقیمت',
      'ارزون قیمت',
      'ارزان',
    ],
    ...['ارزون', 'کمترین قیمت', 'پایینترین قیمت', 'قیمت مناسب', 'قیمت پایین', 'مقرون به صرفه', 'اقتصادی'],
    ...['cheapest', 'cheap', 'lowest price', 'arzan', 'arzoon'],
  ],
  dearest: [
    ...['گرانترین', 'گران ترین', 'گرونترین', 'گرون ترین', 'گرانقیمت', 'گران قیمت', 'بیشترین قیمت'],
    ...['most expensive', 'dearest'],
  ],
  popular: [
    ...['پرفروشترین', 'پرفروش ترین', 'پر فروش ترین', 'پرفروش', 'پر فروش', 'پرطرفدارترین', 'پرطرفدار ترین'],
    ...[
      'پرطرفدار',
      'محبوبترین',
      'محبوب ترین',
      'محبوب',
      'بهترین',
      'best selling',
      'bestselling',
      'bestseller',
    ],
    ...['most popular', 'popular', 'best'],
  ],
  newest: ['جدیدترین', 'جدید ترین', 'تازهترین', 'تازه ترین', 'اخرین مدل', 'جدید', 'newest', 'latest', 'new'],
  discount: [
    ...['تخفیفدار', 'تخفیف دار', 'با تخفیف', 'حراج', 'حراجی', 'بیشترین تخفیف', 'پرتخفیف', 'تخفیف خورده'],
    ...['on sale', 'discounted'],
  ],
}
const STOCK = ['موجود در انبار', 'موجودی دار', 'موجود', 'in stock', 'available']

const WISHES: readonly (readonly [words: readonly string[], wish: Wish])[] = [
  ...(Object.entries(SORTS) as [SearchSort, readonly string[]][]).flatMap(([sort, texts]) =>
    texts.map((text) => [text.split(' '), { kind: 'sort', sort }] as const),
  ),
  ...STOCK.map((text) => [text.split(' '), { kind: 'stock' }] as const),
].toSorted(([one], [other]) => other.length - one.length)

/** What begins here as a wish for an order («ارزان‌ترین») or for what is in stock; null when nothing does. */
export function readWish(runs: readonly string[], at: number): ReadWish | null {
  const known = WISHES.find(([words]) => words.every((word, index) => runs[at + index] === word))
  return known ? { ...known[1], at, length: known[0].length } : null
}
