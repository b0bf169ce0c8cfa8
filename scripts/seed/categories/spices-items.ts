import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inGrams, UNITS } from '../words.ts'

export type SpiceSpec = { form: Text; origin: Text; grade: Text; use: Text }

const ZAR: Text = ['زرریس خراسان', 'Zarris Khorasan']
const ATTARI: Text = ['عطاری بازارچه', 'Bazarcheh spices']

const GROUND: Text = ['ادویه آسیاب‌شده', 'Ground spice']
const WHOLE: Text = ['ادویه دانه', 'Whole spice']
const STIGMA: Text = ['رشته زعفران', 'Saffron threads']

const TOOL_CLOSINGS: readonly Text[] = [
  ['از یک تکه ریخته شده و لق نمی‌زند.', 'It is cast in one piece and does not rock.'],
  ['با پارچهٔ خشک پاکش کنید تا برقش بماند.', 'Wipe it with a dry cloth to keep its shine.'],
]

export const SPICES_ITEMS: readonly ItemSource<'spice', SpiceSpec>[] = [
  {
    code: 'spice-zarris-sargol',
    brand: ZAR,
    title: ['زعفران سرگل قائنات', 'Qaenat sargol saffron'],
    about: [
      'سرخی خالص کلاله بدون ریشهٔ زرد؛ یک پَر آن یک پیمانه برنج را رنگ می‌کند.',
      'Pure red stigma without the yellow root; a pinch colours a cup of rice.',
    ],
    spec: {
      form: STIGMA,
      origin: ['قائنات', 'Qaenat'],
      grade: ['سرگل', 'Sargol'],
      use: ['پلو، شله‌زرد و شربت', 'rice, puddings and sherbet'],
    },
    draw: ['saffronJar', 'saffron', 'maroon'],
    options: inChoices(
      ['half', ['نیم مثقال', 'Half a mithqal'], 590],
      ['1', ['یک مثقال', 'One mithqal'], 1150],
      ['2', ['دو مثقال', 'Two mithqals'], 2260],
    ),
    grams: 30,
    unit: UNITS.mithqal,
    order: { max: 20 },
  },
  {
    code: 'spice-zarris-negin',
    brand: ZAR,
    title: ['زعفران نگین صادراتی', 'Export-grade negin saffron'],
    about: [
      'کلاله‌های بلند و سالم که برای هدیه و صادرات جدا می‌کنند.',
      'Long unbroken stigmas, set apart for presents and export.',
    ],
    spec: {
      form: STIGMA,
      origin: ['تربت‌حیدریه', 'Torbat-e Heydarieh'],
      grade: ['نگین', 'Negin'],
      use: ['هدیه و غذاهای مجلسی', 'presents and festive dishes'],
    },
    draw: ['saffronTin', 'gold', 'red'],
    options: inChoices(['1', ['یک مثقال', 'One mithqal'], 1290], ['5g', ['پنج گرم', 'Five grams'], 1410]),
    grams: 60,
    unit: UNITS.mithqal,
    order: { max: 20 },
  },
  {
    code: 'spice-zarris-pushal',
    brand: ZAR,
    title: ['زعفران پوشال خانگی', 'Household pushal saffron'],
    about: [
      'کمی از سفیدی ریشه را دارد؛ برای آشپزی هرروزه به‌صرفه است.',
      'With a little of the white style left on, it is the thrifty choice for daily cooking.',
    ],
    spec: {
      form: STIGMA,
      origin: ['گناباد', 'Gonabad'],
      grade: ['پوشال', 'Pushal'],
      use: ['آشپزی روزانه', 'daily cooking'],
    },
    draw: ['saffronJar', 'gold', 'cedar'],
    options: inChoices(['1', ['یک مثقال', 'One mithqal'], 890], ['3', ['سه مثقال', 'Three mithqals'], 2620]),
    grams: 40,
    unit: UNITS.mithqal,
  },
  {
    code: 'spice-zarris-bunch',
    brand: ZAR,
    title: ['زعفران دسته دخترپیچ', 'Bunched dokhtar-pich saffron'],
    about: [
      'کلاله و خامه را با نخ دسته کرده‌اند؛ به رسم قدیم خراسان.',
      'Stigma and style tied in bunches, in the old Khorasan way.',
    ],
    spec: {
      form: STIGMA,
      origin: ['بجستان', 'Bajestan'],
      grade: ['دسته', 'Bunched'],
      use: ['دم‌نوش و نگهداری بلندمدت', 'infusions and long keeping'],
    },
    draw: ['saffronTin', 'cream', 'turquoise'],
    options: inChoices(['1', ['یک مثقال', 'One mithqal'], 840]),
    grams: 50,
    unit: UNITS.mithqal,
  },
  {
    code: 'spice-zarris-gift',
    brand: ZAR,
    title: ['جعبه هدیه زعفران و هل', 'Saffron and cardamom gift box'],
    about: [
      'زعفران، هل و غنچهٔ گل در جعبهٔ چوبی؛ سوغات آبرومند خراسان.',
      'Saffron, cardamom and rose buds in a wooden box: a handsome souvenir of Khorasan.',
    ],
    spec: {
      form: ['جعبه هدیه', 'Gift box'],
      origin: ['خراسان', 'Khorasan'],
      grade: ['سرگل', 'Sargol'],
      use: ['هدیه', 'presents'],
    },
    draw: ['gift', 'mustard', 'brown'],
    options: inChoices(['s', ['کوچک', 'Small'], 1850], ['l', ['بزرگ', 'Large'], 3200]),
    grams: 520,
    unit: UNITS.box,
  },
  {
    code: 'spice-bazarcheh-turmeric',
    brand: ATTARI,
    title: ['زردچوبه آسیاب‌شده', 'Ground turmeric'],
    about: [
      'ریشهٔ درشت را خودمان آسیاب می‌کنیم و بوی خامی ندارد.',
      'We grind the large root ourselves, and it has no raw smell.',
    ],
    spec: {
      form: GROUND,
      origin: ['هند', 'India'],
      grade: ['یک', 'First'],
      use: ['خورش و گوشت', 'stews and meat'],
    },
    draw: ['heap', '#e0a21e', 'navy'],
    options: inGrams([100, 45], [250, 98], [500, 185]),
    grams: 280,
  },
  {
    code: 'spice-bazarcheh-sumac',
    brand: ATTARI,
    title: ['سماق قهوه‌ای', 'Brown sumac'],
    about: [
      'سماق بی‌نمک کباب؛ ترشی‌اش از خود میوه است.',
      'Unsalted sumac for kebab, tart from the fruit itself.',
    ],
    spec: {
      form: GROUND,
      origin: ['قزوین', 'Qazvin'],
      grade: ['یک', 'First'],
      use: ['کباب و سالاد', 'kebab and salads'],
    },
    draw: ['heap', '#7a1f2b', 'cream'],
    options: inGrams([100, 68], [250, 155]),
    grams: 280,
  },
  {
    code: 'spice-bazarcheh-cinnamon',
    brand: ATTARI,
    title: ['دارچین آسیاب‌شده', 'Ground cinnamon'],
    about: [
      'چوب نازک سیلان را نرم کرده‌ایم؛ شیرین است و تند نیست.',
      'Thin Ceylon bark ground fine: sweet, not sharp.',
    ],
    spec: {
      form: GROUND,
      origin: ['سیلان', 'Ceylon'],
      grade: ['ممتاز', 'Select'],
      use: ['حلوا، شله‌زرد و چای', 'halva, puddings and tea'],
    },
    draw: ['jar', '#9a5a2e', 'maroon'],
    options: inGrams([100, 92], [250, 215]),
    grams: 160,
  },
  {
    code: 'spice-bazarcheh-advieh',
    brand: ATTARI,
    title: ['ادویه پلویی نه‌گیاه', 'Nine-spice rice mix'],
    about: [
      'نه ادویه به نسبت دفتر قدیمی عطاری؛ برای لوبیاپلو و قیمه‌نثار.',
      'Nine spices in the proportions of the shop’s old book, for bean rice and qeymeh.',
    ],
    spec: {
      form: ['ادویه آمیخته', 'Mixed spice'],
      origin: ['بازار تهران', 'the Tehran bazaar'],
      grade: ['ممتاز', 'Select'],
      use: ['پلوهای مخلوط', 'mixed rice dishes'],
    },
    draw: ['jar', '#b9772e', 'turquoise'],
    options: inGrams([100, 85], [250, 198]),
    grams: 160,
  },
  {
    code: 'spice-bazarcheh-pepper',
    brand: ATTARI,
    title: ['فلفل سیاه دانه', 'Whole black pepper'],
    about: [
      'دانه‌های درشت و سنگین که در آسیاب شما عطر می‌دهد.',
      'Large heavy corns that give their scent in your own mill.',
    ],
    spec: { form: WHOLE, origin: ['هند', 'India'], grade: ['یک', 'First'], use: ['همه غذاها', 'every dish'] },
    draw: ['mortar', '#3d332c', 'gold'],
    options: inGrams([100, 98], [250, 232]),
    grams: 130,
  },
  {
    code: 'spice-bazarcheh-cardamom',
    brand: ATTARI,
    title: ['هل سبز اکبر', 'Large green cardamom'],
    about: [
      'غلاف سبز بسته با دانهٔ سیاه براق؛ یکی برای یک قوری بس است.',
      'Closed green pods with shiny black seeds: one is enough for a pot.',
    ],
    spec: {
      form: WHOLE,
      origin: ['گواتمالا', 'Guatemala'],
      grade: ['اکبر', 'Large'],
      use: ['چای و شیرینی', 'tea and sweets'],
    },
    draw: ['sack', '#8aa05a', 'green'],
    options: inGrams([50, 245], [100, 475]),
    grams: 90,
  },
  {
    code: 'spice-bazarcheh-lime',
    brand: ATTARI,
    title: ['لیموعمانی جهرم', 'Jahrom dried limes'],
    about: [
      'پوست‌نازک و بی‌تلخی؛ در قیمه و قورمه‌سبزی جا می‌افتد.',
      'Thin-skinned and not bitter, they belong in qeymeh and herb stew.',
    ],
    spec: {
      form: WHOLE,
      origin: ['جهرم', 'Jahrom'],
      grade: ['یک', 'First'],
      use: ['خورش و آش', 'stews and soups'],
    },
    draw: ['sack', '#8a6a3e', 'mustard'],
    options: inGrams([250, 118], [500, 225]),
    grams: 280,
  },
  {
    code: 'spice-bazarcheh-golpar',
    brand: ATTARI,
    title: ['گلپر کوهی آسیاب‌شده', 'Ground Persian hogweed'],
    about: [
      'روی انار دون‌شده و باقالی داغ می‌پاشند؛ بوی کوه می‌دهد.',
      'Sprinkled on pomegranate seeds and hot beans, it smells of the mountain.',
    ],
    spec: {
      form: GROUND,
      origin: ['البرز', 'Alborz'],
      grade: ['یک', 'First'],
      use: ['انار، باقالی و ترشی', 'pomegranate, beans and pickles'],
    },
    draw: ['heap', '#8a8a3e', 'turquoise'],
    options: inGrams([50, 42], [100, 78]),
    grams: 120,
  },
  {
    code: 'spice-bazarcheh-set',
    brand: ATTARI,
    title: ['ست ادویه آشپزخانه سه شیشه', 'Kitchen spice set, three jars'],
    about: [
      'زردچوبه، فلفل و دارچین در شیشه‌های هم‌خانواده؛ شروع یک قفسهٔ مرتب.',
      'Turmeric, pepper and cinnamon in matching jars: the start of a tidy shelf.',
    ],
    spec: {
      form: ['ست ادویه', 'Spice set'],
      origin: ['بازار تهران', 'the Tehran bazaar'],
      grade: ['یک', 'First'],
      use: ['آشپزی روزانه', 'daily cooking'],
    },
    draw: ['jar', '#d0892a', 'ink'],
    options: inChoices(['3', ['سه شیشه', 'Three jars'], 265]),
    grams: 780,
    unit: UNITS.box,
  },
  {
    code: 'spice-bazarcheh-mortar',
    brand: ATTARI,
    title: ['هاون برنجی زعفران', 'Brass saffron mortar'],
    about: [
      'هاون کوچک سنگین برای ساییدن زعفران با حبه‌ای قند.',
      'A small heavy mortar for grinding saffron with a lump of sugar.',
    ],
    spec: {
      form: ['هاون', 'Mortar'],
      origin: ['بروجرد', 'Borujerd'],
      grade: ['یک', 'First'],
      use: ['ساییدن زعفران و هل', 'grinding saffron and cardamom'],
    },
    draw: ['mortar', '#a3161d', 'gold'],
    options: inChoices(['std', ['متوسط', 'Medium'], 980]),
    grams: 1400,
    unit: UNITS.piece,
    taxPercent: 10,
    closings: TOOL_CLOSINGS,
  },
]
