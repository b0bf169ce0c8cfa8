import type { SectionExample } from '#modules/section-example.ts'

export const heroExample: SectionExample = {
  sparse: { headline: 'کاشی دست‌ساز اصفهان' },
  full: {
    headline: 'کاشی دست‌ساز اصفهان، برای خانه‌ای که می‌ماند',
    text: 'از ۱۳۷۵ در شهرک جی؛ هر طرح با کوره‌ای که خودمان ساخته‌ایم.',
    buttonTitle: 'دیدن کاتالوگ',
    address: '/about-us',
    pictures: [1, 2, 3],
  },
}
