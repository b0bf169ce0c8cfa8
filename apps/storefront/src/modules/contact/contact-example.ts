import type { SectionExample } from '#modules/section-example.ts'

export const contactExample: SectionExample = {
  sparse: { email: 'info@naghsh.example' },
  full: {
    title: 'راه‌های تماس',
    addresses: [{ id: '1', title: 'دفتر مرکزی', text: 'اصفهان، شهرک جی، خیابان سوم' }],
    phones: [{ id: '1', title: 'فروش', number: '۰۳۱۳۶۲۰۰۰۰۰' }],
    hours: [{ id: '1', title: 'شنبه تا چهارشنبه', times: '۸ تا ۱۶' }],
    email: 'info@naghsh.example',
  },
}
