import type { CollectionLabels } from './labels.ts'

export const variantLabels = {
  singular: 'تنوع کالا',
  plural: 'تنوع‌های کالا',
  description: 'هر رنگ، سایز یا مدل از یک کالا که جداگانه فروخته می‌شود.',
  fields: {
    product: 'کالا',
    title: 'عنوان تنوع',
    sku: 'کد تنوع (SKU)',
    isDefault: 'تنوع پیش‌فرض',
    weightGrams: 'وزن (گرم)',
    price: 'قیمت',
    barcode: 'بارکد',
    options: 'ویژگی‌های تنوع',
    optionName: 'ویژگی',
    optionValue: 'مقدار',
    picture: 'تصویر',
    step: 'گام سفارش',
    minOrderCount: 'حداقل سفارش',
    maxOrderCount: 'حداکثر سفارش',
    stock: 'موجودی',
    downloadFile: 'فایل دانلودی',
    active: 'قابل فروش',
    order: 'ترتیب نمایش',
    fullTitle: 'کالا و تنوع',
  },
  hints: { stock: 'موجودی با فروش کم می‌شود؛ برای تغییر آن، اصلاح موجودی ثبت کنید.' },
} as const satisfies CollectionLabels
