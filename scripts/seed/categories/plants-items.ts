import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inColours, single, UNITS } from '../words.ts'

export type PlantSpec = { light: Text; water: Text; height: number; place: Text }

const GOLDASHT: Text = ['گلخانه سبزینه', 'Sabzineh greenhouse']
const BILCHEH: Text = ['بیلچه', 'Bilcheh']

const BRIGHT: Text = ['نور زیاد', 'Bright light']
const HALF: Text = ['نور غیرمستقیم', 'Indirect light']
const SHADE: Text = ['نور کم', 'Low light']
const WEEKLY: Text = ['هفته‌ای یک بار', 'Once a week']
const TWICE: Text = ['هفته‌ای دو بار', 'Twice a week']
const RARE: Text = ['ماهی دو بار', 'Twice a month']
/** In place of light and water, for what does not grow. */
export const TOOL: Text = ['ابزار', 'Tool']
const FLAT: Text = ['آپارتمان', 'Indoors']
const BALCONY: Text = ['بالکن و حیاط', 'Balcony and yard']

const TOOL_CLOSINGS: readonly Text[] = [
  ['در جعبهٔ مقوایی بازیافتی می‌رسد.', 'It arrives in a box of recycled card.'],
  ['باغبان ما تا یک ماه تلفنی راهنمایی می‌کند.', 'Our gardener advises by telephone for a month.'],
  ['اگر معیوب بود تا یک ماه عوض می‌کنیم.', 'If it is faulty we change it within a month.'],
]

