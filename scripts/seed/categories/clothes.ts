import type { CategorySource } from '../source.ts'
import { DEPARTMENTS, UNITS } from '../words.ts'
import { CLOTHES_ITEMS, type ClothSpec } from './clothes-items.ts'

export const clothes: CategorySource<'cloth', ClothSpec> = {
  code: 'clothes',
  kind: 'cloth',
  department: DEPARTMENTS.style,
  name: ['پوشاک', 'Clothing'],
  description: [
    'پوشاک پنبه و کتان دوخت ایران، روسری و شال نقش‌دار، ترمه و گیوه؛ اندازه‌ها با جدول دقیق.',
    'Cotton and linen clothes sewn in Iran, patterned scarves and shawls, termeh and giveh shoes.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.form[0]} ${spec.wearer[0]} از ${spec.cloth[0]}، مناسب ${spec.season[0]}.`,
    `${spec.wearer[1]} ${spec.form[1].toLowerCase()} in ${spec.cloth[1].toLowerCase()}, for ${spec.season[1].toLowerCase()}.`,
  ],
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.form],
    [['جنس', 'Fabric'], spec.cloth],
    [['مناسب', 'For'], spec.wearer],
    [['فصل', 'Season'], spec.season],
    [['شست‌وشو', 'Washing'], spec.wash],
    [
      ['دوخت', 'Made in'],
      ['ایران', 'Iran'],
    ],
  ],
  closings: [
    [
      'پیش از دوخت آب رفته و در شست‌وشو کوتاه نمی‌شود.',
      'It is shrunk before sewing and does not shorten in the wash.',
    ],
    ['اگر اندازه نبود، تعویض آن یک بار رایگان است.', 'If it does not fit, one exchange is free.'],
    ['نقشش با رنگ ثابت است و در آفتاب نمی‌پرد.', 'Its colours are fast and do not fade in the sun.'],
    [
      'جدول اندازه را ببینید و میان دو اندازه، بزرگ‌تر را بردارید.',
      'See the size table, and between two sizes take the larger.',
    ],
    ['در کارگاهی دوخته شده که همهٔ کارکنانش بیمه‌اند.', 'It is sewn in a workshop where everyone is insured.'],
  ],
  items: CLOTHES_ITEMS,
}
