import { LONG, type SectionExample } from '#modules/section-example.ts'

export const quotesExample: SectionExample = {
  sparse: { items: [{ id: '1', text: 'سر وقت رسید.', title: 'فروشگاه سپاهان' }] },
  full: {
    title: 'از زبان نمایندگان',
    items: ['فروشگاه سپاهان', 'کاشی نگین', 'خانهٔ سفید'].map((title, at) => ({
      id: String(at),
      text: LONG,
      title,
      role: 'نمایندهٔ شیراز',
      picture: at + 1,
    })),
  },
}