export const PLANTS_ITEMS: readonly ItemSource<'plant', PlantSpec>[] = [
  {
    code: 'plant-sabzineh-sansevieria',
    brand: GOLDASHT,
    title: ['سانسوریا در گلدان سفالی', 'Sansevieria in a clay pot'],
    about: [
      'مقاوم‌ترین گل خانه؛ اگر آب‌دادن یادتان برود هم می‌ماند.',
      'The hardiest house plant: it survives even if you forget to water it.',
    ],
    spec: { light: SHADE, water: RARE, height: 45, place: FLAT },
    draw: ['sansevieria', 'saffron'],
    options: inColours(690, 'turquoise', 'white', 'brick'),
    grams: 2400,
  },
  {
    code: 'plant-sabzineh-cactus',
    brand: GOLDASHT,
    title: ['کاکتوس گل‌دار', 'Flowering cactus'],
    about: [
      'سالی یک بار گل درشت می‌دهد و آفتاب پنجره را دوست دارد.',
      'Once a year it gives a large flower, and it loves a sunny window.',
    ],
    spec: { light: BRIGHT, water: RARE, height: 25, place: FLAT },
    draw: ['cactus', 'pink'],
    options: inColours(320, 'brick', 'navy', 'cream'),
    grams: 1100,
  },
  {
    code: 'plant-sabzineh-monstera',
    brand: GOLDASHT,
    title: ['برگ‌انجیری', 'Monstera'],
    about: [
      'برگ‌های پهن و بریده گوشهٔ خالی سالن را پر می‌کند.',
      'Broad cut leaves fill the empty corner of a room.',
    ],
    spec: { light: HALF, water: WEEKLY, height: 70, place: FLAT },
    draw: ['monstera', 'mustard'],
    options: inColours(1280, 'navy', 'cedar', 'white'),
    grams: 4200,
  },
  {
    code: 'plant-sabzineh-geranium',
    brand: GOLDASHT,
    title: ['شمعدانی', 'Geranium'],
    about: [
      'گل لب حوض و پنجره؛ از بهار تا پاییز پشت‌سرهم گل می‌دهد.',
      'The flower of pool-side and window sill, in bloom from spring to autumn.',
    ],
    spec: { light: BRIGHT, water: TWICE, height: 30, place: BALCONY },
    draw: ['geranium', 'red', 'brick'],
    options: inChoices(
      ['red', ['قرمز', 'Red'], 180],
      ['pink', ['صورتی', 'Pink'], 180],
      ['white', ['سفید', 'White'], 195],
    ),
    grams: 1300,
    order: { step: 2, min: 2 },
  },
  {
    code: 'plant-sabzineh-geranium-scent',
    brand: GOLDASHT,
    title: ['شمعدانی عطری', 'Scented geranium'],
    about: [
      'برگش را که لمس کنید بوی لیمو می‌دهد و پشه را دور می‌کند.',
      'Touch its leaf and it smells of lemon; it also keeps mosquitoes away.',
    ],
    spec: { light: BRIGHT, water: TWICE, height: 35, place: BALCONY },
    draw: ['geranium', 'lilac', 'turquoise'],
    options: single(210),
    grams: 1300,
  },
  {
    code: 'plant-sabzineh-olive',
    brand: GOLDASHT,
    title: ['نهال زیتون گلدانی', 'Potted olive tree'],
    about: [
      'زیتون رودبار روی بالکن شما؛ از سال سوم میوه می‌دهد.',
      'A Rudbar olive on your balcony, bearing from the third year.',
    ],
    spec: { light: BRIGHT, water: WEEKLY, height: 90, place: BALCONY },
    draw: ['olive', 'brick'],
    options: inColours(1650, 'white', 'camel'),
    grams: 5800,
    order: { max: 10 },
  },
  {
    code: 'plant-sabzineh-pothos',
    brand: GOLDASHT,
    title: ['پوتوس ابلق آویز', 'Trailing variegated pothos'],
    about: [
      'از قفسه پایین می‌ریزد و با قلمه زیاد می‌شود.',
      'It spills from the shelf and multiplies from cuttings.',
    ],
    spec: { light: HALF, water: WEEKLY, height: 30, place: FLAT },
    draw: ['pothos', 'cream'],
    options: inColours(380, 'cedar', 'pink', 'mustard'),
    grams: 1500,
  },
  {
    code: 'plant-sabzineh-hyacinth',
    brand: GOLDASHT,
    title: ['سنبل نوروزی', 'Nowruz hyacinth'],
    about: [
      'پیش از عید باز می‌شود و خانه را پر از عطر می‌کند.',
      'It opens before Nowruz and fills the house with scent.',
    ],
    spec: { light: HALF, water: TWICE, height: 25, place: FLAT },
    draw: ['hyacinth', 'lilac', 'turquoise'],
    options: inChoices(
      ['lilac', ['یاسی', 'Lilac'], 145],
      ['white', ['سفید', 'White'], 145],
      ['pink', ['صورتی', 'Pink'], 145],
    ),
    grams: 620,
    order: { max: 20 },
  },
  {
    code: 'plant-sabzineh-bonsai',
    brand: GOLDASHT,
    title: ['بن‌سای کاج ده‌ساله', 'Ten-year pine bonsai'],
    about: [
      'ده سال هرس شده؛ هر کدام یکتاست و با شناسنامه می‌آید.',
      'Pruned for ten years, each is unique and has its papers.',
    ],
    spec: { light: BRIGHT, water: TWICE, height: 40, place: FLAT },
    draw: ['bonsai', 'saffron'],
    options: inColours(6900, 'navy', 'brown'),
    grams: 3800,
    order: { max: 1 },
  },
  {
    code: 'plant-sabzineh-planter',
    brand: GOLDASHT,
    title: ['فلاورباکس سبزی خوردن', 'Kitchen herb box'],
    about: [
      'ریحان، نعنا و تره در جعبهٔ چوبی؛ سبزی تازه از لب پنجره.',
      'Basil, mint and leek chives in a wooden box: fresh herbs from the sill.',
    ],
    spec: { light: BRIGHT, water: ['یک روز در میان', 'Every other day'], height: 25, place: BALCONY },
    draw: ['planter', 'purple', 'turquoise'],
    options: inChoices(['60', ['۶۰ سانتی‌متری', '60 cm'], 780], ['90', ['۹۰ سانتی‌متری', '90 cm'], 1050]),
    grams: 6500,
    unit: UNITS.box,
  },
  {
    code: 'plant-bilcheh-can',
    brand: BILCHEH,
    title: ['آب‌پاش فلزی بیلچه', 'Bilcheh metal watering can'],
    about: ['سرش ریز می‌پاشد و خاک گلدان را نمی‌شوید.', 'Its fine rose does not wash the soil from the pot.'],
    spec: { light: TOOL, water: TOOL, height: 32, place: BALCONY },
    draw: ['can', 'saffron'],
    options: inColours(560, 'turquoise', 'mustard', 'coral'),
    grams: 720,
    unit: UNITS.piece,
    closings: TOOL_CLOSINGS,
  },
  {
    code: 'plant-bilcheh-tools',
    brand: BILCHEH,
    title: ['ست ابزار گلدان بیلچه سه‌تایی', 'Bilcheh three-piece hand tools'],
    about: [
      'بیلچه، چنگک و بیل باریک با دستهٔ چوب گردو.',
      'Trowel, fork and narrow spade with walnut handles.',
    ],
    spec: { light: TOOL, water: TOOL, height: 30, place: BALCONY },
    draw: ['tools', 'saffron', 'cedar'],
    options: single(480),
    grams: 640,
    unit: UNITS.set,
    closings: TOOL_CLOSINGS,
  },
  {
    code: 'plant-bilcheh-seeds',
    brand: BILCHEH,
    title: ['بذر گل‌های فصل بسته سه‌تایی', 'Seasonal flower seeds, three packets'],
    about: [
      'آفتاب‌گردان، جعفری و شاه‌پسند؛ تازه و با درصد سبزشدن بالا.',
      'Sunflower, marigold and verbena, fresh and quick to sprout.',
    ],
    spec: { light: BRIGHT, water: TWICE, height: 40, place: BALCONY },
    draw: ['seeds', 'saffron', 'green'],
    options: single(75),
    grams: 40,
    unit: UNITS.pack,
    order: { min: 2 },
    closings: TOOL_CLOSINGS,
  },
  {
    code: 'plant-bilcheh-seeds-herb',
    brand: BILCHEH,
    title: ['بذر سبزی خوردن بسته سه‌تایی', 'Salad herb seeds, three packets'],
    about: [
      'ریحان بنفش، شاهی و گشنیز برای گلدان و باغچه.',
      'Purple basil, cress and coriander for pot and plot.',
    ],
    spec: { light: BRIGHT, water: ['یک روز در میان', 'Every other day'], height: 25, place: BALCONY },
    draw: ['seeds', 'purple', 'turquoise'],
    options: single(68),
    grams: 40,
    unit: UNITS.pack,
    order: { min: 2 },
    closings: TOOL_CLOSINGS,
  },
]
