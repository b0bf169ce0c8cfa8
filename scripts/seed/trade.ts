/** What a fresh shop sells with: ways to pay, banks, plans and ways of sending. Titles in Persian and English. */
export type Words = readonly [fa: string, en: string]

export const PAYMENT_METHODS = [
  { kind: '3', title: ['پرداخت آنلاین', 'Pay online'], text: ['با همهٔ کارت‌های بانکی', 'With any bank card'] },
  {
    kind: '2',
    title: ['کارت به کارت', 'Card to card'],
    text: ['واریز به کارت فروشگاه و ثبت رسید', 'Transfer and send the receipt'],
  },
  {
    kind: '1',
    title: ['پرداخت هنگام تحویل', 'Pay on delivery'],
    text: ['نقدی یا با کارت‌خوان', 'Cash or card at the door'],
  },
  {
    kind: '5',
    title: ['تحویل در فروشگاه', 'Collect at the shop'],
    text: ['در محل فروشگاه پرداخت می‌کنید', 'You pay there'],
  },
  {
    kind: '6',
    title: ['خرید اعتباری', 'Buy on credit'],
    text: ['در چهار قسط، بدون کارمزد', 'Four instalments, no fee'],
  },
  {
    kind: '7',
    title: ['اقساط فروشگاه', 'The shop’s own instalments'],
    text: ['پیش‌پرداخت و اقساط ماهانه', 'A down payment, then month by month'],
  },
] as const satisfies readonly { kind: string; title: Words; text: Words }[]

export const BANKS = [
  { gateway: 'zarinpal', title: ['زرین‌پال', 'Zarinpal'] },
  { gateway: 'sep', title: ['بانک سامان (سپ)', 'Saman Bank (SEP)'] },
  { gateway: 'mellat', title: ['به‌پرداخت ملت', 'Behpardakht Mellat'] },
] as const satisfies readonly { gateway: string; title: Words }[]

export const INSTALLMENT_BANKS = [
  { provider: 'snapppay', title: ['اسنپ‌پی', 'SnappPay'], text: ['چهار قسط ماهانه', 'Four monthly payments'] },
  { provider: 'digipay', title: ['دیجی‌پی', 'Digipay'], text: ['اعتبار ماهانه', 'Monthly credit'] },
] as const satisfies readonly { provider: string; title: Words; text: Words }[]

export const INSTALLMENT_PLANS = [
  { title: ['سه‌ماهه', 'Three months'], months: 3, downPaymentPercent: 25, monthlyFeePercent: 0 },
  { title: ['شش‌ماهه', 'Six months'], months: 6, downPaymentPercent: 20, monthlyFeePercent: 2 },
] as const satisfies readonly {
  title: Words
  months: number
  downPaymentPercent: number
  monthlyFeePercent: number
}[]

const TEHRAN = '8'

export const DELIVERY_METHODS = [
  {
    kind: 'courier',
    title: ['پیک راسته', 'Rasteh courier'],
    text: ['تحویل همان‌روز در تهران', 'In Tehran, the same day'],
    provinces: [TEHRAN],
    freeFromRial: 20_000_000,
    rates: [{ upToGrams: null, priceRial: 700_000 }],
  },
  {
    kind: 'post',
    title: ['پست پیشتاز', 'Express post'],
    text: ['دو تا چهار روز کاری', 'Two to four working days'],
    provinces: [],
    freeFromRial: 20_000_000,
    rates: [
      { upToGrams: 2000, priceRial: 590_000 },
      { upToGrams: null, priceRial: 980_000 },
    ],
  },
  {
    kind: 'freight',
    title: ['باربری', 'Freight'],
    text: ['برای کالاهای سنگین؛ پس‌کرایه', 'For heavy goods, paid on arrival'],
    provinces: [],
    freeFromRial: null,
    rates: [],
  },
] as const satisfies readonly {
  kind: string
  title: Words
  text: Words
  provinces: readonly string[]
  freeFromRial: number | null
  rates: readonly { upToGrams: number | null; priceRial: number }[]
}[]

/** A card number of no bank's: its check digit is right, its first six are given to nobody. */
export const SHOP_CARD = { number: '9999991000000004', owner: ['فروشگاه راسته', 'Rasteh shop'] as Words }
