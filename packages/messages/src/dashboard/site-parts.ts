import type { CollectionLabels } from './labels.ts'

/** Where an entry of the main menu or a link of the footer leads. */
export const linkEntryLabels = {
  fields: { page: 'صفحه، خبر، دسته، کالا یا فایل', address: 'نشانی' },
  hints: { page: 'اگر نشانی آن تغییر کند، منو هم به‌روز می‌شود. برای نشانی دلخواه خالی بگذارید.' },
} as const

export const mainMenuLabels = {
  singular: 'منوی اصلی',
  plural: 'منوی اصلی',
  description: 'ده مورد اول نمایش داده می‌شود و بقیه زیر «سایر» می‌آید.',
  fields: {
    items: 'موردهای منو',
    item: 'مورد',
    title: 'عنوان',
    children: 'زیرمنو',
    child: 'زیرمورد',
  },
  hints: {
    address:
      'نشانی درون سایت مانند ‎/category/1/books، ‎#offers برای رفتن به یک زبانه، یا سایت دیگر مانند https://example.ir.',
  },
} as const satisfies CollectionLabels

export const headerLabels = {
  singular: 'سربرگ سایت',
  plural: 'سربرگ سایت',
  fields: {
    notice: 'نوار اعلان بالای صفحه',
    noticeAddress: 'نشانی لینک اعلان',
    phone: 'تلفن فروشگاه',
    searchBoxKind: 'نوع کادر جست‌وجو',
    showsClock: 'نمایش ساعت',
  },
  options: {
    searchBoxKind: { suggestions: 'با پیشنهاد', simple: 'ساده', preview: 'با پیش‌نمایش نتایج' },
  },
} as const satisfies CollectionLabels

export const footerLabels = {
  singular: 'پابرگ سایت',
  plural: 'پابرگ سایت',
  fields: {
    text: 'معرفی کوتاه',
    columns: 'ستون‌های لینک',
    column: 'ستون',
    title: 'عنوان',
    links: 'لینک‌ها',
    link: 'لینک',
    postalAddress: 'نشانی فروشگاه',
    phone: 'تلفن',
    email: 'ایمیل',
    workingHours: 'ساعت کار',
    copyright: 'حق نشر',
  },
} as const satisfies CollectionLabels

/** Drafts of menu, header, footer, brand and settings. */
export const siteDraftTexts = {
  restored: 'این نسخه به‌صورت پیش‌نویس برگشت. برای نمایش به بازدیدکنندگان، آن را منتشر کنید.',
  alwaysPublished:
    'این بخش را نمی‌توان از انتشار خارج کرد؛ می‌توانید آن را خالی کنید یا نسخهٔ دیگری منتشر کنید.',
  restoreOtherwise: 'این بخش فقط به‌صورت پیش‌نویس بازگردانده می‌شود.',
} as const
