import type { CollectionLabels } from './labels.ts'

export const categoryLabels = {
  singular: 'دسته',
  plural: 'دسته‌بندی‌ها',
  fields: {
    title: 'عنوان',
    slug: 'نشانی صفحه',
    parent: 'دستهٔ بالاتر',
    picture: 'تصویر',
    description: 'توضیح',
    position: 'ترتیب نمایش',
    active: 'نمایش در فروشگاه',
  },
} as const satisfies CollectionLabels
