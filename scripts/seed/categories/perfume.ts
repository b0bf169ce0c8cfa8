import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, UNITS } from '../words.ts'
import { PERFUME_ITEMS, type PerfumeSpec } from './perfume-items.ts'

/** What fades sooner, as rose water and soap do, has a scent but no notes. */
const LASTING_HOURS = 6

export const perfume: CategorySource<'perfume', PerfumeSpec> = {
  code: 'perfume',
  kind: 'perfume',
  department: DEPARTMENTS.style,
  name: ['عطر و گلاب', 'Perfume and rose water'],
  description: [
    'عطر و ادوپرفیوم با یادهای ایرانی، روغن گل محمدی، گلاب دوآتشه و صابون دست‌ساز.',
    'Perfumes with Persian memories, oil of roses, twice-distilled rose water and hand-made soap.',
  ],
  unit: UNITS.bottle,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec: { form, top, base, hours } }) => {
    if (hours >= LASTING_HOURS && top[0] !== base[0]) {
      return [
        `${form[0]} با آغاز ${top[0]} و پایان ${base[0]}.`,
        `${form[1]} opening with ${top[1]} and closing with ${base[1]}.`,
      ]
    }
    const [fa, en] =
      top[0] === base[0] ? top : ([`${top[0]} و ${base[0]}`, `${top[1]} and ${base[1]}`] as const)
    return [`${form[0]} با بوی ${fa}.`, `${form[1]} with the scent of ${en}.`]
  },
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.form],
    [['نت آغازین', 'Top note'], spec.top],
    [['نت پایانی', 'Base note'], spec.base],
    [['ماندگاری', 'Lasting'], amount(spec.hours, 'ساعت', 'hours')],
    [['مناسب', 'For'], spec.wearer],
  ],
  closings: [
    [
      'یک نمونهٔ دو میلی‌لیتری همراهش می‌فرستیم تا اول همان را بیازمایید.',
      'A two-millilitre sample comes with it, so you may try that first.',
    ],
    ['در جای خنک و تاریک تا سه سال می‌ماند.', 'Kept cool and dark, it lasts three years.'],
    ['بی‌پارافین است و لباس را لک نمی‌کند.', 'It contains no paraffin and leaves no stain.'],
    [
      'جعبه‌اش با کاغذ ابر و باد پوشیده شده و آمادهٔ هدیه است.',
      'Its box is covered in marbled paper, ready to give.',
    ],
    ['اگر بازنشده باشد تا ده روز پس می‌گیریم.', 'Unopened, it may be returned within ten days.'],
  ],
  items: PERFUME_ITEMS,
}
