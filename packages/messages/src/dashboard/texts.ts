import { inputTexts } from './inputs.ts'
import { startPageTexts } from './start-page.ts'

/** Single texts of the dashboard that belong to no collection. */
export const dashboardTexts = {
  siteTitle: 'پیشخان راسته',
  shopName: 'راسته',
  persian: 'فارسی',
  english: 'انگلیسی',
  pictureRefused: 'این فایل پذیرفته نشد. تصویر JPEG، PNG، WebP یا AVIF بفرستید، یا SVG سالم تا ۵۱۲ کیلوبایت.',
  pictureTooLarge: 'این تصویر بیش از ۵۰ مگاپیکسل است. آن را کوچک‌تر کنید و دوباره بفرستید.',
  identityNotWritable: 'شما اجازهٔ تغییر موبایل، ایمیل، رمز یا نقش این فرد را ندارید.',
  wholeRialsOnly: 'مبلغ باید عدد صحیح و بزرگ‌تر یا مساوی صفر باشد.',
  mobileOnly: 'شمارهٔ موبایل ایران را وارد کنید، مانند ۰۹۱۲۳۴۵۶۷۸۹.',
  struckNeverAsked:
    'قیمت خط‌خوردهٔ {struck} در ۳۰ روز گذشته قیمت فروش این کالا نبوده است. بیشترین قیمت این مدت: {highest}.',
  struckNeverPriced:
    'قیمت خط‌خوردهٔ {struck} در ۳۰ روز گذشته قیمت فروش این کالا نبوده است؛ در این مدت قیمتی نداشته است.',
  oneDiscount: 'مقدار تخفیف را وارد کنید.',
  endAfterStart: 'پایان باید پس از شروع باشد.',
  reservedCode: 'این کد برای سیستم فروشگاه رزرو شده است.',
  codeForAddress: 'در کد تخفیف نمی‌توان از / یا \\ استفاده کرد؛ از حرف، رقم و خط تیره استفاده کنید.',
  inputs: inputTexts,
  phoneWidth: 'گوشی',
  desktopWidth: 'کامپیوتر',
  siteAddress: 'نشانی باید داخل همین سایت باشد و با / شروع شود.',
  startPage: startPageTexts,
  pictureUsesMore: 'و جاهای دیگر',
  slug: 'نشانی صفحه',
  outsideBranches: 'این صفحه بیرون از بخش‌های مجاز شماست.',
  pageHasChildren: 'این صفحه زیرصفحه دارد. نخست زیرصفحه‌ها را جابه‌جا یا حذف کنید.',
  redirectLoop: 'این نشانی دوباره به خودش برمی‌گردد و بازدیدکننده به صفحه‌ای نمی‌رسد.',
  redirectTarget: 'نشانی باید با / آغاز شود، یا نشانی کامل سایت دیگری با https یا http باشد.',
  closeToast: 'بستن پیام',
  toasts: 'پیام‌ها',
  skipToContent: 'رفتن به محتوای صفحه',
  lowStock: {
    title: 'موجودی رو به پایان',
    count: '{count} تنوع به حد هشدار موجودی رسیده است؛ کمترین‌ها اول نمایش داده می‌شود.',
    none: 'موجودی هیچ تنوعی رو به پایان نیست.',
    notAllowed: 'موجودی را فقط مدیران فروشگاه می‌بینند.',
    variant: 'تنوع',
    sku: 'کد تنوع (SKU)',
    left: 'مانده',
    pages: 'صفحه‌های فهرست',
    before: 'صفحهٔ پیش',
    after: 'صفحهٔ بعد',
  },
} as const
