import type { SectionExample } from '#modules/section-example.ts'

export const stepsExample: SectionExample = {
  sparse: { items: [{ id: '1', title: 'درخواست بدهید' }] },
  full: {
    title: 'چگونه سفارش بدهیم؟',
    items: ['درخواست بدهید', 'نمونه ببینید', 'تحویل بگیرید'].map((title, at) => ({
      id: String(at),
      title,
      text: 'با تلفن یا فرم همین صفحه.',
    })),
  },
}
