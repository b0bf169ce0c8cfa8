import type { SectionExample } from '#modules/section-example.ts'

export const teamExample: SectionExample = {
  sparse: { items: [{ id: '1', title: 'مریم کاظمی' }] },
  full: {
    title: 'همکاران ما',
    items: ['مریم کاظمی', 'رضا امینی', 'لیلا هدایت', 'مهدی رستگار'].map((title, at) => ({
      id: String(at),
      title,
      role: 'مدیر فروش',
      text: 'پانزده سال در این صنعت.',
      picture: at + 1,
    })),
  },
}
