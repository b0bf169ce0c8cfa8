import type { CollectionLabels } from './labels.ts'

export const deliveryMethodLabels = {
  singular: 'روش ارسال',
  plural: 'روش‌های ارسال',
  fields: {
    title: 'عنوان',
    kind: 'نوع ارسال',
    text: 'توضیح برای خریدار',
    isActive: 'فعال است',
    position: 'ترتیب نمایش',
    provinces: 'استان‌ها',
    cities: 'شهرها',
    freeFromRial: 'رایگان از مبلغ',
    rates: 'نرخ‌ها',
    rate: 'نرخ',
    upToGrams: 'تا وزن (گرم)',
    priceRial: 'هزینه',
  },
  options: {
    kind: { post: 'پست', courier: 'پیک', freight: 'باربری (پس‌کرایه)' },
  },
  hints: {
    provinces: 'اگر استان و شهری انتخاب نشود، برای همه‌جا.',
    freeFromRial: 'خالی یعنی ارسال رایگان ندارد.',
    upToGrams: 'خالی یعنی هر وزنی.',
  },
} as const satisfies CollectionLabels

/** What a rate's row is called by. */
export const rateTexts = { upToGrams: 'تا {value} گرم' } as const
