import type { CategorySource } from '../source.ts'
import { DEPARTMENTS, UNITS } from '../words.ts'
import { SPICES_ITEMS, type SpiceSpec } from './spices-items.ts'

export const spices: CategorySource<'spice', SpiceSpec> = {
  code: 'spice',
  kind: 'spice',
  department: DEPARTMENTS.food,
  name: ['زعفران و ادویه', 'Saffron, spices'],
  description: [
    'زعفران سرگل خراسان به مثقال و ادویهٔ تازه‌آسیاب؛ همه با برگهٔ آزمایش و بدون رنگ افزوده.',
    'Khorasan saffron by the mithqal and freshly ground spices, all tested and without added colour.',
  ],
  unit: UNITS.pack,
  taxPercent: 0,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.form[0]} ${spec.origin[0]}، درجه ${spec.grade[0]}، برای ${spec.use[0]}.`,
    `${spec.form[1]} from ${spec.origin[1]}, ${spec.grade[1].toLowerCase()} grade, for ${spec.use[1]}.`,
  ],
  attributesOf: ({ spec }) => [
    [['شکل', 'Form'], spec.form],
    [['خاستگاه', 'Origin'], spec.origin],
    [['درجه', 'Grade'], spec.grade],
    [['کاربرد', 'Use'], spec.use],
    [
      ['افزودنی', 'Additives'],
      ['ندارد', 'None'],
    ],
    [
      ['نگهداری', 'Keeping'],
      ['جای خشک و تاریک', 'In a dry, dark place'],
    ],
  ],
  closings: [
    [
      'برگهٔ آزمایش رنگ و خلوص آن را در فروشگاه نگه می‌داریم.',
      'We keep its colour and purity test in the shop.',
    ],
    ['در همان هفته‌ای که سفارش می‌دهید بسته‌بندی می‌شود.', 'It is packed in the week you order it.'],
    [
      'اگر عطرش به دلتان ننشست، باز شده هم پس می‌گیریم.',
      'If the scent does not please you, we take it back even opened.',
    ],
    ['بی‌واسطه می‌خریم و دست دیگری در میان نیست.', 'We buy directly, with no hand between.'],
    ['در شیشهٔ دربسته تا دو سال عطرش می‌ماند.', 'In a closed jar its scent lasts two years.'],
  ],
  items: SPICES_ITEMS,
}
