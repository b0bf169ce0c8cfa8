import type { CategorySource } from '../source.ts'
import { DEPARTMENTS, UNITS } from '../words.ts'
import { KITCHEN_ITEMS, type KitchenSpec } from './kitchen-items.ts'

export const kitchen: CategorySource<'kitchen', KitchenSpec> = {
  code: 'kitchen',
  kind: 'kitchen',
  department: DEPARTMENTS.home,
  name: ['لوازم آشپزخانه', 'Kitchenware'],
  description: [
    'قابلمه و تابه، سماور و کتری، پلوپز و ابزار دستی؛ چیزهایی که هر روز به کار می‌آیند و سال‌ها می‌مانند.',
    'Pots and pans, samovars and kettles, rice cookers and hand tools: things used daily that last for years.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.use[0]}، از جنس ${spec.material[0]}، ${spec.size[0]}.`,
    `${spec.use[1]}, made of ${spec.material[1].toLowerCase()}, ${spec.size[1]}.`,
  ],
  attributesOf: ({ spec }) => [
    [['کاربرد', 'Use'], spec.use],
    [['جنس', 'Material'], spec.material],
    [['اندازه یا گنجایش', 'Size or capacity'], spec.size],
    [['سازگار با اجاق', 'Stove'], spec.stove],
    [['تعداد تکه', 'Pieces'], spec.pieces ?? ['یک تکه', 'One piece']],
    [
      ['گارانتی', 'Warranty'],
      ['یک‌ساله', 'One year'],
    ],
  ],
  closings: [
    [
      'پیش از اولین استفاده یک بار با دستمال نم‌دار پاکش کنید.',
      'Before first use wipe it once with a damp cloth.',
    ],
    [
      'لبه‌ها و اتصال‌هایش صاف و محکم است و با دستمال خشک برق می‌افتد.',
      'Its edges and joints are smooth and firm, and a dry cloth makes it shine.',
    ],
    ['قطعهٔ یدکی آن را تا پنج سال نگه می‌داریم.', 'We keep spare parts for it for five years.'],
    [
      'در جعبهٔ محکم می‌آید و برای جهیزیه و هدیه هم مناسب است.',
      'It comes in a sturdy box and suits a dowry or a present.',
    ],
    ['کارت راهنمای نگهداری را در جعبه‌اش گذاشته‌ایم.', 'A card on how to care for it is in the box.'],
  ],
  items: KITCHEN_ITEMS,
}
