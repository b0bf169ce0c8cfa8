import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { LibraryRefusal, LibraryUse } from '@rasteh/shop-core/media'
import type { CollectionLabels } from './labels.ts'

export const fileLabels = {
  singular: 'سند یا ویدیو',
  plural: 'سندها و ویدیوها',
  description:
    'کاتالوگ و سند PDF، ویدیوی MP4 یا WebM و زیرنویس VTT. این فایل‌ها عمومی‌اند و هر بازدیدکننده می‌تواند آن‌ها را بردارد.',
  fields: { title: 'عنوان', text: 'متن سند', uses: 'محل‌های استفاده' },
  hints: {
    title: 'نامی که بازدیدکننده می‌بیند؛ مانند «کاتالوگ ۱۴۰۵».',
    unused: 'این فایل هنوز جایی استفاده نشده است.',
    inUse: 'این فایل در حال استفاده است و نمی‌توان آن را حذف کرد. برای نسخهٔ تازه، فایل همین سند را عوض کنید.',
  },
} as const satisfies CollectionLabels

export const mediaFolderLabels = {
  singular: 'پوشه',
  plural: 'پوشه‌های رسانه',
  description: 'برای مرتب نگه داشتن رسانه‌ها و سندها. با حذف پوشه، فایل‌های آن می‌ماند.',
  fields: { title: 'نام پوشه' },
} as const satisfies CollectionLabels

const USES: Readonly<Record<LibraryUse, string>> = {
  document: 'فایل PDF',
  video: 'ویدیوی MP4 یا WebM',
  captions: 'زیرنویس VTT',
}

/** Why a file was not taken into the library. */
export function sayLibraryRefusal(refusal: LibraryRefusal): string {
  switch (refusal.kind) {
    case 'file-unknown':
      return 'این فایل پذیرفته نشد. فقط PDF سالم، ویدیوی MP4 یا WebM و زیرنویس VTT پذیرفته می‌شود.'
    case 'file-too-large':
      return `حجم این فایل بیش از ${toPersianDigits(String(refusal.maxMegabytes))} مگابایت است. آن را کوچک‌تر کنید و دوباره بفرستید.`
    case 'file-of-another-use':
      return `جای این فایل را فقط ${USES[refusal.use]} می‌گیرد؛ برای فایلی از نوع دیگر، سند تازه‌ای بسازید.`
  }
}
