import type { CollectionLabels } from './labels.ts'

export const pageLabels = {
  singular: 'صفحه',
  plural: 'صفحه‌ها',
  fields: {
    title: 'عنوان',
    slug: 'نشانی صفحه',
    layout: 'ماژول‌های صفحه',
    module: 'ماژول',
    summary: 'خلاصه',
    inFooter: 'نمایش در پابرگ سایت',
    parent: 'صفحهٔ بالاتر',
    path: 'نشانی کامل',
    showsTreeMenu: 'نمایش فهرست صفحه‌های مرتبط',
  },
  hints: {
    slug: 'بخش آخر نشانی، مانند about. اگر خالی بماند از عنوان ساخته می‌شود. نشانی صفحهٔ اصلی home است.',
    parent: 'این صفحه زیر آن می‌آید و نشانی‌اش با نشانی آن آغاز می‌شود. برای صفحهٔ سطح اول خالی بگذارید.',
    path: 'از نشانی صفحهٔ بالاتر و نشانی همین صفحه ساخته می‌شود. پس از ذخیره تازه می‌شود و نشانی‌های پیشین به آن هدایت می‌شوند.',
    showsTreeMenu: 'صفحه‌های هم‌سطح و زیرصفحه‌ها کنار متن فهرست می‌شوند.',
    inFooter: 'عنوان صفحه در ستون «صفحه‌ها»ی پابرگ می‌آید.',
  },
} as const satisfies CollectionLabels
