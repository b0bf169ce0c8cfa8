import type { CollectionLabels } from './labels.ts'

export const staffLabels = {
  singular: 'همکار',
  plural: 'همکاران',
  description: 'افرادی که به پیشخان فروشگاه دسترسی دارند.',
  fields: {
    email: 'ایمیل',
    password: 'رمز عبور',
    name: 'نام و نام خانوادگی',
    mobile: 'شمارهٔ موبایل',
    role: 'نقش',
    active: 'فعال',
    lastSignInAt: 'آخرین ورود',
  },
  options: { role: { owner: 'مالک', manager: 'مدیر', editor: 'ویراستار' } },
  hints: {
    role: 'ویراستار محتوا را می‌نویسد؛ مدیر کالا، قیمت و سفارش را هم اداره می‌کند؛ مالک به همه‌چیز دسترسی دارد.',
  },
} as const satisfies CollectionLabels
