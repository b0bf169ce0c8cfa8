import { inputTexts } from './inputs.ts'
import { startPageTexts } from './start-page.ts'

/** Single texts of the dashboard that belong to no collection. */
export const dashboardTexts = {
  siteTitle: 'پیشخان راسته',
  shopName: 'راسته',
  persian: 'فارسی',
  english: 'انگلیسی',
  pictureTooLarge: 'این تصویر بیش از ۵۰ مگاپیکسل است. آن را کوچک‌تر کنید و دوباره بفرستید.',
  identityNotWritable: 'شما اجازهٔ تغییر موبایل، ایمیل، رمز یا نقش این فرد را ندارید.',
  wholeRialsOnly: 'مبلغ باید عدد صحیح ریال و بزرگ‌تر یا مساوی صفر باشد.',
  mobileOnly: 'شمارهٔ موبایل ایران را وارد کنید، مانند ۰۹۱۲۳۴۵۶۷۸۹.',
  oneDiscount: 'مقدار تخفیف را وارد کنید.',
  endAfterStart: 'پایان باید پس از شروع باشد.',
  reservedCode: 'این کد برای سیستم فروشگاه رزرو شده است.',
  codeForAddress: 'در کد تخفیف نمی‌توان از / یا \\ استفاده کرد؛ از حرف، رقم و خط تیره استفاده کنید.',
  inputs: inputTexts,
  phoneWidth: 'گوشی',
  deskWidth: 'کامپیوتر',
  siteAddress: 'نشانی باید داخل همین سایت باشد و با / شروع شود.',
  startPage: startPageTexts,
  pictureUsesMore: 'و جاهای دیگر',
  slug: 'نشانی صفحه',
  redirectLoop: 'این نشانی دوباره به خودش برمی‌گردد و بازدیدکننده به صفحه‌ای نمی‌رسد.',
  redirectTarget: 'نشانی باید با / آغاز شود، یا نشانی کامل سایت دیگری با https یا http باشد.',
  menu: 'منو',
  closeMenu: 'بستن منو',
  skipToContent: 'رفتن به محتوای صفحه',
} as const
