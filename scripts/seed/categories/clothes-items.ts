import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inColours, inSizes, UNITS } from '../words.ts'

export type ClothSpec = { form: Text; cloth: Text; wearer: Text; season: Text; wash: Text }

const NAKHL: Text = ['نخلستان', 'Nakhlestan']
const TERMEH: Text = ['ترمه‌سرا', 'Termehsara']
const IL: Text = ['ایل‌بافت', 'Ilbaft']

const COTTON: Text = ['پنبه', 'Cotton']
const LINEN: Text = ['کتان', 'Linen']
const WOOL: Text = ['پشم مرینوس', 'Merino wool']
const MACHINE: Text = ['ماشین، ۳۰ درجه', 'Machine, 30 °C']
const HAND: Text = ['با دست', 'By hand']
const WOMEN: Text = ['زنانه', 'Women’s']
const MEN: Text = ['مردانه', 'Men’s']
const ALL: Text = ['زنانه و مردانه', 'Unisex']
const YEAR: Text = ['چهارفصل', 'All year']
const WARM: Text = ['پاییز و زمستان', 'Autumn and winter']
const COOL: Text = ['بهار و تابستان', 'Spring and summer']

const ACCESSORY_CLOSINGS: readonly Text[] = [
  ['نقشش با رنگ ثابت است و در آفتاب نمی‌پرد.', 'Its colours are fast and do not fade in the sun.'],
  ['در پاکت پارچه‌ای می‌رسد و برای هدیه آماده است.', 'It arrives in a cloth bag, ready to give.'],
  ['در کارگاهی ساخته شده که همهٔ کارکنانش بیمه‌اند.', 'It is made in a workshop where everyone is insured.'],
]

