import type { SectionExample } from '#modules/section-example.ts'

export const productCarouselExample: SectionExample = {
  sparse: { source: 'popular', count: 1 },
  full: { title: 'پرطرفدارترین‌ها', source: 'popular', count: 12, moreTitle: 'همه', moreAddress: '/offers' },
}
