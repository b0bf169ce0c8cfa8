import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inColours, single, UNITS } from '../words.ts'

export type PenSpec = { form: Text; material: Text; count?: Text; forWhom: Text }

const GHALAMDAN: Text = ['قلمدان', 'Ghalamdan']
const RANGIN: Text = ['رنگینه', 'Rangineh']
const DAFTAR: Text = ['دفترستان', 'Daftarestan']

const ALL: Text = ['همه', 'everyone']
const PUPIL: Text = ['دانش‌آموز', 'pupils']
const ARTIST: Text = ['هنرجو', 'art students']
const FOUNTAIN: Text = ['خودنویس', 'Fountain pen']
const REED_SET: Text = ['ست خوش‌نویسی', 'Calligraphy set']
const BOARD: Text = ['مقوای گلاسه', 'Coated board']

export const STATIONERY_ITEMS: readonly ItemSource<'pen', PenSpec>[] = [
  {
    code: 'pen-ghalamdan-fountain',
    brand: GHALAMDAN,
    title: ['خودنویس قلمدان مدل فیروزه', 'Ghalamdan Firuzeh fountain pen'],
    about: [
      'نوک فولادی نرمی دارد که روی کاغذ ارزان هم خط نمی‌کشد و نمی‌پاشد.',
      'Its soft steel nib neither scratches nor spatters, even on cheap paper.',
    ],
    spec: { form: FOUNTAIN, material: ['برنج لاک‌خورده', 'Lacquered brass'], forWhom: ALL },
    draw: ['fountain', 'saffron'],
    options: inColours(1450, 'turquoise', 'maroon', 'ink'),
    grams: 42,
  },
  {
    code: 'pen-ghalamdan-fountain-gold',
    brand: GHALAMDAN,
    title: ['خودنویس قلمدان مدل دبیر', 'Ghalamdan Dabir fountain pen'],
    about: [
      'نوک روکش طلا و بدنهٔ سنگین برای امضا و هدیهٔ رسمی.',
      'A gilt nib and heavy body, for signatures and formal presents.',
    ],
    spec: { form: FOUNTAIN, material: ['برنج و رزین', 'Brass and resin'], forWhom: ['مدیران', 'managers'] },
    draw: ['fountain', 'cream'],
    options: inColours(3900, 'navy', 'ink', 'cedar'),
    grams: 58,
  },
  {
    code: 'pen-ghalamdan-reed',
    brand: GHALAMDAN,
    title: ['ست خوش‌نویسی قلم‌نی و دوات', 'Reed pen and inkwell set'],
    about: [
      'سه قلم‌نی دزفولی تراش‌خورده، دوات و لیقه؛ آمادهٔ سرمشق اول.',
      'Three cut Dezful reeds, an inkwell and silk: ready for the first lesson.',
    ],
    spec: {
      form: REED_SET,
      material: ['نی دزفول و سرامیک', 'Dezful reed and ceramic'],
      count: ['پنج تکه', 'Five pieces'],
      forWhom: ARTIST,
    },
    draw: ['calligraphy', 'maroon'],
    options: inColours(780, 'turquoise', 'cream'),
    grams: 620,
    unit: UNITS.set,
  },
  {
    code: 'pen-ghalamdan-reed-pro',
    brand: GHALAMDAN,
    title: ['ست خوش‌نویسی استادی قلمدان', 'Ghalamdan master calligraphy set'],
    about: [
      'شش قلم از کتابت تا جلی با مرکب دودهٔ دست‌ساز.',
      'Six pens from fine to display size, with hand-made soot ink.',
    ],
    spec: {
      form: REED_SET,
      material: ['نی، چوب و شیشه', 'Reed, wood and glass'],
      count: ['نه تکه', 'Nine pieces'],
      forWhom: ['خوش‌نویس', 'calligraphers'],
    },
    draw: ['calligraphy', 'gold'],
    options: inColours(1690, 'navy', 'brown'),
    grams: 1100,
    unit: UNITS.set,
  },
  {
    code: 'pen-daftar-girih',
    brand: DAFTAR,
    title: ['دفتر یادداشت دفترستان طرح گره', 'Daftarestan girih notebook'],
    about: [
      'جلد نقش‌برجسته، کش نگهدارنده و صد برگ کاغذ تحریر کرم.',
      'An embossed cover, an elastic band and a hundred leaves of cream paper.',
    ],
    spec: {
      form: ['دفتر یادداشت', 'Notebook'],
      material: ['چرم مصنوعی و کاغذ', 'Leatherette and paper'],
      count: ['۱۰۰ برگ', '100 leaves'],
      forWhom: ALL,
    },
    draw: ['notebook', 'gold'],
    options: inColours(285, 'turquoise', 'maroon', 'navy', 'mustard'),
    grams: 310,
  },
  {
    code: 'pen-daftar-plain',
    brand: DAFTAR,
    title: ['دفتر طراحی دفترستان بی‌خط', 'Daftarestan plain sketchbook'],
    about: [
      'کاغذ ۱۶۰ گرمی که آبرنگ سبک را بدون موج‌برداشتن می‌پذیرد.',
      'Paper of 160 g that takes light watercolour without buckling.',
    ],
    spec: {
      form: ['دفتر طراحی', 'Sketchbook'],
      material: ['مقوا و کاغذ', 'Board and paper'],
      count: ['۶۰ برگ', '60 leaves'],
      forWhom: ARTIST,
    },
    draw: ['notebook', 'cream'],
    options: inColours(240, 'brick', 'cedar', 'ink'),
    grams: 420,
  },
  {
    code: 'pen-daftar-school',
    brand: DAFTAR,
    title: ['دفتر مشق ۶۰ برگ دفترستان', 'Daftarestan 60-leaf exercise book'],
    about: [
      'خط‌کشی ملایم و جلد مقاوم؛ بسته‌ای می‌خرند و تا خرداد می‌ماند.',
      'Gentle ruling and a tough cover; bought by the pack, it lasts till June.',
    ],
    spec: {
      form: ['دفتر مشق', 'Exercise book'],
      material: ['کاغذ تحریر', 'Writing paper'],
      count: ['۶۰ برگ', '60 leaves'],
      forWhom: PUPIL,
    },
    draw: ['notebook', 'white'],
    options: inColours(48, 'sky', 'pink', 'green'),
    grams: 180,
    order: { step: 5, min: 5 },
  },
  {
    code: 'pen-daftar-planner',
    brand: DAFTAR,
    title: ['سررسید و تقویم رومیزی ۱۴۰۶', 'Desk calendar and planner 1406'],
    about: [
      'تقویم شمسی با مناسبت‌ها و جای یادداشت برای هر روز.',
      'The Persian calendar with its feasts and room for a note each day.',
    ],
    spec: {
      form: ['تقویم رومیزی', 'Desk calendar'],
      material: BOARD,
      count: ['۳۲ برگ', '32 leaves'],
      forWhom: ALL,
    },
    draw: ['planner', 'saffron', 'maroon'],
    options: single(165),
    grams: 350,
  },
  {
    code: 'pen-daftar-planner-blue',
    brand: DAFTAR,
    title: ['تقویم دیواری ۱۴۰۶ طرح کاشی', 'Wall calendar 1406, tile design'],
    about: ['هر ماه یک نقش کاشی از شهری دیگر.', 'Each month brings a tile from another city.'],
    spec: {
      form: ['تقویم دیواری', 'Wall calendar'],
      material: BOARD,
      count: ['۱۳ برگ', '13 leaves'],
      forWhom: ALL,
    },
    draw: ['planner', 'coral', 'turquoise'],
    options: single(140),
    grams: 300,
  },
  {
    code: 'pen-rangin-pencils',
    brand: RANGIN,
    title: ['مدادرنگی ۲۴ رنگ رنگینه', 'Rangineh 24 coloured pencils'],
    about: [
      'مغز نرم و پررنگ دارد و با تراش نمی‌شکند.',
      'Soft and strong in colour, and they do not break in the sharpener.',
    ],
    spec: {
      form: ['مدادرنگی', 'Coloured pencils'],
      material: ['چوب سرو', 'Cypress wood'],
      count: ['۲۴ رنگ', '24 colours'],
      forWhom: PUPIL,
    },
    draw: ['cup', 'saffron', 'turquoise'],
    options: inChoices(['24', ['۲۴ رنگ', '24 colours'], 320], ['48', ['۴۸ رنگ', '48 colours'], 590]),
    grams: 360,
    unit: UNITS.pack,
  },
  {
    code: 'pen-rangin-pencils-art',
    brand: RANGIN,
    title: ['مداد طراحی ۱۲ درجه رنگینه', 'Rangineh 12 drawing pencils'],
    about: ['از ۴H تا ۸B برای سایه‌زدن و طرح سریع.', 'From 4H to 8B for shading and quick sketches.'],
    spec: {
      form: ['مداد طراحی', 'Drawing pencils'],
      material: ['چوب و گرافیت', 'Wood and graphite'],
      count: ['۱۲ درجه', '12 grades'],
      forWhom: ARTIST,
    },
    draw: ['cup', 'coral', 'grey'],
    options: single(265),
    grams: 150,
    unit: UNITS.pack,
  },
  {
    code: 'pen-rangin-water',
    brand: RANGIN,
    title: ['آبرنگ ۱۲ رنگ رنگینه با قلم‌مو', 'Rangineh 12 watercolours with brush'],
    about: [
      'رنگ‌ها شفاف است و روی هم که می‌نشیند چرک نمی‌شود.',
      'The colours are clear and do not turn muddy in layers.',
    ],
    spec: {
      form: ['آبرنگ', 'Watercolours'],
      material: ['رنگ‌دانه و صمغ', 'Pigment and gum'],
      count: ['۱۲ رنگ', '12 colours'],
      forWhom: ARTIST,
    },
    draw: ['watercolour', 'saffron'],
    options: inColours(390, 'turquoise', 'ink'),
    grams: 260,
    unit: UNITS.pack,
  },
  {
    code: 'pen-rangin-markers',
    brand: RANGIN,
    title: ['ماژیک ۶ رنگ رنگینه', 'Rangineh six markers'],
    about: [
      'نوک پهن و بوی ملایم دارد و از لباس شسته می‌شود.',
      'Broad-tipped and mild-smelling, they wash out of clothes.',
    ],
    spec: {
      form: ['ماژیک', 'Markers'],
      material: ['جوهر پایه آب', 'Water-based ink'],
      count: ['۶ رنگ', 'Six colours'],
      forWhom: PUPIL,
    },
    draw: ['markers', 'saffron', 'turquoise'],
    options: single(185),
    grams: 140,
    unit: UNITS.pack,
  },
  {
    code: 'pen-rangin-ruler',
    brand: RANGIN,
    title: ['ست خط‌کش و گونیا و نقاله رنگینه', 'Rangineh ruler set'],
    about: ['شماره‌ها حک شده و با شستن پاک نمی‌شود.', 'The markings are engraved and do not wash away.'],
    spec: {
      form: ['ست هندسه', 'Geometry set'],
      material: ['پلاستیک نشکن', 'Shatterproof plastic'],
      count: ['سه تکه', 'Three pieces'],
      forWhom: PUPIL,
    },
    draw: ['ruler', 'coral'],
    options: inColours(95, 'mint', 'sky'),
    grams: 110,
    unit: UNITS.set,
  },
  {
    code: 'pen-ghalamdan-case',
    brand: GHALAMDAN,
    title: ['جامدادی پارچه‌ای قلمدان طرح ترمه', 'Ghalamdan cloth pencil case'],
    about: [
      'آستر دارد، زیپش محکم است و سی مداد در آن جا می‌گیرد.',
      'Lined, firmly zipped and large enough for thirty pencils.',
    ],
    spec: { form: ['جامدادی', 'Pencil case'], material: ['پارچه بافته', 'Woven cloth'], forWhom: PUPIL },
    draw: ['case', 'saffron'],
    options: inColours(210, 'turquoise', 'maroon', 'purple'),
    grams: 95,
  },
  {
    code: 'pen-ghalamdan-desk',
    brand: GHALAMDAN,
    title: ['جاقلمی و کشوی رومیزی چوبی', 'Wooden desk organiser'],
    about: [
      'میز را خلوت می‌کند؛ جای قلم، کاغذ یادداشت و یک کشوی کوچک دارد.',
      'It clears the desk, with room for pens, notes and a small drawer.',
    ],
    spec: { form: ['نظم‌دهنده رومیزی', 'Desk organiser'], material: ['چوب گردو', 'Walnut'], forWhom: ALL },
    draw: ['organiser', 'gold'],
    options: inColours(690, 'brown', 'honey'),
    grams: 1300,
  },
]
