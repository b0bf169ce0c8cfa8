import type { SectionExample } from '#modules/section-example.ts'

export const logosExample: SectionExample = {
  sparse: { items: [{ id: '1', title: 'فولاد سپاهان', picture: 1 }] },
  full: {
    title: 'همراهان ما',
    items: ['فولاد سپاهان', 'خانهٔ سفید', 'کاشی نگین', 'سازهٔ پارس'].map((title, at) => ({
      id: String(at),
      title,
      picture: at + 1,
      address: 'https://example.ir',
    })),
  },
}
