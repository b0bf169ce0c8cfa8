import type { SectionExample } from '#modules/section-example.ts'

export const galleryExample: SectionExample = {
  sparse: { pictures: [1], columns: 'gallery-4', firstCount: 8 },
  full: { title: 'گواهی‌ها', pictures: [1, 2, 3, 4, 5, 6], columns: 'gallery-2', firstCount: 4 },
}
