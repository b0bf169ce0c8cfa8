import type { CollectionLabels } from './labels.ts'

export const mainMenuLabels = {
  singular: 'منوی اصلی',
  plural: 'منوی اصلی',
  description: 'ده مورد نخست دیده می‌شود و بقیه زیر «سایر» می‌آید.',
  fields: {
    items: 'موردهای منو',
    item: 'مورد',
    title: 'عنوان',
    address: 'نشانی',
    children: 'زیرمنو',
    child: 'زیرمورد',
  },
  hints: { address: 'نشانی درون سایت مانند ‎/category/1/books یا ‎#offers برای رفتن به یک زبانه.' },
} as const satisfies CollectionLabels

export const headerLabels = {
  singular: 'سربرگ سایت',
  plural: 'سربرگ سایت',
  fields: {
    notice: 'نوار اعلان بالای صفحه',
    noticeAddress: 'نشانی پیوند اعلان',
    phone: 'تلفن فروشگاه',
    searchBoxKind: 'نوع جعبهٔ جست‌وجو',
    showsClock: 'نمایش ساعت',
  },
  options: {
    searchBoxKind: { suggestions: 'با پیشنهاد', simple: 'ساده', preview: 'با پیش‌نمایش نتیجه‌ها' },
  },
} as const satisfies CollectionLabels

export const footerLabels = {
  singular: 'پابرگ سایت',
  plural: 'پابرگ سایت',
  fields: {
    text: 'معرفی کوتاه',
    columns: 'ستون‌های پیوند',
    column: 'ستون',
    title: 'عنوان',
    links: 'پیوندها',
    link: 'پیوند',
    address: 'نشانی',
    postalAddress: 'نشانی فروشگاه',
    phone: 'تلفن',
    email: 'ایمیل',
    workingHours: 'ساعت کار',
    copyright: 'حق نشر',
  },
} as const satisfies CollectionLabels
