import { LONG, type SectionExample, textOf } from '#modules/section-example.ts'

export const tabsExample: SectionExample = {
  sparse: { items: [{ id: '1', title: 'مشخصات', content: textOf('یک جمله.') }] },
  full: {
    title: 'بیشتر بدانید',
    items: ['مشخصات', 'روش نصب', 'نگه‌داری'].map((title, at) => ({
      id: String(at),
      title,
      content: textOf(LONG, LONG),
    })),
  },
}
