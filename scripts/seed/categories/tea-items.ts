import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inGrams, UNITS } from '../words.ts'

export type TeaSpec = { leaf: Text; origin: Text; taste: Text; brew: Text }

const GOLCHAY: Text = ['گلچای لاهیج', 'Golchay Lahij']
const BABUNEH: Text = ['بابونه‌زار', 'Babunehzar']

const BLACK: Text = ['چای سیاه', 'Black tea']
export const HERB: Text = ['دمنوش گیاهی', 'Herbal infusion']
const TEN: Text = ['۱۰ دقیقه روی بخار', '10 minutes over steam']
const FIVE: Text = ['۵ دقیقه در آب جوش', '5 minutes in boiling water']
const LAHIJAN: Text = ['لاهیجان', 'Lahijan']

export const TEA_ITEMS: readonly ItemSource<'tea', TeaSpec>[] = [
  {
    code: 'tea-golchay-spring',
    brand: GOLCHAY,
    title: ['چای بهاره لاهیجان قلم', 'Lahijan spring tea, long leaf'],
    about: [
      'اولین چین اردیبهشت با برگ قلم؛ رنگ کهربایی و عطری که نیاز به هل ندارد.',
      'The first picking of May, in long leaf: amber in the glass and fragrant without cardamom.',
    ],
    spec: { leaf: BLACK, origin: LAHIJAN, taste: ['ملایم و گل‌گونه', 'mild and flowery'], brew: TEN },
    draw: ['tin', '#a8481a', 'turquoise'],
    options: inGrams([250, 285], [500, 545], [1000, 1040]),
    grams: 540,
  },
  {
    code: 'tea-golchay-broken',
    brand: GOLCHAY,
    title: ['چای شکسته لاهیجان', 'Lahijan broken-leaf tea'],
    about: [
      'پررنگ و دبش، برای آن‌ها که چای را با نبات می‌خورند.',
      'Strong and bracing, for those who take it with rock sugar.',
    ],
    spec: { leaf: BLACK, origin: LAHIJAN, taste: ['پررنگ و دبش', 'strong and brisk'], brew: TEN },
    draw: ['pouch', '#8a2f12', 'maroon'],
    options: inGrams([500, 420], [1000, 790]),
    grams: 540,
  },
  {
    code: 'tea-golchay-cardamom',
    brand: GOLCHAY,
    title: ['چای هل‌دار گلچای', 'Golchay cardamom tea'],
    about: [
      'هل سبز کوبیده با چای بهاره؛ بوی خانهٔ مادربزرگ در یک استکان.',
      'Crushed green cardamom with spring tea: grandmother’s house in a glass.',
    ],
    spec: {
      leaf: ['چای معطر', 'Scented tea'],
      origin: LAHIJAN,
      taste: ['هل تازه', 'with fresh cardamom'],
      brew: TEN,
    },
    draw: ['tin', '#a8481a', 'olive'],
    options: inGrams([250, 340], [500, 655]),
    grams: 300,
  },
  {
    code: 'tea-golchay-bergamot',
    brand: GOLCHAY,
    title: ['چای ترنج گلچای', 'Golchay bergamot tea'],
    about: [
      'پوست ترنج شمال جای اسانس را گرفته و طعمش تند نیست.',
      'Peel of northern bergamot takes the place of essence, so the taste is gentle.',
    ],
    spec: {
      leaf: ['چای معطر', 'Scented tea'],
      origin: ['رامسر', 'Ramsar'],
      taste: ['پوست ترنج', 'with bergamot peel'],
      brew: FIVE,
    },
    draw: ['box', '#b55a1e', 'navy'],
    options: inGrams([250, 330], [500, 630]),
    grams: 300,
  },
  {
    code: 'tea-golchay-green',
    brand: GOLCHAY,
    title: ['چای سبز املش', 'Amlash green tea'],
    about: [
      'برگ‌ها را در تشت مسی بو می‌دهند و تلخی‌اش کم است.',
      'The leaves are roasted in copper pans, so there is little bitterness.',
    ],
    spec: {
      leaf: ['چای سبز', 'Green tea'],
      origin: ['املش', 'Amlash'],
      taste: ['علفی و سبک', 'grassy and light'],
      brew: ['۳ دقیقه در آب ۸۰ درجه', '3 minutes at 80 °C'],
    },
    draw: ['jar', '#a9b04a', 'cedar'],
    options: inGrams([100, 165], [250, 385]),
    grams: 190,
  },
  {
    code: 'tea-golchay-bags',
    brand: GOLCHAY,
    title: ['چای کیسه‌ای گلچای جعبه ۲۵ تایی', 'Golchay tea bags, box of 25'],
    about: [
      'همان چای لاهیجان در کیسهٔ نخی بدون منگنه، برای اداره و سفر.',
      'The same Lahijan tea in staple-free bags, for the office and the road.',
    ],
    spec: {
      leaf: BLACK,
      origin: LAHIJAN,
      taste: ['متعادل', 'well balanced'],
      brew: ['۳ دقیقه در لیوان', '3 minutes in the cup'],
    },
    draw: ['bags', '#a8481a', 'red'],
    options: inChoices(['25', ['۲۵ عددی', '25 bags'], 95], ['100', ['۱۰۰ عددی', '100 bags'], 345]),
    grams: 70,
    unit: UNITS.box,
    order: { min: 5 },
  },
  {
    code: 'tea-golchay-bags-mix',
    brand: GOLCHAY,
    title: ['دمنوش کیسه‌ای آمیخته گلچای', 'Golchay mixed infusion bags'],
    about: [
      'چهار طعم در یک جعبه تا معلوم شود هرکس کدام را می‌پسندد.',
      'Four kinds in one box, so that everyone finds a favourite.',
    ],
    spec: {
      leaf: HERB,
      origin: LAHIJAN,
      taste: ['به‌لیمو، نعنا، بابونه و سیب', 'of verbena, mint, chamomile and apple'],
      brew: FIVE,
    },
    draw: ['bags', '#c98a2e', 'mint'],
    options: inChoices(['20', ['۲۰ عددی', '20 bags'], 120]),
    grams: 60,
    unit: UNITS.box,
    order: { min: 5, step: 5 },
  },
  {
    code: 'tea-babuneh-borage',
    brand: BABUNEH,
    title: ['گل گاوزبان الموت', 'Alamut borage flowers'],
    about: [
      'گلبرگ بنفش دست‌چین الموت که با لیموعمانی دم می‌شود و خواب را آرام می‌کند.',
      'Hand-picked violet petals from Alamut, brewed with dried lime for quiet sleep.',
    ],
    spec: {
      leaf: HERB,
      origin: ['الموت', 'Alamut'],
      taste: ['گیاهی و آرام', 'herbal and calming'],
      brew: TEN,
    },
    draw: ['jar', '#7a4e9a', 'purple'],
    options: inGrams([50, 240], [100, 465]),
    grams: 120,
  },
  {
    code: 'tea-babuneh-chamomile',
    brand: BABUNEH,
    title: ['بابونه کوهی', 'Mountain chamomile'],
    about: [
      'سرگل‌های درشت دامنهٔ سبلان بدون ساقه و خاک.',
      'Large flower heads from the slopes of Sabalan, free of stalk and dust.',
    ],
    spec: {
      leaf: HERB,
      origin: ['سبلان', 'Sabalan'],
      taste: ['سیب و عسل', 'like apple and honey'],
      brew: FIVE,
    },
    draw: ['pot', '#d9a93a', 'saffron'],
    options: inGrams([50, 110], [100, 205]),
    grams: 90,
  },
  {
    code: 'tea-babuneh-verbena',
    brand: BABUNEH,
    title: ['به‌لیمو برگ کامل', 'Whole-leaf lemon verbena'],
    about: [
      'برگ‌ها سالم مانده و بوی لیمو با اولین جوش بلند می‌شود.',
      'The leaves are whole, and the lemon scent rises with the first boil.',
    ],
    spec: { leaf: HERB, origin: ['مینودشت', 'Minudasht'], taste: ['لیمویی', 'of lemon'], brew: FIVE },
    draw: ['pouch', '#b7b04a', 'green'],
    options: inGrams([50, 125], [100, 230]),
    grams: 90,
  },
  {
    code: 'tea-babuneh-rose',
    brand: BABUNEH,
    title: ['غنچه گل محمدی قمصر', 'Qamsar rose buds'],
    about: [
      'غنچه‌های سحرچین قمصر که هم دم می‌شود و هم روی شله‌زرد می‌نشیند.',
      'Buds picked at dawn in Qamsar, for the teapot and for saffron pudding alike.',
    ],
    spec: { leaf: HERB, origin: ['قمصر کاشان', 'Qamsar, Kashan'], taste: ['گل سرخ', 'of roses'], brew: FIVE },
    draw: ['pot', '#c95f78', 'pink'],
    options: inGrams([50, 145], [100, 270]),
    grams: 80,
  },
  {
    code: 'tea-babuneh-mint',
    brand: BABUNEH,
    title: ['نعناع خشک برگ درشت', 'Large-leaf dried mint'],
    about: [
      'در سایه خشک شده و سبز مانده؛ پس از شام معده را سبک می‌کند.',
      'Dried in shade and still green, it settles the stomach after dinner.',
    ],
    spec: { leaf: HERB, origin: ['فریدن', 'Fereydan'], taste: ['خنک', 'cool and fresh'], brew: FIVE },
    draw: ['jar', '#7fae6b', 'mint'],
    options: inGrams([50, 75], [100, 140]),
    grams: 80,
  },
  {
    code: 'tea-babuneh-hibiscus',
    brand: BABUNEH,
    title: ['چای ترش سیستان', 'Sistan hibiscus'],
    about: [
      'کاسبرگ‌های سرخ سیستان که گرم و سردش هر دو نوشیدنی است.',
      'Red calyces from Sistan, good hot or iced.',
    ],
    spec: {
      leaf: HERB,
      origin: ['سیستان', 'Sistan'],
      taste: ['ترش و میوه‌ای', 'tart and fruity'],
      brew: FIVE,
    },
    draw: ['pot', '#a3162f', 'maroon'],
    options: inGrams([100, 130], [250, 295]),
    grams: 140,
  },
  {
    code: 'tea-babuneh-quince',
    brand: BABUNEH,
    title: ['دمنوش به و دارچین', 'Quince and cinnamon infusion'],
    about: [
      'ورقه‌های به اصفهان با چوب دارچین؛ نوشیدنی شب‌های پاییز.',
      'Slices of Isfahan quince with cinnamon bark, a drink for autumn nights.',
    ],
    spec: {
      leaf: HERB,
      origin: ['اصفهان', 'Isfahan'],
      taste: ['به و دارچین', 'of quince and cinnamon'],
      brew: ['۱۵ دقیقه جوشاندن آرام', '15 minutes at a simmer'],
    },
    draw: ['box', '#d08a3a', 'orange'],
    options: inGrams([150, 155], [300, 290]),
    grams: 190,
  },
  {
    code: 'tea-golchay-gift',
    brand: GOLCHAY,
    title: ['جعبه هدیه چای گلچای', 'Golchay tea gift tin'],
    about: [
      'سه چای در یک قوطی منقوش؛ هدیه‌ای که همیشه به کار می‌آید.',
      'Three teas in one painted tin: a present that is always of use.',
    ],
    spec: {
      leaf: BLACK,
      origin: LAHIJAN,
      taste: ['ساده، هل‌دار و ترنج', 'plain, with cardamom and with bergamot'],
      brew: TEN,
    },
    draw: ['tin', '#a8481a', 'blue'],
    options: inChoices(['300', ['۳۰۰ گرمی', '300 g'], 690]),
    grams: 620,
    unit: UNITS.box,
  },
]
