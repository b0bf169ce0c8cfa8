import type { CollectionLabels } from './labels.ts'

export const newsLabels = {
  singular: 'خبر',
  plural: 'خبرها',
  fields: {
    title: 'عنوان',
    slug: 'نشانی صفحه',
    picture: 'تصویر',
    summary: 'خلاصه',
    body: 'متن خبر',
    publishedAt: 'زمان انتشار',
    inCarousel: 'نمایش در نوار خبر',
    category: 'دستهٔ خبر',
    author: 'نویسنده',
    tags: 'برچسب‌ها',
    featured: 'خبر برگزیده',
    hasComments: 'دیدگاه بازدیدکنندگان',
    related: 'خبرهای مرتبط',
  },
  hints: {
    tags: 'پس از هر برچسب کلید اینتر را بزنید. حداکثر ۱۲ برچسب.',
    featured: 'تازه‌ترین خبر برگزیده بزرگ و بالای صفحهٔ خبرها می‌آید.',
    hasComments: 'بازدیدکنندگان زیر این خبر دیدگاه می‌نویسند.',
    related: 'خالی یعنی تازه‌ترین خبرهای همین دسته.',
  },
} as const satisfies CollectionLabels

export const newsCategoryLabels = {
  singular: 'دستهٔ خبر',
  plural: 'دسته‌های خبر',
  description: 'بخش‌های اتاق خبر، مانند «رویدادها» یا «محصولات تازه».',
  fields: { title: 'عنوان', slug: 'نشانی صفحه', position: 'ترتیب نمایش' },
  hints: {
    slug: 'بخش آخر نشانی، مانند events.',
    position: 'عدد کوچک‌تر زودتر نمایش داده می‌شود.',
  },
} as const satisfies CollectionLabels

export const authorLabels = {
  singular: 'نویسنده',
  plural: 'نویسندگان',
  description: 'کسانی که نامشان زیر خبر می‌آید.',
  fields: { name: 'نام و نام خانوادگی', role: 'سمت', picture: 'تصویر' },
  hints: { role: 'مانند «مدیر روابط عمومی».' },
} as const satisfies CollectionLabels
