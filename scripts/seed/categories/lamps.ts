import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { LAMPS_ITEMS, type LampSpec } from './lamps-items.ts'

export const lamps: CategorySource<'lamp', LampSpec> = {
  code: 'lamp',
  kind: 'lamp',
  department: DEPARTMENTS.home,
  name: ['چراغ و نور', 'Lamps and light'],
  description: [
    'آباژور، آویز، لوستر و فانوس با نوری که چشم را نمی‌زند؛ همه با سیم و سرپیچ استاندارد.',
    'Table lamps, pendants, chandeliers and lanterns with a light that is kind to the eye.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.form[0]} از ${spec.material[0]} برای ${spec.room[0]}، بلندی ${persian(spec.height)} سانتی‌متر.`,
    `${spec.form[1]} of ${spec.material[1].toLowerCase()} for the ${spec.room[1].toLowerCase()}, ${spec.height} cm high.`,
  ],
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.form],
    [['جنس', 'Material'], spec.material],
    [['بلندی', 'Height'], amount(spec.height, 'سانتی‌متر', 'cm')],
    [['لامپ', 'Bulb'], spec.bulb],
    [['مناسب برای', 'Suits'], spec.room],
    [
      ['رنگ نور', 'Light colour'],
      ['آفتابی', 'Warm white'],
    ],
  ],
  closings: [
    ['آمادهٔ استفاده می‌رسد و ابزار خاصی نمی‌خواهد.', 'It arrives ready to use and needs no special tools.'],
    ['اگر منبع نورش جدا باشد، یکی همراهش می‌فرستیم.', 'Where it needs a bulb or candle, we send one with it.'],
    [
      'نور آن نرم روی دیوار می‌نشیند و اتاق را آرام می‌کند.',
      'Its light lies softly on the wall and calms the room.',
    ],
    ['یک سال گارانتی تعویض دارد.', 'It is guaranteed for a year.'],
    ['قطعه‌های آن را جداگانه هم می‌فروشیم.', 'We sell its parts separately too.'],
  ],
  items: LAMPS_ITEMS,
}
