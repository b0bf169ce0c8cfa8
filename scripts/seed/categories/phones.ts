import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { PHONES_ITEMS, type PhoneSpec } from './phones-items.ts'

export const phones: CategorySource<'phone', PhoneSpec> = {
  code: 'phone',
  kind: 'phone',
  department: DEPARTMENTS.digital,
  name: ['گوشی موبایل', 'Mobile phones'],
  description: [
    'از گوشی سادهٔ دکمه‌ای تا پرچم‌دار تاشو؛ همه با گارانتی هجده‌ماهه و رجیستری فعال.',
    'From a plain keypad phone to a folding flagship, all registered and with an eighteen-month warranty.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `صفحه‌نمایش ${persian(spec.screen)} اینچی، دوربین ${persian(spec.camera)} مگاپیکسلی و باتری ${persian(spec.battery)} میلی‌آمپرساعتی.`,
    `Screen of ${spec.screen} inches, camera of ${spec.camera} megapixels and battery of ${spec.battery} mAh.`,
  ],
  attributesOf: ({ spec }) => [
    [['اندازه صفحه‌نمایش', 'Screen size'], amount(spec.screen, 'اینچ', 'inches')],
    [
      ['حافظه رم', 'Memory'],
      spec.memory >= 1 ? amount(spec.memory, 'گیگابایت', 'GB') : amount(spec.memory * 1000, 'مگابایت', 'MB'),
    ],
    [['دوربین اصلی', 'Main camera'], amount(spec.camera, 'مگاپیکسل', 'megapixels')],
    [['ظرفیت باتری', 'Battery'], amount(spec.battery, 'میلی‌آمپرساعت', 'mAh')],
    [
      ['شبکه ارتباطی', 'Network'],
      [spec.network, spec.network],
    ],
    [
      ['تعداد سیم‌کارت', 'SIM cards'],
      ['دو سیم‌کارت', 'Dual SIM'],
    ],
    [
      ['به‌روزرسانی نرم‌افزار', 'Software updates'],
      spec.years > 0 ? amount(spec.years, 'سال', 'years') : ['ندارد', 'None'],
    ],
  ],
  closings: [
    [
      'کد رجیستری پیش از ارسال روی شمارهٔ شما فعال می‌شود.',
      'The registration code is activated on your number before it ships.',
    ],
    [
      'در جعبه یک قاب شفاف و محافظ صفحه هم می‌گذاریم.',
      'We add a clear case and a screen protector to the box.',
    ],
    [
      'هجده ماه گارانتی تعویض دارد و تا هفت روز می‌توانید آن را پس بدهید.',
      'It carries an eighteen-month replacement warranty and may be returned within seven days.',
    ],
    [
      'اگر سؤالی دربارهٔ انتخاب مدل دارید، پیش از خرید با ما تماس بگیرید.',
      'If you are unsure which model to take, call us before you buy.',
    ],
    [
      'فهرست تماس گوشی قبلی شما را در فروشگاه رایگان منتقل می‌کنیم.',
      'In the shop we move the contacts of your old phone free of charge.',
    ],
  ],
  items: PHONES_ITEMS,
}
