import type { SectionExample } from '#modules/section-example.ts'

export const productCatalogueExample: SectionExample = {
  sparse: {
    tabs: [{ id: '1', title: 'جدیدترین‌ها', name: 'newest', source: 'newest', count: 4 }],
    template: 'rows',
  },
  full: {
    title: 'ویترین',
    template: 'cards',
    loading: 'page',
    tabs: [
      { id: '1', title: 'پرطرفدارترین‌ها', name: 'popular', source: 'popular', count: 8 },
      { id: '2', title: 'جدیدترین‌ها', name: 'new', source: 'newest', count: 8 },
    ],
  },
}
