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
    shownName: 'مشتری',
  },
  options: { maritalStatus: { '0': 'مجرد', '1': 'متأهل' } },
} as const satisfies CollectionLabels

/** What staff read of a customer's own details. */
export const customerProfileTexts = {
  title: 'مشخصات ثبت‌شدهٔ مشتری',
  none: 'این مشتری هنوز مشخصاتش را ثبت نکرده است.',
  hiddenCode: 'فقط مالک فروشگاه می‌بیند',
  readOnly: 'فقط خود مشتری می‌تواند این موارد را تغییر دهد.',
  marriageDate: 'تاریخ ازدواج',
  defaultAddress: 'نشانی اصلی',
} as const

/** What staff read of the files that a customer has given. */
export const customerFileTexts = {
  title: 'فایل‌های خصوصی مشتری',
  none: 'این مشتری فایلی ثبت نکرده است.',
  there: 'ثبت شده است',
  ownerOnly: 'فقط مالک فروشگاه می‌تواند این فایل‌ها را ببیند.',
  watched: 'هر بار مشاهدهٔ این فایل‌ها با نام شما ثبت می‌شود.',
  look: 'مشاهدهٔ {file}',
  hide: 'بستن تصویر',
  failed: 'تصویر باز نشد. دوباره تلاش کنید.',
  fields: { 'national-card': 'تصویر کارت ملی', 'profile-picture': 'تصویر پروفایل' },
} as const
