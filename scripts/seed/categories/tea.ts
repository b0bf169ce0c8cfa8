import type { CategorySource } from '../source.ts'
import { DEPARTMENTS, UNITS } from '../words.ts'
import { HERB, TEA_ITEMS, type TeaSpec } from './tea-items.ts'

export const tea: CategorySource<'tea', TeaSpec> = {
  code: 'tea',
  kind: 'tea',
  department: DEPARTMENTS.food,
  name: ['چای و دمنوش', 'Tea and infusions'],
  description: [
    'چای بهارهٔ لاهیجان، چای معطر و دمنوش گیاهان کوهی؛ تازه، بی‌افزودنی و با تاریخ بسته‌بندی همین ماه.',
    'Spring tea from Lahijan, scented teas and infusions of mountain herbs, fresh and without additives.',
  ],
  unit: UNITS.pack,
  taxPercent: 0,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.leaf[0]} ${spec.origin[0]} با طعم ${spec.taste[0]}.`,
    `${spec.leaf[1]} from ${spec.origin[1]}, ${spec.taste[1]}.`,
  ],
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.leaf],
    [['خاستگاه', 'Origin'], spec.origin],
    [['طعم', 'Taste'], spec.taste],
    [['روش دم‌کردن', 'Brewing'], spec.brew],
    [['کافئین', 'Caffeine'], spec.leaf === HERB ? ['ندارد', 'None'] : ['دارد', 'Yes']],
    [
      ['نگهداری', 'Keeping'],
      ['در ظرف دربسته و دور از نور', 'In a closed tin away from light'],
    ],
  ],
  closings: [
    [
      'رنگ و اسانس مصنوعی ندارد و برگش را در آب سرد هم می‌توانید بیازمایید.',
      'It has no artificial colour or flavour; try the leaf in cold water and see.',
    ],
    ['تاریخ بسته‌بندی هر بسته از یک ماه نمی‌گذرد.', 'No pack is older than a month.'],
    [
      'آب تازه‌جوش بریزید و در را ببندید تا عطرش نپرد.',
      'Pour on freshly boiled water and cover it, so the scent stays in.',
    ],
    [
      'بسته‌بندی آن دوباره بسته می‌شود و عطر را نگه می‌دارد.',
      'The pack can be closed again and keeps the scent in.',
    ],
    [
      'کشاورزانش را می‌شناسیم و هر سال پیش از برداشت سر باغ می‌رویم.',
      'We know its growers and visit them each year before the harvest.',
    ],
  ],
  items: TEA_ITEMS,
}
