import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { SOUND_ITEMS, type SoundSpec } from './sound-items.ts'

export const sound: CategorySource<'sound', SoundSpec> = {
  code: 'sound',
  kind: 'sound',
  department: DEPARTMENTS.digital,
  name: ['هدفون و بلندگو', 'Headphones and speakers'],
  description: [
    'هدفون روگوشی، ایرباد، هندزفری گردنی و بلندگوی قابل‌حمل برای خانه، راه و استودیو.',
    'Over-ear headphones, earbuds, neckbands and portable speakers for home, road and studio.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) =>
    spec.hours > 0
      ? [
          `${spec.form[0]} بی‌سیم با ${persian(spec.hours)} ساعت پخش و درایور ${persian(spec.driver)} میلی‌متری.`,
          `Wireless ${spec.form[1].toLowerCase()} with ${spec.hours} hours of playback and ${spec.driver} mm drivers.`,
        ]
      : [
          `${spec.form[0]} سیمی با درایور ${persian(spec.driver)} میلی‌متری و صدای بی‌تأخیر.`,
          `Wired ${spec.form[1].toLowerCase()} with ${spec.driver} mm drivers and no delay.`,
        ],
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.form],
    [['اتصال', 'Connection'], spec.link],
    [
      ['مدت پخش', 'Playback'],
      spec.hours > 0 ? amount(spec.hours, 'ساعت', 'hours') : ['بدون باتری', 'No battery'],
    ],
    [['قطر درایور', 'Driver'], amount(spec.driver, 'میلی‌متر', 'mm')],
    [['حذف نویز', 'Noise cancelling'], spec.quiet ? ['دارد', 'Yes'] : ['ندارد', 'No']],
    [
      ['گارانتی', 'Warranty'],
      ['دوازده‌ماهه', 'Twelve months'],
    ],
  ],
  closings: [
    ['کابل شارژ یا اتصال و دفترچهٔ فارسی در جعبه هست.', 'The cable and a Persian booklet are in the box.'],
    [
      'صدای میانی آن برای موسیقی ایرانی و کتاب صوتی تنظیم شده است.',
      'Its mid-range is tuned for Persian music and spoken books.',
    ],
    [
      'اگر صدایش را نپسندید، تا هفت روز بی‌پرسش پس می‌گیریم.',
      'If you do not like the sound, we take it back within seven days, no questions asked.',
    ],
    ['قطعه‌های یدکی آن را در همین فروشگاه نگه می‌داریم.', 'We keep its spare parts in this shop.'],
    ['با گوشی، لپ‌تاپ و تلویزیون کار می‌کند.', 'It works with phones, laptops and televisions.'],
  ],
  items: SOUND_ITEMS,
}
