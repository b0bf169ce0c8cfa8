import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { CERAMICS_ITEMS, type VesselSpec } from './ceramics-items.ts'

export const ceramics: CategorySource<'vessel', VesselSpec> = {
  code: 'ceramic',
  kind: 'vessel',
  department: DEPARTMENTS.home,
  name: ['سرامیک و سفال', 'Ceramics'],
  description: [
    'ظرف‌های سفالی لالجین و میبد، لیوان و کاسهٔ دست‌ساز و کاشی هفت‌رنگ برای سفره و دیوار.',
    'Pottery from Lalejin and Meybod, hand-made cups and bowls, and painted tiles for table and wall.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.form[0]} دست‌ساز ${spec.town[0]} با ${spec.glaze[0]}، ${persian(spec.size)} سانتی‌متر.`,
    `A hand-made ${spec.form[1].toLowerCase()} from ${spec.town[1]} with ${spec.glaze[1].toLowerCase()}, ${spec.size} cm.`,
  ],
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.form],
    [['محل ساخت', 'Made in'], spec.town],
    [['لعاب', 'Glaze'], spec.glaze],
    [['اندازه', 'Size'], amount(spec.size, 'سانتی‌متر', 'cm')],
    [['کاربرد', 'Use'], spec.use],
    [
      ['شست‌وشو', 'Washing'],
      ['با دست و آب ولرم', 'By hand in lukewarm water'],
    ],
  ],
  closings: [
    [
      'هر قطعه با دست ساخته و نقاشی شده و با دیگری اندکی فرق دارد.',
      'Each piece is made and painted by hand and differs a little from the next.',
    ],
    [
      'در کارتن حبابی دولایه فرستاده می‌شود و شکستگی در راه با ماست.',
      'It travels in double bubble wrap, and breakage on the way is our loss.',
    ],
    [
      'در کورهٔ هزار درجه پخته شده و لعابش ترک نمی‌خورد.',
      'Fired at a thousand degrees, its glaze does not craze.',
    ],
    ['نام استادکار زیر هر قطعه نوشته شده است.', 'The master’s name is written under each piece.'],
    [
      'اگر برای هدیه می‌خواهید، در سبد خرید بنویسید تا کادوپیچ کنیم.',
      'If it is a present, say so in the basket and we wrap it.',
    ],
  ],
  items: CERAMICS_ITEMS,
}
