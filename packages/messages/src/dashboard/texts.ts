import { inputTexts } from './inputs.ts'
import { startPageTexts } from './start-page.ts'

/** Single texts of the dashboard that belong to no collection. */
export const dashboardTexts = {
  siteTitle: 'پیشخان راسته',
  shopName: 'راسته',
  persian: 'فارسی',
  english: 'انگلیسی',
  pictureTooLarge: 'این تصویر بیش از ۵۰ مگاپیکسل است. آن را کوچک‌تر کنید و دوباره بفرستید.',
  identityNotWritable:
    'موبایل، ایمیل، رمز و نقش هر کس تنها از راه خودش تغییر می‌کند و شما اجازهٔ تغییر آن را ندارید.',
  wholeRialsOnly: 'مبلغ باید عدد صحیح ریال و بزرگ‌تر یا مساوی صفر باشد.',
  mobileOnly: 'شمارهٔ موبایل ایران را بنویسید، مانند ۰۹۱۲۳۴۵۶۷۸۹.',
  oneDiscount: 'برای این نوع تخفیف، مقدار آن را بنویسید.',
  endAfterStart: 'پایان باید پس از شروع باشد.',
  reservedCode: 'این کد برای کار درونی فروشگاه نگه داشته شده است.',
  codeForAddress: 'در کد تخفیف نمی‌شود از / یا \\ استفاده کرد؛ حرف، رقم و خط تیره بنویسید.',
  inputs: inputTexts,
  phoneWidth: 'گوشی',
  deskWidth: 'رایانه',
  siteAddress: 'نشانی باید درون همین سایت باشد و با / آغاز شود.',
  startPage: startPageTexts,
} as const
