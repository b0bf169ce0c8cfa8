import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { WATCHES_ITEMS, type WatchSpec } from './watches-items.ts'

export const watches: CategorySource<'watch', WatchSpec> = {
  code: 'watch',
  kind: 'watch',
  department: DEPARTMENTS.digital,
  name: ['ساعت هوشمند و مچی', 'Smart and wrist watches'],
  description: [
    'ساعت هوشمند با تقویم شمسی، مچ‌بند سلامت و ساعت عقربه‌ای با بند چرم دست‌دوز.',
    'Smart watches with the Persian calendar, fitness bands and analogue watches on hand-stitched leather.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.form[0]} ${persian(spec.size)} میلی‌متری ${spec.use[0]}، با بند ${spec.strap[0]}.`,
    `${spec.form[1]} of ${spec.size} mm ${spec.use[1]}, on a ${spec.strap[1].toLowerCase()} strap.`,
  ],
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.form],
    [['قطر بدنه', 'Case size'], amount(spec.size, 'میلی‌متر', 'mm')],
    [
      ['باتری', 'Battery'],
      spec.days >= 365
        ? amount(Math.round(spec.days / 365), 'سال', 'years')
        : amount(spec.days, 'روز', 'days'),
    ],
    [['مقاومت در برابر آب', 'Water resistance'], spec.water],
    [['جنس بند', 'Strap'], spec.strap],
    [
      ['گارانتی', 'Warranty'],
      ['هجده‌ماهه', 'Eighteen months'],
    ],
  ],
  closings: [
    [
      'بند آن با ابزار ساده عوض می‌شود و رنگ‌های دیگرش را جداگانه داریم.',
      'The strap changes with a simple tool, and we sell other colours separately.',
    ],
    ['در جعبهٔ هدیهٔ مقوایی با نقش گره تحویل داده می‌شود.', 'It comes in a gift box with a girih pattern.'],
    ['شیشه‌اش در برابر خط‌وخش روزمره مقاوم است.', 'Its glass stands up to everyday scratches.'],
    [
      'اگر دور مچ شما باریک است، بند کوتاه رایگان می‌فرستیم.',
      'If your wrist is slim, we send a short strap free of charge.',
    ],
    ['هجده ماه گارانتی و یک سرویس رایگان دارد.', 'It has an eighteen-month warranty and one free service.'],
  ],
  items: WATCHES_ITEMS,
}
