import type { SectionExample } from '#modules/section-example.ts'

export const feedbackFormExample: SectionExample = {
  sparse: {},
  full: { title: 'با ما در میان بگذارید', text: 'هر پیامی را می‌خوانیم.' },
}
