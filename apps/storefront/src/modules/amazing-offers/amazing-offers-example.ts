import type { SectionExample } from '#modules/section-example.ts'

export const amazingOffersExample: SectionExample = {
  sparse: { count: 1 },
  full: { title: 'پیشنهادهای امروز', count: 12 },
}
