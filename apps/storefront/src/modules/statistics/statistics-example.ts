import type { SectionExample } from '#modules/section-example.ts'

export const statisticsExample: SectionExample = {
  sparse: { items: [{ id: '1', value: '45+', title: 'نمایندگی' }] },
  full: {
    title: 'در یک نگاه',
    items: ['45+', '۱۲۰۰', '۹۸٪', '30'].map((value, at) => ({
      id: String(at),
      value,
      title: 'نمایندگی در ایران',
    })),
  },
}
