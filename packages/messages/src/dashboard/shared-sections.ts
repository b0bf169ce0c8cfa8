import type { CollectionLabels } from './labels.ts'

export const sharedSectionLabels = {
  singular: 'بخش مشترک',
  plural: 'بخش‌های مشترک',
  description:
    'بخشی که یک بار می‌نویسید و با ماژول «بخش مشترک» در هر چند صفحه که بخواهید می‌گذارید. هر تغییرش در همهٔ آن صفحه‌ها دیده می‌شود.',
  fields: {
    title: 'نام بخش',
    layout: 'ماژول این بخش',
    module: 'ماژول',
    uses: 'صفحه‌هایی که این بخش را دارند',
  },
  hints: {
    title: 'فقط در پیشخوان دیده می‌شود؛ مانند «دعوت به تماس».',
    unused: 'این بخش هنوز در صفحه‌ای نیامده است.',
    inUse:
      'این بخش در صفحه به کار رفته است و نمی‌توان آن را حذف کرد. اگر آن را از انتشار بردارید در هیچ صفحه‌ای دیده نمی‌شود.',
  },
} as const satisfies CollectionLabels
