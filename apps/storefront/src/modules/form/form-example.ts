import type { SectionExample } from '#modules/section-example.ts'

export const formExample: SectionExample = {
  sparse: { form: 1 },
  full: { title: 'درخواست همکاری', text: 'تا یک هفته پاسخ می‌دهیم.', form: 1 },
}
