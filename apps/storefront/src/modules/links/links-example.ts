import type { SectionExample } from '#modules/section-example.ts'

export const linksExample: SectionExample = {
  sparse: { items: [{ id: '1', title: 'کاتالوگ', address: '/about-us' }], firstCount: 6 },
  full: {
    title: 'از کجا شروع کنیم؟',
    firstCount: 6,
    items: ['کاتالوگ', 'نمایندگی‌ها', 'خدمات پس از فروش', 'فرصت‌های شغلی'].map((title, at) => ({
      id: String(at),
      title,
      text: 'یک جملهٔ کوتاه دربارهٔ این بخش.',
      picture: at + 1,
      address: '/about-us',
    })),
  },
}
