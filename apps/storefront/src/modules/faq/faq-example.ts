import { LONG, type SectionExample } from '#modules/section-example.ts'

export const faqExample: SectionExample = {
  sparse: { items: [{ id: '1', title: 'نمونه می‌فرستید؟', text: 'بله؛ رایگان.' }] },
  full: {
    title: 'پرسش‌های پرتکرار',
    items: ['نمونه می‌فرستید؟', 'کمترین سفارش چقدر است؟', 'تا کجا می‌فرستید؟'].map((title, at) => ({
      id: String(at),
      title,
      text: LONG,
    })),
  },
}
