import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inGrams, UNITS } from '../words.ts'

export type NutSpec = { kind: Text; origin: Text; roast: Text; crop: Text }

const BAGH: Text = ['باغستان', 'Baghestan']
const KHOSH: Text = ['خوش‌مغز', 'Khoshmaghz']

const SALTED: Text = ['برشته با نمک کم', 'Roasted, lightly salted']
const RAW: Text = ['خام', 'Raw']
const DRIED: Text = ['خشک‌شده در سایه', 'Dried in shade']
const CROP: Text = ['محصول ۱۴۰۵', 'Crop of 2026']

export const NUTS_ITEMS: readonly ItemSource<'nut', NutSpec>[] = [
  {
    code: 'nut-baghestan-akbari',
    brand: BAGH,
    title: ['پسته اکبری شور رفسنجان', 'Rafsanjan Akbari pistachios, salted'],
    about: [
      'کشیده‌ترین پستهٔ ایران با مغز پر و دهان باز.',
      'The longest of Persian pistachios, full-kernelled and wide open.',
    ],
    spec: {
      kind: ['پسته اکبری', 'Akbari pistachios'],
      origin: ['رفسنجان', 'Rafsanjan'],
      roast: SALTED,
      crop: CROP,
    },
    draw: ['pistachio', 'saffron', 'turquoise'],
    options: inGrams([250, 365], [500, 715], [1000, 1390]),
    grams: 520,
  },
  {
    code: 'nut-baghestan-fandoghi',
    brand: BAGH,
    title: ['پسته فندقی کرمان', 'Kerman round pistachios'],
    about: [
      'پستهٔ گرد و خوش‌قیمت برای پذیرایی‌های پرمهمان.',
      'Round and well priced, for a house full of guests.',
    ],
    spec: {
      kind: ['پسته فندقی', 'Round pistachios'],
      origin: ['کرمان', 'Kerman'],
      roast: SALTED,
      crop: CROP,
    },
    draw: ['pistachio', 'cream', 'maroon'],
    options: inGrams([500, 530], [1000, 1040]),
    grams: 520,
  },
  {
    code: 'nut-baghestan-kernel',
    brand: BAGH,
    title: ['خلال پسته کرمان', 'Slivered Kerman pistachios'],
    about: [
      'مغز سبز خلال‌شده برای شیرین‌پلو، باقلوا و بستنی.',
      'Green kernels slivered for sweet rice, baklava and ice cream.',
    ],
    spec: { kind: ['خلال پسته', 'Slivered pistachios'], origin: ['کرمان', 'Kerman'], roast: RAW, crop: CROP },
    draw: ['pistachio', 'mint', 'navy'],
    options: inGrams([100, 285], [250, 690]),
    grams: 260,
  },
  {
    code: 'nut-baghestan-almond',
    brand: BAGH,
    title: ['بادام درختی مامایی', 'Mamaei almonds'],
    about: [
      'پوست کاغذی است و با دست باز می‌شود؛ مغز شیرین دارد.',
      'Paper-shelled, it opens by hand and has a sweet kernel.',
    ],
    spec: { kind: ['بادام مامایی', 'Mamaei almonds'], origin: ['سامان', 'Saman'], roast: RAW, crop: CROP },
    draw: ['almond', 'saffron', 'navy'],
    options: inGrams([250, 210], [500, 405], [1000, 790]),
    grams: 520,
  },
  {
    code: 'nut-baghestan-almond-roast',
    brand: BAGH,
    title: ['بادام زمینی آستانه', 'Astaneh peanuts'],
    about: [
      'بادام‌زمینی درشت آستانهٔ اشرفیه با بوی تازهٔ برشته.',
      'Large peanuts from Astaneh with a fresh roasted smell.',
    ],
    spec: {
      kind: ['بادام‌زمینی', 'Peanuts'],
      origin: ['آستانه اشرفیه', 'Astaneh Ashrafieh'],
      roast: SALTED,
      crop: CROP,
    },
    draw: ['seed', '#c79a66', 'brick'],
    options: inGrams([500, 165], [1000, 315]),
    grams: 520,
  },
  {
    code: 'nut-baghestan-walnut',
    brand: BAGH,
    title: ['گردوی کاغذی تویسرکان', 'Tuyserkan thin-shelled walnuts'],
    about: [
      'پوست نازک و مغز سفید؛ برای فسنجان همین را می‌خواهند.',
      'Thin shell and white kernel: just what fesenjan wants.',
    ],
    spec: {
      kind: ['گردوی کاغذی', 'Thin-shelled walnuts'],
      origin: ['تویسرکان', 'Tuyserkan'],
      roast: RAW,
      crop: CROP,
    },
    draw: ['walnut', 'cream', 'cedar'],
    options: inGrams([1000, 420]),
    grams: 1020,
    unit: UNITS.kilogram,
    order: { max: 30 },
  },
  {
    code: 'nut-khoshmaghz-hazelnut',
    brand: KHOSH,
    title: ['فندق رودسر', 'Rudsar hazelnuts'],
    about: [
      'فندق گرد اشکورات که بوداده‌اش کنار چای عصر می‌چسبد.',
      'Round Eshkevar hazelnuts that go well, roasted, with evening tea.',
    ],
    spec: { kind: ['فندق', 'Hazelnuts'], origin: ['رودسر', 'Rudsar'], roast: SALTED, crop: CROP },
    draw: ['hazelnut', 'mustard', 'grey'],
    options: inGrams([250, 225], [500, 435]),
    grams: 520,
  },
  {
    code: 'nut-khoshmaghz-cashew',
    brand: KHOSH,
    title: ['بادام هندی درجه یک', 'First-grade cashews'],
    about: [
      'درشت و سفید، با حداقل نمک؛ بچه‌ها دوستش دارند.',
      'Large and pale with the least of salt; children love them.',
    ],
    spec: { kind: ['بادام هندی', 'Cashews'], origin: ['کرالا', 'Kerala'], roast: SALTED, crop: CROP },
    draw: ['cashew', 'red', 'white'],
    options: inGrams([250, 315], [500, 610]),
    grams: 520,
  },
  {
    code: 'nut-khoshmaghz-mixed',
    brand: KHOSH,
    title: ['آجیل چهارمغز شور', 'Salted four-nut mix'],
    about: [
      'پسته، بادام، فندق و بادام هندی، بدون تخمه و نخود.',
      'Pistachio, almond, hazelnut and cashew, with no seeds or chickpeas.',
    ],
    spec: { kind: ['آجیل چهارمغز', 'Four-nut mix'], origin: ['تبریز', 'Tabriz'], roast: SALTED, crop: CROP },
    draw: ['mixed', 'saffron', 'green'],
    options: inGrams([500, 560], [1000, 1095]),
    grams: 520,
  },
  {
    code: 'nut-khoshmaghz-yalda',
    brand: KHOSH,
    title: ['آجیل شب یلدا', 'Yalda night nuts'],
    about: [
      'آجیل خام و میوهٔ خشک به رسم یلدا؛ بی‌نمک و خوش‌رنگ.',
      'Raw nuts and dried fruit in the Yalda way, unsalted and bright.',
    ],
    spec: { kind: ['آجیل شیرین', 'Sweet mix'], origin: ['تبریز', 'Tabriz'], roast: RAW, crop: CROP },
    draw: ['mixed', 'cream', 'red'],
    options: inGrams([500, 490], [1000, 960]),
    grams: 520,
  },
  {
    code: 'nut-khoshmaghz-seed',
    brand: KHOSH,
    title: ['تخمه ژاپنی گلپر', 'Watermelon seeds with golpar'],
    about: [
      'برای فیلم‌دیدن دسته‌جمعی؛ گلپر و نمک ملایم دارد.',
      'For watching films together, with golpar and a little salt.',
    ],
    spec: { kind: ['تخمه', 'Seeds'], origin: ['خوی', 'Khoy'], roast: SALTED, crop: CROP },
    draw: ['seed', '#5a3a26', 'sky'],
    options: inGrams([250, 95], [500, 180]),
    grams: 520,
    order: { step: 2, min: 2 },
  },
  {
    code: 'nut-baghestan-raisin',
    brand: BAGH,
    title: ['کشمش سبز قلمی کاشمر', 'Kashmar long green raisins'],
    about: [
      'بی‌دانه و کشیده؛ در سایه خشک شده و سبز مانده.',
      'Seedless and long, dried in the shade and still green.',
    ],
    spec: { kind: ['کشمش سبز', 'Green raisins'], origin: ['کاشمر', 'Kashmar'], roast: DRIED, crop: CROP },
    draw: ['raisin', '#a4a848', 'brown'],
    options: inGrams([500, 175], [1000, 335]),
    grams: 520,
  },
  {
    code: 'nut-baghestan-barberry',
    brand: BAGH,
    title: ['زرشک پفکی قائن', 'Qaen puffy barberries'],
    about: [
      'زرشک درشت و سرخ که روی پلو چروک نمی‌شود.',
      'Large red barberries that do not shrivel on the rice.',
    ],
    spec: { kind: ['زرشک پفکی', 'Puffy barberries'], origin: ['قائن', 'Qaen'], roast: DRIED, crop: CROP },
    draw: ['raisin', '#b3202a', 'cream'],
    options: inGrams([250, 160], [500, 305]),
    grams: 520,
  },
  {
    code: 'nut-baghestan-apricot',
    brand: BAGH,
    title: ['برگه زردآلو شاهرود', 'Shahrud dried apricots'],
    about: [
      'گوشتی و ترش‌وشیرین؛ نه دودی خورده و نه رنگی.',
      'Fleshy, sweet and sour, neither smoked nor dyed.',
    ],
    spec: {
      kind: ['برگه زردآلو', 'Dried apricots'],
      origin: ['شاهرود', 'Shahrud'],
      roast: DRIED,
      crop: CROP,
    },
    draw: ['apricot', '#dd8a2e', 'turquoise'],
    options: inGrams([250, 145], [500, 275]),
    grams: 520,
  },
  {
    code: 'nut-khoshmaghz-date',
    brand: KHOSH,
    title: ['رطب مضافتی بم', 'Bam Mazafati dates'],
    about: [
      'نرم و شیره‌دار است و در یخچال تا یک سال تازه می‌ماند.',
      'Soft and full of syrup, they stay fresh for a year in the refrigerator.',
    ],
    spec: {
      kind: ['رطب مضافتی', 'Mazafati dates'],
      origin: ['بم', 'Bam'],
      roast: ['تازه', 'Fresh'],
      crop: CROP,
    },
    draw: ['date', 'mustard', 'purple'],
    options: inGrams([700, 135], [1500, 275]),
    grams: 1550,
  },
]
