import type { CollectionLabels } from './labels.ts'

export const variantLabels = {
  singular: 'گونهٔ کالا',
  plural: 'گونه‌های کالا',
  description: 'هر رنگ، اندازه یا مدل از یک کالا که جداگانه فروخته می‌شود.',
  fields: {
    product: 'کالا',
    title: 'عنوان گونه',
    code: 'کد گونه',
    barcode: 'بارکد',
    options: 'ویژگی‌های گونه',
    optionName: 'ویژگی',
    optionValue: 'مقدار',
    picture: 'تصویر',
    weight: 'وزن (گرم)',
    step: 'گام سفارش',
    minOrderCount: 'حداقل سفارش',
    maxOrderCount: 'حداکثر سفارش',
    stock: 'موجودی',
    downloadFile: 'فایل دانلودی',
    active: 'قابل فروش',
    order: 'ترتیب نمایش',
  },
  hints: { stock: 'موجودی با فروش کم می‌شود؛ برای تغییر آن، اصلاح موجودی ثبت کنید.' },
} as const satisfies CollectionLabels
