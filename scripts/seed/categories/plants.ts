import type { Attribute, CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, UNITS } from '../words.ts'
import { PLANTS_ITEMS, type PlantSpec, TOOL } from './plants-items.ts'

export const plants: CategorySource<'plant', PlantSpec> = {
  code: 'garden',
  kind: 'plant',
  department: DEPARTMENTS.home,
  name: ['گل و باغبانی', 'Plants and gardening'],
  description: [
    'گل آپارتمانی در گلدان سفالی، بذر و پیاز فصل و ابزار باغبانی؛ گیاه زنده را با ضمانت رسیدن می‌فرستیم.',
    'House plants in clay pots, seeds and bulbs of the season, and garden tools; live plants arrive guaranteed.',
  ],
  unit: UNITS.pot,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec, brand }) =>
    spec.light === TOOL
      ? [
          `ابزار باغبانی ساخت ${brand[0]}، مناسب ${spec.place[0]}.`,
          `A garden tool made by ${brand[1]}, for ${spec.place[1].toLowerCase()}.`,
        ]
      : [
          `مناسب ${spec.place[0]}؛ ${spec.light[0]}، آب‌دهی ${spec.water[0]}.`,
          `For ${spec.place[1].toLowerCase()}: ${spec.light[1].toLowerCase()}, watered ${spec.water[1].toLowerCase()}.`,
        ],
  attributesOf: ({ spec, brand }) => {
    const care: Attribute[] = [
      [['نور', 'Light'], spec.light],
      [['آب‌دهی', 'Watering'], spec.water],
    ]
    return [
      [['جا', 'Place'], spec.place],
      ...(spec.light === TOOL ? [] : care),
      [['بلندی', 'Height'], amount(spec.height, 'سانتی‌متر', 'cm')],
      [['تأمین‌کننده', 'Supplier'], brand],
      [
        ['ارسال', 'Delivery'],
        ['در جعبه محافظ', 'In a protective box'],
      ],
    ]
  },
  closings: [
    ['برگهٔ راهنما با زبان ساده همراه آن است.', 'A plainly written guide comes with it.'],
    [
      'اگر در راه آسیب دید، عکسش را بفرستید تا دوباره بفرستیم.',
      'If it is harmed on the way, send a picture and we send another.',
    ],
    [
      'در روزهای یخ‌بندان ارسال را یک روز عقب می‌اندازیم.',
      'On days of frost we put the delivery off by a day.',
    ],
    ['باغبان ما تا یک ماه تلفنی راهنمایی می‌کند.', 'Our gardener advises by telephone for a month.'],
    ['برای هدیه، روبان و کارت رایگان می‌گذاریم.', 'As a present it gets a ribbon and a card for free.'],
  ],
  items: PLANTS_ITEMS,
}
