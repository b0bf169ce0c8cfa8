import type { CollectionLabels } from './labels.ts'

export const bankLabels = {
  singular: 'درگاه بانکی',
  plural: 'درگاه‌های بانکی',
  fields: {
    title: 'عنوان',
    gateway: 'درگاه',
    isActive: 'فعال است',
    position: 'ترتیب نمایش',
    logo: 'نشان بانک',
  },
  options: {
    gateway: {
      zarinpal: 'زرین‌پال',
      sep: 'سامان (سپ)',
      mellat: 'به‌پرداخت ملت',
      zibal: 'زیبال',
      vandar: 'وندار',
      parsian: 'پارسیان',
    },
  },
} as const satisfies CollectionLabels

export const installmentBankLabels = {
  singular: 'بانک اقساطی',
  plural: 'بانک‌های اقساطی',
  fields: {
    title: 'عنوان',
    provider: 'سرویس‌دهنده',
    text: 'توضیح برای خریدار',
    isActive: 'فعال است',
    position: 'ترتیب نمایش',
    logo: 'نشان',
  },
  options: { provider: { snapppay: 'اسنپ‌پی', digipay: 'دیجی‌پی' } },
} as const satisfies CollectionLabels

export const installmentPlanLabels = {
  singular: 'طرح اقساط',
  plural: 'طرح‌های اقساط',
  description: 'اقساط خود فروشگاه: پیش‌پرداخت با درگاه بانکی، سپس قسط‌های ماهانه.',
  fields: {
    title: 'عنوان',
    months: 'تعداد قسط ماهانه',
    downPaymentPercent: 'پیش‌پرداخت (درصد)',
    monthlyFeePercent: 'کارمزد ماهانه (درصد)',
    minPayableRial: 'از مبلغ',
    maxPayableRial: 'تا مبلغ',
    isActive: 'فعال است',
    position: 'ترتیب نمایش',
  },
} as const satisfies CollectionLabels
