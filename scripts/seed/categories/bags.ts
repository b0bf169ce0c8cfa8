import type { CategorySource } from '../source.ts'
import { DEPARTMENTS, UNITS } from '../words.ts'
import { BAGS_ITEMS, type BagSpec } from './bags-items.ts'

export const bags: CategorySource<'bag', BagSpec> = {
  code: 'bag',
  kind: 'bag',
  department: DEPARTMENTS.style,
  name: ['کیف و چرم', 'Bags and leather'],
  description: [
    'کیف دستی، کوله، کیف اداری، کمربند و کیف پول از چرم تبریز و مشهد با دوخت دست و یراق برنجی.',
    'Handbags, backpacks, briefcases, belts and wallets of Tabriz and Mashhad leather, sewn by hand.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.form[0]} ${spec.wearer[0]} از ${spec.leather[0]}، ${spec.size[0]}.`,
    `${spec.form[1]} for ${spec.wearer[1]} in ${spec.leather[1].toLowerCase()}, ${spec.size[1]}.`,
  ],
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.form],
    [['جنس', 'Leather'], spec.leather],
    [['اندازه', 'Size'], spec.size],
    [['آستر', 'Lining'], spec.lining],
    [['مناسب', 'For'], spec.wearer],
    [
      ['دوخت', 'Sewing'],
      ['دست‌دوز با نخ موم‌خورده', 'By hand with waxed thread'],
    ],
  ],
  closings: [
    ['چرم با گذر زمان نرم‌تر و خوش‌رنگ‌تر می‌شود.', 'The leather grows softer and finer in colour with time.'],
    ['نام یا حرف اول نام شما را رایگان داغی می‌کنیم.', 'We stamp your name or initial free of charge.'],
    [
      'دوخت و یراق آن تا دو سال تعمیر رایگان دارد.',
      'Its seams and fittings are repaired free for two years.',
    ],
    ['سالی دو بار با واکس بی‌رنگ چربش کنید.', 'Feed it twice a year with colourless wax.'],
    ['در کیسهٔ پارچه‌ای و جعبهٔ مقوایی می‌رسد.', 'It arrives in a cloth bag and a card box.'],
  ],
  items: BAGS_ITEMS,
}
