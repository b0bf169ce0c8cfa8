import type { CategorySource } from '../source.ts'
import { DEPARTMENTS, UNITS } from '../words.ts'
import { TOYS_ITEMS, type ToySpec } from './toys-items.ts'

export const toys: CategorySource<'toy', ToySpec> = {
  code: 'toy',
  kind: 'toy',
  department: DEPARTMENTS.culture,
  name: ['اسباب‌بازی', 'Toys'],
  description: [
    'اسباب‌بازی چوبی و پارچه‌ای ساخت کارگاه‌های ایران؛ بی‌لبهٔ تیز، با رنگ خوراکی و عمر دراز.',
    'Wooden and cloth toys from Persian workshops, with no sharp edges, safe paint and long lives.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `برای ${spec.age[0]}، از ${spec.material[0]}؛ کمک به ${spec.skill[0]}.`,
    `For ${spec.age[1]}, of ${spec.material[1].toLowerCase()}; good for ${spec.skill[1]}.`,
  ],
  attributesOf: ({ spec }) => [
    [['گروه سنی', 'Age'], spec.age],
    [['جنس', 'Material'], spec.material],
    [['تعداد تکه', 'Pieces'], spec.pieces],
    [['مهارت', 'Skill'], spec.skill],
    [
      ['نشان استاندارد', 'Standard mark'],
      ['دارد', 'Yes'],
    ],
  ],
  closings: [
    [
      'رنگ آن با آب دهان بچه نمی‌رود و بی‌خطر است.',
      'Its colour does not come off in a child’s mouth and is harmless.',
    ],
    ['باتری نمی‌خواهد و سر و صدای بی‌جا ندارد.', 'It needs no battery and makes no needless noise.'],
    [
      'اگر بخشی از آن خراب شد، همان بخش را برایتان درست می‌کنیم.',
      'If a part of it breaks, we mend that part for you.',
    ],
    ['در جعبهٔ کنفی می‌آید که جای نگهداری آن هم هست.', 'It comes in a jute box that also keeps it tidy.'],
    ['بچه‌های کارگاه پیش از ما آن را امتحان کرده‌اند.', 'The workshop’s own children tested it before we did.'],
  ],
  items: TOYS_ITEMS,
}