export const CLOTHES_ITEMS: readonly ItemSource<'cloth', ClothSpec>[] = [
  {
    code: 'cloth-nakhl-tee-shamseh',
    brand: NAKHL,
    title: ['تی‌شرت پنبه‌ای نخلستان طرح شمسه', 'Nakhlestan shamseh T-shirt'],
    about: [
      'چاپ شمسه روی پنبهٔ شانه‌شده؛ پس از بیست بار شستن هم ترک نمی‌خورد.',
      'A shamseh printed on combed cotton that does not crack after twenty washes.',
    ],
    spec: { form: ['تی‌شرت', 'T-shirt'], cloth: COTTON, wearer: ALL, season: COOL, wash: MACHINE },
    draw: ['tshirt', 'saffron', 'turquoise'],
    options: inSizes(690, 'S', 'M', 'L', 'XL'),
    grams: 190,
  },
  {
    code: 'cloth-nakhl-tee-plain',
    brand: NAKHL,
    title: ['تی‌شرت رنگی نخلستان', 'Nakhlestan coloured T-shirt'],
    about: [
      'یقهٔ محکم و قد بلندتر دارد و زیر کت هم خوش می‌ایستد.',
      'With a firm collar and a longer cut it sits well under a jacket.',
    ],
    spec: { form: ['تی‌شرت', 'T-shirt'], cloth: COTTON, wearer: MEN, season: COOL, wash: MACHINE },
    draw: ['tshirt', 'cream'],
    options: inColours(590, 'navy', 'brick', 'olive', 'white'),
    grams: 200,
  },
  {
    code: 'cloth-nakhl-shirt-linen',
    brand: NAKHL,
    title: ['پیراهن کتان مردانه نخلستان', 'Nakhlestan men’s linen shirt'],
    about: [
      'کتان سبک که در تیر و مرداد هم خنک می‌ماند.',
      'Light linen that stays cool even in July and August.',
    ],
    spec: { form: ['پیراهن', 'Shirt'], cloth: LINEN, wearer: MEN, season: COOL, wash: MACHINE },
    draw: ['shirt', 'brown', 'sky'],
    options: inSizes(1450, 'M', 'L', 'XL', '2XL'),
    grams: 260,
  },
  {
    code: 'cloth-nakhl-shirt-oxford',
    brand: NAKHL,
    title: ['پیراهن اداری نخلستان', 'Nakhlestan office shirt'],
    about: [
      'پنبهٔ دوتار که چروک کمتری می‌گیرد و اتویش آسان است.',
      'Two-ply cotton that creases less and irons easily.',
    ],
    spec: { form: ['پیراهن', 'Shirt'], cloth: COTTON, wearer: MEN, season: YEAR, wash: MACHINE },
    draw: ['shirt', 'navy'],
    options: inColours(1280, 'white', 'blue', 'maroon'),
    grams: 280,
  },
  {
    code: 'cloth-nakhl-hoodie',
    brand: NAKHL,
    title: ['هودی نخلستان دورس', 'Nakhlestan fleece hoodie'],
    about: ['داخلش پرزدار و گرم است و کلاهش دولایه.', 'Brushed and warm inside, with a double hood.'],
    spec: {
      form: ['هودی', 'Hoodie'],
      cloth: ['دورس پنبه', 'Cotton fleece'],
      wearer: ALL,
      season: WARM,
      wash: MACHINE,
    },
    draw: ['hoodie', 'mustard'],
    options: inColours(1690, 'grey', 'cedar', 'purple', 'ink'),
    grams: 620,
  },
  {
    code: 'cloth-nakhl-trousers',
    brand: NAKHL,
    title: ['شلوار کتان نخلستان راسته', 'Nakhlestan straight trousers'],
    about: [
      'راسته و ساده، با جیب پنهان برای کارت مترو.',
      'Straight and plain, with a hidden pocket for a metro card.',
    ],
    spec: { form: ['شلوار', 'Trousers'], cloth: LINEN, wearer: MEN, season: YEAR, wash: MACHINE },
    draw: ['trousers', 'cream', 'camel'],
    options: inSizes(1580, '30', '32', '34', '36'),
    grams: 480,
  },
  {
    code: 'cloth-nakhl-manto',
    brand: NAKHL,
    title: ['مانتوی کتان نخلستان با یراق گره', 'Nakhlestan linen manto with girih trim'],
    about: [
      'یراق گره‌دوزی‌شده جلو و دور دامن دارد و زیرش تی‌شرت هم می‌نشیند.',
      'With girih braid down the front and round the hem, it goes over a T-shirt.',
    ],
    spec: { form: ['مانتو', 'Manto'], cloth: LINEN, wearer: WOMEN, season: YEAR, wash: HAND },
    draw: ['manto', 'saffron'],
    options: inColours(2900, 'navy', 'maroon', 'cedar'),
    grams: 540,
  },
  {
    code: 'cloth-nakhl-manto-summer',
    brand: NAKHL,
    title: ['مانتوی تابستانی نخلستان', 'Nakhlestan summer manto'],
    about: [
      'نازک و آستین‌سه‌ربع؛ برای روزهای گرم شهر.',
      'Thin, with three-quarter sleeves, for hot days in town.',
    ],
    spec: { form: ['مانتو', 'Manto'], cloth: COTTON, wearer: WOMEN, season: COOL, wash: HAND },
    draw: ['manto', 'turquoise', 'beige'],
    options: inSizes(2350, '38', '40', '42', '44'),
    grams: 380,
  },
  {
    code: 'cloth-termeh-scarf',
    brand: TERMEH,
    title: ['روسری ابریشمی ترمه‌سرا طرح ترنج', 'Termehsara silk medallion scarf'],
    about: [
      'ابریشم توییل یزد با لبهٔ دست‌دوز که لیز نمی‌خورد.',
      'Yazd silk twill with hand-rolled edges that does not slip.',
    ],
    spec: { form: ['روسری', 'Scarf'], cloth: ['ابریشم', 'Silk'], wearer: WOMEN, season: YEAR, wash: HAND },
    draw: ['scarf', 'saffron'],
    options: inColours(1950, 'turquoise', 'maroon', 'navy', 'cream'),
    grams: 70,
    closings: ACCESSORY_CLOSINGS,
  },
  {
    code: 'cloth-termeh-shawl',
    brand: TERMEH,
    title: ['شال ترمه‌سرا طرح بته‌جقه', 'Termehsara paisley shawl'],
    about: [
      'بته‌های بافته، نه چاپی؛ هر دو رویش را می‌شود انداخت.',
      'The paisleys are woven, not printed, and either side may show.',
    ],
    spec: {
      form: ['شال', 'Shawl'],
      cloth: ['کشمیر و پنبه', 'Cashmere and cotton'],
      wearer: WOMEN,
      season: WARM,
      wash: HAND,
    },
    draw: ['shawl', 'cream'],
    options: inColours(1680, 'brick', 'green', 'purple'),
    grams: 210,
    closings: ACCESSORY_CLOSINGS,
  },
  {
    code: 'cloth-termeh-metre',
    brand: TERMEH,
    title: ['پارچه ترمه یزد متری', 'Yazd termeh cloth by the metre'],
    about: [
      'عرض صدوبیست سانتی‌متر؛ برای رومیزی، کوسن و جلیقه.',
      'A hundred and twenty centimetres wide, for tablecloths, cushions and vests.',
    ],
    spec: {
      form: ['پارچه ترمه', 'Termeh cloth'],
      cloth: ['ابریشم و پنبه', 'Silk and cotton'],
      wearer: ['خانگی', 'Household'],
      season: YEAR,
      wash: ['خشک‌شویی', 'Dry clean'],
    },
    draw: ['shawl', 'saffron'],
    options: inColours(1350, 'maroon', 'turquoise', 'navy'),
    grams: 320,
    unit: UNITS.metre,
    order: { min: 2, max: 50 },
    closings: ACCESSORY_CLOSINGS,
  },
  {
    code: 'cloth-il-vest',
    brand: IL,
    title: ['جلیقه سوزن‌دوزی ایل‌بافت', 'Ilbaft embroidered vest'],
    about: [
      'سوزن‌دوزی بلوچ روی مخمل؛ هر ستاره یک روز کار است.',
      'Baluchi needlework on velvet: each star is a day’s work.',
    ],
    spec: {
      form: ['جلیقه', 'Vest'],
      cloth: ['مخمل', 'Velvet'],
      wearer: WOMEN,
      season: YEAR,
      wash: ['خشک‌شویی', 'Dry clean'],
    },
    draw: ['vest', 'saffron'],
    options: inColours(3400, 'maroon', 'navy', 'green'),
    grams: 340,
  },
  {
    code: 'cloth-il-socks',
    brand: IL,
    title: ['جوراب پشمی ایل‌بافت', 'Ilbaft woollen socks'],
    about: [
      'بافت دست با نقش هفت‌وهشت؛ پنجه و پاشنه‌اش دولایه است.',
      'Hand-knitted in zigzag, double at heel and toe.',
    ],
    spec: { form: ['جوراب', 'Socks'], cloth: WOOL, wearer: ALL, season: WARM, wash: HAND },
    draw: ['socks', 'mustard'],
    options: inColours(240, 'purple', 'turquoise', 'red'),
    grams: 95,
    unit: UNITS.pair,
    order: { step: 2, min: 2 },
    closings: ACCESSORY_CLOSINGS,
  },
  {
    code: 'cloth-il-hat',
    brand: IL,
    title: ['کلاه بافتنی ایل‌بافت', 'Ilbaft knitted hat'],
    about: ['گرم و سبک، با منگوله‌ای که جدا می‌شود.', 'Warm and light, with a bobble that comes off.'],
    spec: { form: ['کلاه', 'Hat'], cloth: WOOL, wearer: ALL, season: WARM, wash: HAND },
    draw: ['hat', 'saffron'],
    options: inColours(390, 'turquoise', 'grey', 'coral'),
    grams: 110,
    closings: ACCESSORY_CLOSINGS,
  },
  {
    code: 'cloth-il-giveh',
    brand: IL,
    title: ['گیوه دست‌باف کرمانشاه', 'Kermanshah hand-woven giveh'],
    about: [
      'رویهٔ نخی و کف چرم؛ پا در آن نفس می‌کشد.',
      'Cotton above and leather below, so that the foot can breathe.',
    ],
    spec: {
      form: ['گیوه', 'Giveh shoes'],
      cloth: ['نخ پنبه و چرم', 'Cotton yarn and leather'],
      wearer: ALL,
      season: COOL,
      wash: HAND,
    },
    draw: ['giveh', 'red', 'navy'],
    options: inChoices(
      ['39', ['سایز ۳۹', 'Size 39'], 1250],
      ['41', ['سایز ۴۱', 'Size 41'], 1250],
      ['43', ['سایز ۴۳', 'Size 43'], 1290],
    ),
    grams: 520,
    unit: UNITS.pair,
  },
]
