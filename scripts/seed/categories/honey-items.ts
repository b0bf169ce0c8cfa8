import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inGrams, UNITS } from '../words.ts'

export type HoneySpec = { flower: Text; origin: Text; sucrose: number; texture: Text }

const KANDU: Text = ['کندوی سبلان', 'Sabalan Hive']
const GAVAN: Text = ['گون‌انگبین', 'Gavangabin']

const LIQUID: Text = ['روان', 'Liquid']
const THICK: Text = ['غلیظ', 'Thick']
const COMB: Text = ['با موم', 'In the comb']

export const HONEY_ITEMS: readonly ItemSource<'honey', HoneySpec>[] = [
  {
    code: 'honey-sabalan-many',
    brand: KANDU,
    title: ['عسل چندگیاه سبلان', 'Sabalan wildflower honey'],
    about: [
      'از صدها گل دامنهٔ سبلان؛ عسل صبحانهٔ هر روز با کره و گردو.',
      'From hundreds of flowers on Sabalan’s slopes: everyday breakfast honey with butter and walnuts.',
    ],
    spec: { flower: ['چندگیاه', 'Wildflower'], origin: ['سبلان', 'Sabalan'], sucrose: 3, texture: LIQUID },
    draw: ['round', '#d9921e', 'turquoise'],
    options: inGrams([500, 285], [1000, 545]),
    grams: 780,
  },
  {
    code: 'honey-sabalan-thyme',
    brand: KANDU,
    title: ['عسل آویشن سبلان', 'Sabalan thyme honey'],
    about: [
      'تند و معطر؛ مادرها برای سرفهٔ زمستان نگه می‌دارند.',
      'Sharp and fragrant, the one mothers keep for winter coughs.',
    ],
    spec: { flower: ['آویشن', 'Thyme'], origin: ['مشگین‌شهر', 'Meshginshahr'], sucrose: 2, texture: THICK },
    draw: ['hexagon', '#b8701c', 'cedar'],
    options: inGrams([500, 420], [1000, 810]),
    grams: 780,
  },
  {
    code: 'honey-sabalan-comb',
    brand: KANDU,
    title: ['عسل با موم سبلان', 'Sabalan comb honey'],
    about: [
      'قاب دست‌نخوردهٔ کندو که با چاقو بریده و در ظرف گذاشته شده.',
      'The untouched frame of the hive, cut with a knife and laid in a dish.',
    ],
    spec: { flower: ['چندگیاه', 'Wildflower'], origin: ['سبلان', 'Sabalan'], sucrose: 3, texture: COMB },
    draw: ['comb', '#e0991f', 'cream'],
    options: inGrams([500, 465], [1000, 890]),
    grams: 620,
  },
  {
    code: 'honey-sabalan-royal',
    brand: KANDU,
    title: ['عسل رویال‌ژلی سبلان', 'Sabalan honey with royal jelly'],
    about: [
      'دو درصد ژل رویال دارد و صبح‌ها ناشتا می‌خورند.',
      'With two per cent royal jelly, taken in the morning before food.',
    ],
    spec: { flower: ['چندگیاه', 'Wildflower'], origin: ['اردبیل', 'Ardabil'], sucrose: 3, texture: THICK },
    draw: ['pot', '#e8b040', 'blue'],
    options: inGrams([250, 490], [500, 930]),
    grams: 420,
  },
  {
    code: 'honey-sabalan-linden',
    brand: KANDU,
    title: ['عسل نمدار تالش', 'Talesh linden honey'],
    about: [
      'روشن و خنک، از درختان نمدار جنگل‌های هیرکانی.',
      'Pale and cool, from the linden trees of the Hyrcanian forest.',
    ],
    spec: { flower: ['نمدار', 'Linden'], origin: ['تالش', 'Talesh'], sucrose: 3, texture: LIQUID },
    draw: ['hexagon', '#ecc25a', 'green'],
    options: inGrams([500, 395], [1000, 765]),
    grams: 780,
  },
  {
    code: 'honey-sabalan-squeeze',
    brand: KANDU,
    title: ['عسل فشاری کودک سبلان', 'Sabalan squeeze honey for children'],
    about: [
      'بطری نرم با در قطره‌چکان؛ نه می‌ریزد و نه قاشق می‌خواهد.',
      'A soft bottle with a drip-free cap: no spills and no spoon.',
    ],
    spec: { flower: ['چندگیاه', 'Wildflower'], origin: ['سبلان', 'Sabalan'], sucrose: 3, texture: LIQUID },
    draw: ['squeeze', '#e6a62e', 'red'],
    options: inGrams([350, 225]),
    grams: 380,
  },
  {
    code: 'honey-gavan-gavan',
    brand: GAVAN,
    title: ['عسل گون خوانسار', 'Khansar milk-vetch honey'],
    about: [
      'سفید و خامه‌ای؛ عسلی که خوانسار به آن شناخته می‌شود.',
      'White and creamy, the honey Khansar is known for.',
    ],
    spec: { flower: ['گون', 'Milk-vetch'], origin: ['خوانسار', 'Khansar'], sucrose: 2, texture: THICK },
    draw: ['round', '#ecd08a', 'maroon'],
    options: inGrams([500, 445], [1000, 860]),
    grams: 780,
  },
  {
    code: 'honey-gavan-konar',
    brand: GAVAN,
    title: ['عسل کُنار جنوب', 'Southern jujube honey'],
    about: [
      'تیره و پرقوت، از درختان کنار بوشهر که سالی یک بار گل می‌دهند.',
      'Dark and strong, from Bushehr’s jujube trees that flower once a year.',
    ],
    spec: { flower: ['کنار', 'Jujube'], origin: ['بوشهر', 'Bushehr'], sucrose: 2, texture: THICK },
    draw: ['hexagon', '#8a4a16', 'gold'],
    options: inGrams([500, 620], [1000, 1190]),
    grams: 780,
  },
  {
    code: 'honey-gavan-citrus',
    brand: GAVAN,
    title: ['عسل بهارنارنج رامسر', 'Ramsar orange-blossom honey'],
    about: [
      'بوی بهارنارنج اردیبهشت را تا زمستان نگه داشته است.',
      'It has kept the orange blossom of May until winter.',
    ],
    spec: {
      flower: ['بهارنارنج', 'Orange-blossom'],
      origin: ['رامسر', 'Ramsar'],
      sucrose: 4,
      texture: LIQUID,
    },
    draw: ['round', '#eeb84a', 'orange'],
    options: inGrams([500, 380], [1000, 730]),
    grams: 780,
  },
  {
    code: 'honey-gavan-coriander',
    brand: GAVAN,
    title: ['عسل گشنیز نهاوند', 'Nahavand coriander honey'],
    about: [
      'مزه‌ای ادویه‌ای و ملایم دارد و با ماست هم خوش است.',
      'Mildly spiced, it goes well even with yogurt.',
    ],
    spec: { flower: ['گشنیز', 'Coriander'], origin: ['نهاوند', 'Nahavand'], sucrose: 3, texture: LIQUID },
    draw: ['pot', '#c9832a', 'cedar'],
    options: inGrams([500, 330], [1000, 635]),
    grams: 780,
  },
  {
    code: 'honey-gavan-barberry',
    brand: GAVAN,
    title: ['عسل زرشک بیرجند', 'Birjand barberry honey'],
    about: [
      'سرخ‌رنگ و کمی ترش؛ کم‌یاب و تنها در خرداد.',
      'Reddish and a little sour, scarce, and made only in June.',
    ],
    spec: { flower: ['زرشک', 'Barberry'], origin: ['بیرجند', 'Birjand'], sucrose: 3, texture: LIQUID },
    draw: ['hexagon', '#b4551e', 'red'],
    options: inGrams([500, 475]),
    grams: 780,
  },
  {
    code: 'honey-gavan-comb-small',
    brand: GAVAN,
    title: ['شانه عسل گون', 'Milk-vetch honeycomb'],
    about: [
      'شانهٔ کوچک گون برای میز صبحانهٔ جمعه.',
      'A small comb of milk-vetch honey for the Friday breakfast table.',
    ],
    spec: {
      flower: ['گون', 'Milk-vetch'],
      origin: ['فریدون‌شهر', 'Fereydunshahr'],
      sucrose: 2,
      texture: COMB,
    },
    draw: ['comb', '#ecc25a', 'turquoise'],
    options: inGrams([400, 520]),
    grams: 470,
  },
  {
    code: 'honey-gavan-cream',
    brand: GAVAN,
    title: ['عسل خامه‌ای گون', 'Creamed milk-vetch honey'],
    about: ['آرام هم زده شده تا روی نان تست نریزد.', 'Stirred slowly until it stays on the toast.'],
    spec: {
      flower: ['گون', 'Milk-vetch'],
      origin: ['خوانسار', 'Khansar'],
      sucrose: 2,
      texture: ['خامه‌ای', 'Creamed'],
    },
    draw: ['pot', '#f0dca6', 'pink'],
    options: inGrams([300, 310], [600, 590]),
    grams: 420,
  },
  {
    code: 'honey-gavan-gift',
    brand: GAVAN,
    title: ['بسته هدیه سه عسل', 'Three-honey gift pack'],
    about: [
      'گون، کنار و بهارنارنج در سه شیشهٔ کوچک با قاشق چوبی.',
      'Milk-vetch, jujube and orange blossom in three small jars with a wooden spoon.',
    ],
    spec: {
      flower: ['گون، کنار و بهارنارنج', 'Three-flower'],
      origin: ['ایران', 'Iran'],
      sucrose: 4,
      texture: LIQUID,
    },
    draw: ['round', '#c9832a', 'navy'],
    options: inChoices(['3', ['سه شیشه ۲۰۰ گرمی', 'Three jars of 200 g'], 680]),
    grams: 1100,
    unit: UNITS.box,
  },
]
