import type { SectionExample } from '#modules/section-example.ts'

export const categoryTilesExample: SectionExample = {
  sparse: { categories: [1] },
  full: { title: 'دسته‌ها', categories: null },
}
