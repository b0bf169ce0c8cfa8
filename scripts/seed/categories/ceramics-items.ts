import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inColours, UNITS } from '../words.ts'

export type VesselSpec = { form: Text; town: Text; glaze: Text; size: number; use: Text }

const LALEJIN: Text = ['سفال لاله‌گون', 'Lalegun pottery']
const MEYBOD: Text = ['کارگاه میبدسرا', 'Meybodsara studio']
const KASHI: Text = ['کاشی هفت‌نقش', 'Haftnaghsh tiles']

const FOOD: Text = ['مناسب غذا، لعاب بدون سرب', 'Food-safe, lead-free glaze']
const DECOR: Text = ['تزیینی', 'Decorative']
const HAND: Text = ['لعاب و نقاشی زیرلعابی', 'Underglaze painting']
const TURQUOISE: Text = ['لعاب فیروزه‌ای', 'Turquoise glaze']

export const CERAMICS_ITEMS: readonly ItemSource<'vessel', VesselSpec>[] = [
  {
    code: 'ceramic-lalegun-bowl',
    brand: LALEJIN,
    title: ['کاسه سفالی لالجین طرح گلبرگ', 'Lalejin petal bowl'],
    about: [
      'کاسهٔ بزرگ ماست‌وخیار و آبدوغ‌خیار که خنکی را بیشتر از شیشه نگه می‌دارد.',
      'A large bowl for yogurt and cucumber that keeps cool longer than glass.',
    ],
    spec: { form: ['کاسه', 'Bowl'], town: ['لالجین', 'Lalejin'], glaze: TURQUOISE, size: 28, use: FOOD },
    draw: ['bowl', 'saffron'],
    options: inColours(890, 'turquoise', 'navy', 'brick'),
    grams: 1150,
  },
  {
    code: 'ceramic-lalegun-bowl-small',
    brand: LALEJIN,
    title: ['پیاله سفالی لالجین', 'Lalejin small bowl'],
    about: [
      'اندازهٔ یک پیاله آش یا بستنی؛ شش‌تایی که بخرید سفره یک‌دست می‌شود.',
      'Sized for soup or ice cream; buy six and the table matches.',
    ],
    spec: { form: ['پیاله', 'Small bowl'], town: ['لالجین', 'Lalejin'], glaze: HAND, size: 13, use: FOOD },
    draw: ['bowl', 'cream'],
    options: inColours(245, 'cedar', 'turquoise', 'mustard'),
    grams: 320,
    order: { step: 2, min: 2 },
  },
  {
    code: 'ceramic-lalegun-vase',
    brand: LALEJIN,
    title: ['گلدان سفالی لالجین طرح شمسه', 'Lalejin shamseh vase'],
    about: [
      'گردن باریکش یک شاخه نرگس یا چند ساقهٔ گندم را راست نگه می‌دارد.',
      'Its narrow neck holds a stem of narcissus or a few ears of wheat upright.',
    ],
    spec: { form: ['گلدان', 'Vase'], town: ['لالجین', 'Lalejin'], glaze: TURQUOISE, size: 34, use: DECOR },
    draw: ['vase', 'cream'],
    options: inColours(1450, 'turquoise', 'maroon', 'navy'),
    grams: 1900,
  },
  {
    code: 'ceramic-lalegun-vase-tall',
    brand: LALEJIN,
    title: ['گلدان ایستاده لالجین طرح اسلیمی', 'Lalejin tall arabesque vase'],
    about: [
      'کنار در ورودی یا گوشهٔ پذیرایی، با گل خشک بلند دیدنی می‌شود.',
      'By the door or in a corner, with tall dried flowers, it is a sight.',
    ],
    spec: {
      form: ['گلدان بزرگ', 'Large vase'],
      town: ['لالجین', 'Lalejin'],
      glaze: HAND,
      size: 52,
      use: DECOR,
    },
    draw: ['vase', 'saffron'],
    options: inColours(3200, 'blue', 'olive'),
    grams: 4600,
  },
  {
    code: 'ceramic-lalegun-jug',
    brand: LALEJIN,
    title: ['پارچ سفالی لالجین طرح پرنده', 'Lalejin bird jug'],
    about: [
      'آب و شربت را خنک نگه می‌دارد و لبه‌اش نمی‌چکد.',
      'It keeps water and sherbet cool, and its lip does not drip.',
    ],
    spec: { form: ['پارچ', 'Jug'], town: ['لالجین', 'Lalejin'], glaze: HAND, size: 25, use: FOOD },
    draw: ['jug', 'saffron'],
    options: inColours(980, 'navy', 'cedar', 'brick'),
    grams: 1350,
  },
  {
    code: 'ceramic-meybod-jug',
    brand: MEYBOD,
    title: ['تُنگ سفالی میبد طرح موج', 'Meybod wave pitcher'],
    about: [
      'خاک سفید میبد و نقش موج آبی؛ یادگار سفره‌های کویر.',
      'White Meybod clay with a blue wave, in memory of desert tables.',
    ],
    spec: { form: ['تنگ', 'Pitcher'], town: ['میبد', 'Meybod'], glaze: HAND, size: 27, use: FOOD },
    draw: ['amphora', 'blue'],
    options: inColours(1120, 'cream', 'sky'),
    grams: 1500,
  },
  {
    code: 'ceramic-meybod-cups',
    brand: MEYBOD,
    title: ['لیوان دسته‌دار میبد بسته دوتایی', 'Meybod mugs, pair'],
    about: [
      'دستهٔ پهن و دیوارهٔ ضخیم دارد و چای را دیر سرد می‌کند.',
      'With a wide handle and thick wall it keeps tea warm for long.',
    ],
    spec: { form: ['لیوان', 'Mug'], town: ['میبد', 'Meybod'], glaze: HAND, size: 9, use: FOOD },
    draw: ['cups', 'red'],
    options: inColours(520, 'turquoise', 'mustard', 'navy'),
    grams: 640,
    unit: UNITS.pair,
  },
  {
    code: 'ceramic-meybod-cups-matt',
    brand: MEYBOD,
    title: ['فنجان مات میبد بسته دوتایی', 'Meybod matt cups, pair'],
    about: [
      'لعاب مات و نقش دالبر ساده دارد؛ برای قهوهٔ دونفره.',
      'Matt glaze and a simple scallop, for coffee for two.',
    ],
    spec: {
      form: ['فنجان', 'Cup'],
      town: ['میبد', 'Meybod'],
      glaze: ['لعاب مات', 'Matt glaze'],
      size: 7,
      use: FOOD,
    },
    draw: ['cups', 'gold'],
    options: inColours(465, 'grey', 'pink', 'cedar'),
    grams: 480,
    unit: UNITS.pair,
  },
  {
    code: 'ceramic-meybod-plate-sun',
    brand: MEYBOD,
    title: ['بشقاب میبد طرح خورشیدخانم', 'Meybod sun plate'],
    about: [
      'خورشیدی که زنان میبد دو قرن است روی بشقاب می‌کشند.',
      'The sun that Meybod women have painted on plates for two centuries.',
    ],
    spec: { form: ['بشقاب', 'Plate'], town: ['میبد', 'Meybod'], glaze: HAND, size: 26, use: FOOD },
    draw: ['plate', 'saffron'],
    options: inColours(690, 'blue', 'turquoise', 'brick'),
    grams: 780,
  },
  {
    code: 'ceramic-meybod-plate-fish',
    brand: MEYBOD,
    title: ['بشقاب میبد طرح ماهی', 'Meybod fish plate'],
    about: [
      'سه ماهی که دور هم می‌چرخند؛ نقشی که برکت سفره دانسته می‌شود.',
      'Three fish turning about each other, a pattern said to bless the table.',
    ],
    spec: { form: ['بشقاب', 'Plate'], town: ['میبد', 'Meybod'], glaze: HAND, size: 28, use: FOOD },
    draw: ['fishplate', 'cream'],
    options: inColours(740, 'turquoise', 'navy', 'olive'),
    grams: 820,
  },
  {
    code: 'ceramic-meybod-plate-wall',
    brand: MEYBOD,
    title: ['بشقاب دیواری میبد طرح گل هشت‌پر', 'Meybod wall plate, eight-petal flower'],
    about: [
      'پشت آن قلاب دارد و تنها یا سه‌تایی روی دیوار می‌نشیند.',
      'It has a hook behind and hangs alone or in threes.',
    ],
    spec: {
      form: ['بشقاب دیواری', 'Wall plate'],
      town: ['میبد', 'Meybod'],
      glaze: HAND,
      size: 32,
      use: DECOR,
    },
    draw: ['plate', 'cream'],
    options: inColours(1080, 'maroon', 'cedar'),
    grams: 1250,
  },
  {
    code: 'ceramic-haftnaghsh-tile',
    brand: KASHI,
    title: ['کاشی هفت‌رنگ طرح ستاره بسته چهارتایی', 'Painted star tiles, set of four'],
    about: [
      'چهار کاشی که کنار هم یک نقش کامل می‌شوند؛ برای پشت اجاق یا قاب دیوار.',
      'Four tiles that make one pattern, for behind the stove or in a frame.',
    ],
    spec: {
      form: ['کاشی', 'Tile'],
      town: ['اصفهان', 'Isfahan'],
      glaze: ['لعاب هفت‌رنگ', 'Seven-colour glaze'],
      size: 20,
      use: DECOR,
    },
    draw: ['tile', 'saffron'],
    options: inColours(960, 'turquoise', 'blue', 'purple'),
    grams: 2300,
    unit: UNITS.pack,
    order: { step: 2, min: 2 },
  },
  {
    code: 'ceramic-haftnaghsh-tile-red',
    brand: KASHI,
    title: ['کاشی هفت‌رنگ طرح قاجاری بسته چهارتایی', 'Painted Qajar tiles, set of four'],
    about: [
      'رنگ‌های شاد خانه‌های قاجار با لعابی که در حیاط هم سالم می‌ماند.',
      'The merry colours of Qajar houses in a glaze that survives outdoors.',
    ],
    spec: {
      form: ['کاشی', 'Tile'],
      town: ['شیراز', 'Shiraz'],
      glaze: ['لعاب هفت‌رنگ', 'Seven-colour glaze'],
      size: 20,
      use: DECOR,
    },
    draw: ['tile', 'cream'],
    options: inColours(1040, 'coral', 'mustard'),
    grams: 2300,
    unit: UNITS.pack,
  },
  {
    code: 'ceramic-lalegun-khomreh',
    brand: LALEJIN,
    title: ['خمره ترشی سفالی لالجین', 'Lalejin pickle crock'],
    about: [
      'درون و بیرونش لعاب دارد و ترشی در آن جا می‌افتد بی‌آن‌که بو بگیرد.',
      'Glazed inside and out, it matures pickles and takes on no smell.',
    ],
    spec: { form: ['خمره', 'Crock'], town: ['لالجین', 'Lalejin'], glaze: TURQUOISE, size: 30, use: FOOD },
    draw: ['amphora', 'brown'],
    options: inColours(1280, 'turquoise', 'honey'),
    grams: 2700,
  },
]
