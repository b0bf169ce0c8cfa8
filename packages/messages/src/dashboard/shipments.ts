import { SHIPMENTS_MAX, type ShipmentFault } from '@rasteh/shop-core/order'

/** The texts of sending many orders by their tracking codes. */
export const shipmentTexts = {
  title: 'ارسال گروهی',
  notAllowed: 'این صفحه برای مدیران فروشگاه است.',
  intro:
    'در هر سطر شمارهٔ سفارش و کد رهگیری را بنویسید؛ بین آن دو فاصله، ویرگول یا تب بگذارید. می‌توانید از اکسل بچسبانید یا فایل CSV بدهید.',
  text: 'سفارش‌ها و کدهای رهگیری',
  file: 'یا فایل CSV',
  carrier: 'شرکت حمل',
  carriers: ['پست پیشتاز', 'پست سفارشی', 'تیپاکس', 'چاپار', 'ماهکس', 'الوپیک', 'اسنپ‌باکس'],
  check: 'بررسی سطرها',
  send: 'ثبت ارسال {count} سفارش',
  ready: '{count} سفارش آمادهٔ ثبت است.',
  wrong: '{count} سطر ثبت نمی‌شود؛ آن‌ها را درست کنید و دوباره بررسی کنید.',
  done: '{count} سفارش پیش‌تر با همین کد ارسال شده است.',
  sent: 'ارسال {count} سفارش ثبت شد و به مشتریان پیام داده می‌شود.',
  result: 'نتیجهٔ بررسی',
  line: 'سطر',
  order: 'سفارش',
  code: 'کد رهگیری',
  buyer: 'گیرنده',
  state: 'نتیجه',
  isReady: 'آماده',
  isDone: 'ارسال‌شده',
  waiting: 'صبر کنید…',
  failed: 'انجام نشد. دوباره تلاش کنید؛ سفارشی که ثبت شده باشد دوباره ثبت نمی‌شود.',
  back: 'بازگشت به سفارش‌ها',
  faults: {
    malformed: 'این سطر خوانا نیست: شمارهٔ سفارش و سپس کد رهگیری لازم است',
    'too-many': `در هر بار تا ${SHIPMENTS_MAX} سطر ثبت می‌شود`,
    'order-twice': 'این سفارش در چند سطر آمده است',
    'code-twice': 'این کد در چند سطر آمده است',
    'order-unknown': 'سفارشی با این شماره نیست',
    'state-wrong': 'این سفارش آمادهٔ ارسال نیست',
    'code-used': 'این کد برای سفارش دیگری ثبت شده است',
  } satisfies Record<ShipmentFault, string>,
}
