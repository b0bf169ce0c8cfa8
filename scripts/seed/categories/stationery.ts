import type { CategorySource } from '../source.ts'
import { DEPARTMENTS, UNITS } from '../words.ts'
import { type PenSpec, STATIONERY_ITEMS } from './stationery-items.ts'

export const stationery: CategorySource<'pen', PenSpec> = {
  code: 'stationery',
  kind: 'pen',
  department: DEPARTMENTS.culture,
  name: ['نوشت‌افزار', 'Stationery'],
  description: [
    'خودنویس و قلم‌نی، دفتر با جلد نقش‌دار، مدادرنگی و آبرنگ؛ برای مدرسه، دفتر کار و کلاس خوش‌نویسی.',
    'Fountain and reed pens, patterned notebooks, pencils and paints for school, office and calligraphy.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.form[0]} از ${spec.material[0]}، مناسب ${spec.forWhom[0]}.`,
    `${spec.form[1]} of ${spec.material[1].toLowerCase()}, for ${spec.forWhom[1]}.`,
  ],
  attributesOf: ({ spec, brand }) => [
    [['نوع', 'Type'], spec.form],
    [['جنس', 'Material'], spec.material],
    [['تعداد در بسته', 'In the pack'], spec.count ?? ['یک عدد', 'One']],
    [['مناسب برای', 'Suits'], spec.forWhom],
    [['سازنده', 'Maker'], brand],
  ],
  closings: [
    [
      'برای خرید مدرسه و اداره به تعداد بالا تخفیف می‌دهیم.',
      'For schools and offices we give a discount on quantity.',
    ],
    [
      'اگر بخواهید، نام کسی را روی آن یا جعبه‌اش می‌نویسیم.',
      'If you like, we write a name on it or on its box.',
    ],
    ['با کاغذ و نوار کادو می‌پیچیم، اگر هدیه باشد.', 'We wrap it if it is a present.'],
    ['ساخت ایران است و جنسش را ضمانت می‌کنیم.', 'It is made in Iran, and we answer for its quality.'],
    ['اگر معیوب بود تا یک ماه عوض می‌کنیم.', 'If it is faulty we change it within a month.'],
  ],
  items: STATIONERY_ITEMS,
}
