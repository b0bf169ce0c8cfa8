import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { BrandColourRefusal } from '@rasteh/shop-core/brand'
import type { CollectionLabels } from './labels.ts'

export const brandLabels = {
  singular: 'نام و نشان سایت',
  plural: 'نام و نشان سایت',
  description:
    'لوگو، رنگ و چیدمان سایت، و این‌که سایت فروشگاه است یا معرفی شرکت. پس از ذخیره بی‌درنگ در همهٔ صفحه‌ها دیده می‌شود.',
  fields: {
    siteKind: 'نوع سایت',
    logo: 'لوگو',
    logoDark: 'لوگو برای زمینهٔ تیره',
    mark: 'نشان مربعی',
    colour: 'رنگ اصلی',
    corners: 'گوشه‌ها',
    density: 'فاصله‌ها',
    headingFont: 'قلم تیترها',
    headerArrangement: 'چیدمان سربرگ',
    footerArrangement: 'چیدمان پابرگ',
    socials: 'شبکه‌های اجتماعی',
    social: 'شبکه',
    network: 'شبکه',
    address: 'نشانی صفحه',
  },
  options: {
    siteKind: { both: 'فروشگاه و سایت شرکت', shop: 'فقط فروشگاه', company: 'فقط سایت شرکت' },
    corners: { sharp: 'تیز', soft: 'نرم', round: 'گرد' },
    density: { airy: 'باز', compact: 'فشرده' },
    headingFont: { vazirmatn: 'وزیرمتن', estedad: 'استعداد', markazi: 'مرکزی', lalezar: 'لاله‌زار' },
    headerArrangement: {
      search: 'کادر جست‌وجوی بزرگ',
      centred: 'لوگو در وسط',
      slim: 'باریک و ساده',
    },
    footerArrangement: { columns: 'ستونی', centred: 'وسط‌چین', slim: 'کوتاه' },
    network: {
      instagram: 'اینستاگرام',
      telegram: 'تلگرام',
      eitaa: 'ایتا',
      bale: 'بله',
      rubika: 'روبیکا',
      aparat: 'آپارات',
      whatsapp: 'واتس‌اپ',
      linkedin: 'لینکدین',
      youtube: 'یوتیوب',
      x: 'ایکس',
    },
  },
  hints: {
    siteKind:
      'در «فقط سایت شرکت» سبد خرید، محصول‌ها، قیمت‌ها و حساب کاربری دیده نمی‌شود و نشانی آن‌ها باز نمی‌شود.',
    logo: 'فایل PNG یا WEBP با زمینهٔ شفاف، به بلندی دست‌کم ۱۲۰ پیکسل. بدون لوگو، نام فروشگاه نوشته می‌شود.',
    logoDark: 'برای پابرگ و حالت تیرهٔ گوشی. اگر خالی باشد، همان لوگو روی زمینهٔ روشن می‌آید.',
    mark: 'تصویر مربعی؛ آیکن مرورگر و گوشی از آن ساخته می‌شود.',
    colour: 'مانند ‎#0e7c7b. رنگ‌های دیگر از همین ساخته می‌شود. خالی یعنی فیروزه‌ای.',
    headingFont: 'متن‌ها همیشه با وزیرمتن نوشته می‌شود.',
    address: 'نشانی کامل مانند https://instagram.com/shop',
  },
} as const satisfies CollectionLabels

export const brandTexts = {
  pickColour: 'انتخاب از جعبهٔ رنگ',
  useSuggestion: 'استفاده از این رنگ',
  readable: 'نوشته با این رنگ خوانا است.',
  sample: 'نمونهٔ نوشته',
  socialAddress: 'نشانی باید با https://‎ شروع شود.',
} as const

/** Why a colour cannot be the brand's, and which near one can. */
export function sayColourRefusal(refusal: BrandColourRefusal): string {
  if (refusal.kind === 'no-colour') return 'رنگ را مانند ‎#0e7c7b بنویسید.'
  const contrast = toPersianDigits(refusal.contrast.toFixed(1)).replace('.', '٫')
  return `نوشته با این رنگ خوانا نیست (تباین ${contrast}، دست‌کم ۴٫۵ لازم است). رنگ نزدیک و خوانا: \u2066${refusal.suggestion}\u2069`
}
