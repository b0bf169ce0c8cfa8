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
    onlyBranches: 'فقط بخش‌هایی از سایت',
    branches: 'بخش‌های مجاز',
    active: 'فعال',
    lastSignInAt: 'آخرین ورود',
  },
  options: { role: { owner: 'مالک', manager: 'مدیر', editor: 'ویراستار', author: 'نویسنده' } },
  hints: {
    onlyBranches: 'این همکار فقط صفحه‌های بخش‌های مجاز و زیرصفحه‌هایشان را تغییر می‌دهد. اخبار محدود نمی‌شود.',
    branches: 'صفحهٔ بالای هر بخش را انتخاب کنید. تا چیزی انتخاب نشود، هیچ صفحه‌ای را نمی‌تواند تغییر دهد.',
    role: 'نویسنده پیش‌نویس صفحه و خبر می‌نویسد و برای بازبینی می‌فرستد؛ ویراستار محتوا را می‌نویسد، بازبینی و منتشر می‌کند؛ مدیر کالا، قیمت و سفارش را هم اداره می‌کند؛ مالک به همه‌چیز دسترسی دارد.',
  },
} as const satisfies CollectionLabels
