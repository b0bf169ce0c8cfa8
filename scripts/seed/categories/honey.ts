import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { HONEY_ITEMS, type HoneySpec } from './honey-items.ts'

export const honey: CategorySource<'honey', HoneySpec> = {
  code: 'honey',
  kind: 'honey',
  department: DEPARTMENTS.food,
  name: ['عسل', 'Honey'],
  description: [
    'عسل کوهستان‌های ایران با برگهٔ آزمایش ساکارز؛ گون، کنار، آویشن و چندگیاه، شیشه‌ای و با موم.',
    'Honey of Iran’s mountains with its sucrose test: milk-vetch, jujube, thyme and many flowers, in jars and in the comb.',
  ],
  unit: UNITS.bottle,
  taxPercent: 0,
  productType: 1,
  shortOf: ({ spec }) => [
    `عسل ${spec.flower[0]} ${spec.origin[0]}، ${spec.texture[0]}، با ساکارز زیر ${persian(spec.sucrose)} درصد.`,
    `${spec.flower[1]} honey from ${spec.origin[1]}, ${spec.texture[1].toLowerCase()}, with less than ${spec.sucrose} per cent sucrose.`,
  ],
  attributesOf: ({ spec }) => [
    [['گیاه', 'Flower'], spec.flower],
    [['خاستگاه', 'Origin'], spec.origin],
    [['ساکارز', 'Sucrose'], amount(spec.sucrose, 'درصد', 'per cent')],
    [['حالت', 'Texture'], spec.texture],
    [
      ['برداشت', 'Harvest'],
      ['تابستان ۱۴۰۵', 'Summer 2026'],
    ],
  ],
  closings: [
    ['نتیجهٔ آزمایش همین سری روی برچسب چاپ شده است.', 'The test of this very batch is printed on the label.'],
    [
      'در سرما رس می‌کند و این نشانهٔ طبیعی‌بودن آن است؛ با آب ولرم باز می‌شود.',
      'It sets in the cold, as true honey does; lukewarm water loosens it.',
    ],
    [
      'زنبورهایش شکر نمی‌خورند و کندو همراه گل کوچ می‌کند.',
      'Its bees are fed no sugar, and the hives follow the flowers.',
    ],
    [
      'زنبوردارش را می‌شناسیم و نامش روی بسته نوشته شده است.',
      'We know the beekeeper, and his name is on the label.',
    ],
    ['در دمای اتاق و دور از آفتاب نگه دارید.', 'Keep it at room temperature and out of the sun.'],
  ],
  items: HONEY_ITEMS,
}
