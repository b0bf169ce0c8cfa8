import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { RUGS_ITEMS, type RugSpec } from './rugs-items.ts'

export const rugs: CategorySource<'rug', RugSpec> = {
  code: 'rug',
  kind: 'rug',
  department: DEPARTMENTS.home,
  name: ['فرش و گلیم', 'Rugs and kilims'],
  description: [
    'فرش دست‌باف، گبه و گلیم عشایری و فرش ماشینی؛ هر تخته با شناسنامه و عکس واقعی همان تخته.',
    'Hand-knotted rugs, nomad gabbehs and kilims, and machine-woven carpets, each with its certificate.',
  ],
  unit: UNITS.rug,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) =>
    spec.isMachineWoven
      ? [
          `فرش ماشینی ${spec.city[0]} با طرح ${spec.design[0]}، از ${spec.pile[0]}.`,
          `Machine-woven in ${spec.city[1]} in the ${spec.design[1]} design, of ${spec.pile[1].toLowerCase()}.`,
        ]
      : [
          `دست‌بافتهٔ ${spec.city[0]} با طرح ${spec.design[0]}، از ${spec.pile[0]}.`,
          `Woven by hand in ${spec.city[1]} in the ${spec.design[1]} design, of ${spec.pile[1].toLowerCase()}.`,
        ],
  attributesOf: ({ spec }) => [
    [['نوع بافت', 'Weave'], spec.isMachineWoven ? ['ماشینی', 'Machine-woven'] : ['دست‌باف', 'Hand-woven']],
    [['محل بافت', 'Woven in'], spec.city],
    [['طرح', 'Design'], spec.design],
    [['جنس پرز', 'Pile'], spec.pile],
    spec.isMachineWoven
      ? [
          ['شانه', 'Reeds'],
          [persian(spec.knots), String(spec.knots)],
        ]
      : [['رج‌شمار', 'Knots per 7 cm'], amount(spec.knots, 'رج', 'rows')],
    [
      ['شست‌وشو', 'Cleaning'],
      ['قالی‌شویی سنتی', 'Traditional rug washing'],
    ],
  ],
  closings: [
    [
      'شناسنامهٔ فرش با محل و سال بافت همراه آن فرستاده می‌شود.',
      'A certificate with the place and year of weaving comes with the rug.',
    ],
    [
      'رنگ فرش در نور روز عکاسی شده و با آنچه به خانه می‌رسد یکی است.',
      'It is photographed in daylight, so the colour you see is the colour that arrives.',
    ],
    [
      'تا ده روز در خانه پهنش کنید؛ اگر به دلتان ننشست، خودمان برمی‌گردانیم.',
      'Lay it out at home for ten days; if it does not suit the room, we come and take it back.',
    ],
    ['ریشه و شیرازهٔ آن با دست پرداخت شده است.', 'Its fringes and edges are finished by hand.'],
    ['برای نگهداری، سالی یک بار جهت فرش را عوض کنید.', 'To keep it well, turn the rug round once a year.'],
    ['ارسال فرش با باربری و بیمهٔ کامل انجام می‌شود.', 'Rugs are sent by freight, fully insured.'],
  ],
  items: RUGS_ITEMS,
}
