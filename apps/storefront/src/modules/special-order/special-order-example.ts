import type { SectionExample } from '#modules/section-example.ts'

export const specialOrderExample: SectionExample = {
  sparse: {},
  full: { title: 'سفارش ویژه', text: 'چیزی که در فروشگاه نیست.' },
}
