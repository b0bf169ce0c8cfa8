import type { SectionExample } from '#modules/section-example.ts'

/** Shown where the library has files of these numbers. */
export const downloadsExample: SectionExample = {
  sparse: { items: [{ id: '1', file: 1 }] },
  full: { title: 'کاتالوگ‌ها', items: [1, 2, 3].map((file) => ({ id: String(file), file })) },
}
