import type { CategorySource } from '../source.ts'
import { DEPARTMENTS, UNITS } from '../words.ts'
import { NUTS_ITEMS, type NutSpec } from './nuts-items.ts'

export const nuts: CategorySource<'nut', NutSpec> = {
  code: 'nut',
  kind: 'nut',
  department: DEPARTMENTS.food,
  name: ['آجیل و خشکبار', 'Nuts and dried fruit'],
  description: [
    'پستهٔ رفسنجان، بادام و گردوی تازه، خرما و میوهٔ خشک؛ به کیلو و بسته، از محصول همین سال.',
    'Rafsanjan pistachios, fresh almonds and walnuts, dates and dried fruit of this year’s crop.',
  ],
  unit: UNITS.pack,
  taxPercent: 0,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.kind[0]} ${spec.origin[0]}، ${spec.roast[0]}، ${spec.crop[0]}.`,
    `${spec.kind[1]} from ${spec.origin[1]}, ${spec.roast[1].toLowerCase()}, ${spec.crop[1].toLowerCase()}.`,
  ],
  attributesOf: ({ spec }) => [
    [['نوع', 'Kind'], spec.kind],
    [['خاستگاه', 'Origin'], spec.origin],
    [['فرآوری', 'Preparation'], spec.roast],
    [['برداشت', 'Crop'], spec.crop],
    [
      ['نگهداری', 'Keeping'],
      ['جای خشک و خنک، تا شش ماه', 'Dry and cool, up to six months'],
    ],
  ],
  closings: [
    ['با دست پاک و درجه‌بندی شده است.', 'They are cleaned and graded by hand.'],
    [
      'در بستهٔ زیپ‌دار دولایه می‌آید و رطوبت نمی‌گیرد.',
      'They come in a double zipped pack that keeps damp out.',
    ],
    [
      'برای شب یلدا و عید زودتر سفارش دهید؛ این جنس زود تمام می‌شود.',
      'Order early for Yalda and Nowruz; these goods sell out.',
    ],
    [
      'همان هفتهٔ ارسال تازه پاک و بسته‌بندی می‌شود.',
      'They are cleaned and packed fresh in the week they ship.',
    ],
    ['اگر تازه نبود، بی‌چون‌وچرا پس می‌گیریم.', 'If they are not fresh we take them back without argument.'],
  ],
  items: NUTS_ITEMS,
}
