import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inColours, single, UNITS } from '../words.ts'

export type ToySpec = { material: Text; age: Text; pieces: Text; skill: Text }

const CHUBAK: Text = ['چوبک', 'Chubak']
const NANEH: Text = ['ننه‌گلابتون', 'Naneh Golabatun']
const FEKRANEH: Text = ['فکرانه', 'Fekraneh']

const WOOD: Text = ['چوب راش و رنگ گیاهی', 'Beech and plant-based paint']
const CLOTH: Text = ['پارچه پنبه‌ای و الیاف شسته', 'Cotton and washed fibre']
const ONE: Text = ['یک تکه', 'One piece']

export const TOYS_ITEMS: readonly ItemSource<'toy', ToySpec>[] = [
  {
    code: 'toy-chubak-car',
    brand: CHUBAK,
    title: ['ماشین چوبی چوبک', 'Chubak wooden car'],
    about: ['چرخ‌هایش روان است و روی فرش هم راه می‌رود.', 'Its wheels run freely, even on a carpet.'],
    spec: {
      material: WOOD,
      age: ['یک تا پنج سال', 'ages one to five'],
      pieces: ONE,
      skill: ['حرکت و خیال‌پردازی', 'movement and make-believe'],
    },
    draw: ['car', 'saffron'],
    options: inColours(420, 'turquoise', 'red', 'mustard'),
    grams: 380,
  },
  {
    code: 'toy-chubak-train',
    brand: CHUBAK,
    title: ['قطار چوبی چوبک', 'Chubak wooden train'],
    about: [
      'لوکوموتیو کوتاهی که واگن‌های بعدی را جدا می‌خرید و قلاب می‌کنید.',
      'A short engine to which you hook wagons bought later.',
    ],
    spec: {
      material: WOOD,
      age: ['دو تا شش سال', 'ages two to six'],
      pieces: ONE,
      skill: ['هماهنگی دست و چشم', 'hand and eye'],
    },
    draw: ['train', 'mustard'],
    options: inColours(560, 'red', 'blue', 'green'),
    grams: 520,
  },
  {
    code: 'toy-chubak-blocks',
    brand: CHUBAK,
    title: ['مکعب‌های چوبی نقش‌دار چوبک', 'Chubak patterned blocks'],
    about: [
      'روی هر وجه یک شکل است؛ برج می‌سازند و شکل‌ها را جفت می‌کنند.',
      'Each side has a shape: they build towers and match the sides.',
    ],
    spec: {
      material: WOOD,
      age: ['یک تا پنج سال', 'ages one to five'],
      pieces: ['شش مکعب', 'Six blocks'],
      skill: ['شناخت شکل', 'learning shapes'],
    },
    draw: ['blocks', 'coral', 'turquoise'],
    options: inChoices(['6', ['شش‌تایی', 'Six'], 390], ['12', ['دوازده‌تایی', 'Twelve'], 690]),
    grams: 640,
    unit: UNITS.pack,
  },
  {
    code: 'toy-chubak-rings',
    brand: CHUBAK,
    title: ['برج حلقه‌ای چوبک', 'Chubak ring tower'],
    about: [
      'پنج حلقهٔ رنگی که از بزرگ به کوچک روی هم می‌نشینند.',
      'Five coloured rings that stack from large to small.',
    ],
    spec: {
      material: WOOD,
      age: ['شش ماه تا سه سال', 'six months to three years'],
      pieces: ['هفت تکه', 'Seven pieces'],
      skill: ['شناخت اندازه', 'learning sizes'],
    },
    draw: ['rings', 'red', 'turquoise'],
    options: single(350),
    grams: 480,
  },
  {
    code: 'toy-chubak-horse',
    brand: CHUBAK,
    title: ['اسب چوبی گهواره‌ای چوبک', 'Chubak rocking horse'],
    about: [
      'زین نمدی و دستهٔ محکم دارد و تا سی کیلو وزن را تاب می‌آورد.',
      'With a felt saddle and firm handle it bears thirty kilograms.',
    ],
    spec: {
      material: WOOD,
      age: ['دو تا شش سال', 'ages two to six'],
      pieces: ONE,
      skill: ['تعادل', 'balance'],
    },
    draw: ['horse', 'maroon'],
    options: inColours(3200, 'camel', 'mint'),
    grams: 5200,
    order: { max: 3 },
  },
  {
    code: 'toy-chubak-top',
    brand: CHUBAK,
    title: ['فرفره چوبی چوبک', 'Chubak spinning top'],
    about: [
      'با یک پیچ انگشت یک دقیقه می‌چرخد و رنگ‌هایش در هم می‌رود.',
      'One twist and it spins a minute, its colours running together.',
    ],
    spec: {
      material: WOOD,
      age: ['چهار سال به بالا', 'ages four and up'],
      pieces: ONE,
      skill: ['تمرکز', 'concentration'],
    },
    draw: ['top', 'saffron'],
    options: inColours(120, 'red', 'turquoise', 'purple'),
    grams: 90,
    order: { step: 2, min: 2 },
  },
  {
    code: 'toy-chubak-drum',
    brand: CHUBAK,
    title: ['طبل کودک چوبک', 'Chubak children’s drum'],
    about: [
      'پوستش مصنوعی و صدایش ملایم است؛ همسایه‌ها شکایت نمی‌کنند.',
      'With a synthetic skin and a soft voice, it brings no complaints from next door.',
    ],
    spec: {
      material: ['چوب و پوست مصنوعی', 'Wood and synthetic skin'],
      age: ['دو تا شش سال', 'ages two to six'],
      pieces: ['طبل و دو چوب', 'Drum and two sticks'],
      skill: ['شناخت ریتم', 'learning rhythm'],
    },
    draw: ['drum', 'saffron'],
    options: inColours(480, 'red', 'navy'),
    grams: 720,
  },
  {
    code: 'toy-naneh-bear',
    brand: NANEH,
    title: ['خرس عروسکی ننه‌گلابتون', 'Naneh Golabatun teddy bear'],
    about: [
      'پرزش نمی‌ریزد و در ماشین لباس‌شویی شسته می‌شود.',
      'It sheds no fluff and goes in the washing machine.',
    ],
    spec: {
      material: CLOTH,
      age: ['همه سنین', 'every age'],
      pieces: ONE,
      skill: ['آرامش و خواب', 'comfort and sleep'],
    },
    draw: ['bear', 'red'],
    options: inColours(540, 'camel', 'cream', 'brown'),
    grams: 340,
  },
  {
    code: 'toy-naneh-bear-small',
    brand: NANEH,
    title: ['خرس کوچک بافتنی ننه‌گلابتون', 'Naneh Golabatun small knitted bear'],
    about: ['اندازهٔ کف دست است و در کیف مدرسه جا می‌شود.', 'The size of a palm, it fits a school bag.'],
    spec: {
      material: CLOTH,
      age: ['سه سال به بالا', 'ages three and up'],
      pieces: ONE,
      skill: ['دل‌گرمی', 'comfort'],
    },
    draw: ['bear', 'turquoise'],
    options: inColours(260, 'pink', 'sky', 'beige'),
    grams: 120,
  },
  {
    code: 'toy-naneh-doll',
    brand: NANEH,
    title: ['عروسک چوبی گل‌دار ننه‌گلابتون', 'Naneh Golabatun painted wooden doll'],
    about: [
      'با دست نقاشی شده و هیچ دو عروسکی یک صورت ندارند.',
      'Painted by hand, no two have the same face.',
    ],
    spec: {
      material: WOOD,
      age: ['سه سال به بالا', 'ages three and up'],
      pieces: ONE,
      skill: ['قصه‌سازی', 'storytelling'],
    },
    draw: ['doll', 'saffron'],
    options: inColours(330, 'turquoise', 'red', 'purple'),
    grams: 260,
  },
  {
    code: 'toy-naneh-kite',
    brand: NANEH,
    title: ['بادبادک پارچه‌ای ننه‌گلابتون', 'Naneh Golabatun cloth kite'],
    about: [
      'با باد ملایم بلند می‌شود و دنباله‌اش گره نمی‌خورد.',
      'It rises in a light wind, and its tail does not tangle.',
    ],
    spec: {
      material: ['پارچه نایلون و چوب سبک', 'Nylon and light wood'],
      age: ['پنج سال به بالا', 'ages five and up'],
      pieces: ['بادبادک و نخ', 'Kite and string'],
      skill: ['بازی در هوای آزاد', 'play outdoors'],
    },
    draw: ['kite', 'saffron'],
    options: inColours(290, 'red', 'turquoise', 'purple'),
    grams: 180,
  },
  {
    code: 'toy-fekraneh-puzzle',
    brand: FEKRANEH,
    title: ['پازل چوبی ۹ تکه فکرانه', 'Fekraneh nine-piece wooden puzzle'],
    about: ['تکه‌های بزرگ و رنگی برای اولین پازل بچه.', 'Large bright pieces for a child’s first puzzle.'],
    spec: {
      material: WOOD,
      age: ['دو تا چهار سال', 'ages two to four'],
      pieces: ['۹ تکه', 'Nine pieces'],
      skill: ['حل مسئله', 'solving problems'],
    },
    draw: ['puzzle', 'saffron', 'turquoise'],
    options: single(240),
    grams: 420,
  },
  {
    code: 'toy-fekraneh-puzzle-map',
    brand: FEKRANEH,
    title: ['پازل نقشه ایران فکرانه', 'Fekraneh map of Iran puzzle'],
    about: [
      'هر استان یک تکه است؛ جغرافی را بازی‌بازی یاد می‌گیرند.',
      'Each province is a piece, and geography is learnt in play.',
    ],
    spec: {
      material: ['تخته سه‌لا', 'Plywood'],
      age: ['شش سال به بالا', 'ages six and up'],
      pieces: ['۳۱ تکه', '31 pieces'],
      skill: ['جغرافیا', 'geography'],
    },
    draw: ['puzzle', 'green', 'coral'],
    options: single(360),
    grams: 560,
  },
  {
    code: 'toy-fekraneh-abacus',
    brand: FEKRANEH,
    title: ['چرتکه چوبی فکرانه', 'Fekraneh wooden abacus'],
    about: [
      'جمع و تفریق را با مهره‌های رنگی می‌بینند و حفظ نمی‌کنند.',
      'They see sums in coloured beads instead of learning them by rote.',
    ],
    spec: {
      material: WOOD,
      age: ['چهار تا هشت سال', 'ages four to eight'],
      pieces: ONE,
      skill: ['شمارش و حساب', 'counting and sums'],
    },
    draw: ['abacus', 'saffron', 'turquoise'],
    options: single(430),
    grams: 680,
  },
]
