import type { SectionExample } from '#modules/section-example.ts'

export const timelineExample: SectionExample = {
  sparse: { items: [{ id: '1', moment: '۱۳۷۵', title: 'آغاز کار' }] },
  full: {
    title: 'از جی تا امروز',
    items: ['۱۳۷۵', '۱۳۸۸', 'بهار ۱۴۰۲'].map((moment, at) => ({
      id: String(at),
      moment,
      title: 'یک گام دیگر',
      text: 'با هفت نفر و یک کوره.',
      picture: at + 1,
    })),
  },
}
