/** The words of the seeded shop itself. */
export const SHOP_NAME = {
  fa: 'راسته',
  en: 'Rasteh',
  sloganFa: 'خوب‌های بازار، از دست سازنده تا خانهٔ شما',
  sloganEn: 'The row of good things, from the maker’s hand to your home',
  staffName: 'نرگس رستگار',
  customerName: 'آرش مهرجو',
} as const
