import type { CollectionLabels } from './labels.ts'

export const paymentMethodLabels = {
  singular: 'روش پرداخت',
  plural: 'روش‌های پرداخت',
  fields: {
    kind: 'نوع پرداخت',
    title: 'عنوان',
    text: 'توضیح برای خریدار',
    isActive: 'فعال است',
    position: 'ترتیب نمایش',
    minPayableRial: 'از مبلغ',
    maxPayableRial: 'تا مبلغ',
  },
  options: {
    kind: {
      '1': 'پرداخت هنگام تحویل',
      '2': 'کارت به کارت',
      '3': 'درگاه بانکی',
      '5': 'پرداخت در فروشگاه',
      '6': 'بانک اقساطی',
      '7': 'اقساط فروشگاه',
    },
  },
  hints: { minPayableRial: 'خالی یعنی بدون محدودیت.', maxPayableRial: 'خالی یعنی بدون محدودیت.' },
} as const satisfies CollectionLabels
