import type { SectionExample } from '#modules/section-example.ts'

export const newsCarouselExample: SectionExample = {
  sparse: { count: 1 },
  full: { title: 'تازه‌ها', count: 8 },
}
