import type { CollectionLabels } from './labels.ts'

export const customerLabels = {
  singular: 'مشتری',
  plural: 'مشتریان',
  fields: {
    name: 'نام و نام خانوادگی',
    mobile: 'شمارهٔ موبایل',
    email: 'ایمیل',
    firstName: 'نام',
    lastName: 'نام خانوادگی',
    nationalCode: 'کد ملی',
    nationalCard: 'تصویر کارت ملی',
    birthDate: 'تاریخ تولد',
    maritalStatus: 'وضعیت تأهل',
    marriageDay: 'روز ازدواج',
    marriageMonth: 'ماه ازدواج',
    marriageYear: 'سال ازدواج',
    group: 'گروه مشتری',
    isMarketer: 'بازاریاب است',
    active: 'فعال',
    addresses: 'نشانی‌ها',
    province: 'استان',
    city: 'شهر',
    address: 'نشانی',
    postalCode: 'کد پستی',
    note: 'یادداشت فروشگاه',
  },
  options: { maritalStatus: { '0': 'مجرد', '1': 'متأهل' } },
} as const satisfies CollectionLabels

/** What staff read of a customer's own details. */
export const customerProfileTexts = {
  title: 'مشخصاتی که مشتری نوشته است',
  none: 'این مشتری هنوز مشخصاتش را ننوشته است.',
  hiddenCode: 'فقط مالک فروشگاه می‌بیند',
  readOnly: 'این‌ها را فقط خود مشتری تغییر می‌دهد.',
  marriageDate: 'تاریخ ازدواج',
  defaultAddress: 'نشانی اصلی',
} as const
