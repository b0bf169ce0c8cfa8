import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inColours, inStorage } from '../words.ts'

export type PhoneSpec = {
  screen: number
  memory: number
  camera: number
  battery: number
  network: '5G' | '4G' | '2G'
  years: number
}

const NEGARA: Text = ['نگارا', 'Negara']
const SEPEHR: Text = ['سپهرتک', 'Sepehrtek']
const TIRAZHEH: Text = ['تیراژه', 'Tirazheh']
const HAMRAH: Text = ['هم‌آوا', 'Hamava']

export const PHONES_ITEMS: readonly ItemSource<'phone', PhoneSpec>[] = [
  {
    code: 'phone-negara-a14',
    brand: NEGARA,
    title: ['گوشی موبایل نگارا مدل A14', 'Negara A14 mobile phone'],
    about: [
      'گوشی روزمره‌ای که دو روز شارژ نگه می‌دارد و برای پیام‌رسان و نقشه کم نمی‌آورد.',
      'An everyday phone that keeps its charge for two days and never lags with messages and maps.',
    ],
    spec: { screen: 6.5, memory: 4, camera: 50, battery: 5000, network: '4G', years: 2 },
    draw: ['column', 'saffron'],
    options: inStorage([64, 12_900, 'turquoise'], [128, 14_600, 'ink']),
    grams: 195,
  },
  {
    code: 'phone-negara-a35',
    brand: NEGARA,
    title: ['گوشی موبایل نگارا مدل A35 5G', 'Negara A35 5G mobile phone'],
    about: [
      'صفحهٔ ۱۲۰ هرتزی آن زیر آفتاب هم خوانا می‌ماند و لرزش‌گیر دوربین فیلم‌های دستی را نرم می‌کند.',
      'Its 120 Hz screen stays readable in sunlight and the stabilised camera smooths hand-held video.',
    ],
    spec: { screen: 6.6, memory: 8, camera: 50, battery: 5000, network: '5G', years: 4 },
    draw: ['column', 'coral'],
    options: inStorage([128, 27_500, 'lilac'], [256, 31_900, 'navy']),
    grams: 209,
  },
  {
    code: 'phone-negara-s24',
    brand: NEGARA,
    title: ['گوشی موبایل نگارا مدل S24 پرو', 'Negara S24 Pro mobile phone'],
    about: [
      'پرچم‌دار نگارا با قاب تیتانیومی و سه لنز که از نمای باز تا بزرگ‌نمایی ده‌برابر را پوشش می‌دهند.',
      "Negara's flagship in titanium, with three lenses that reach from wide views to a tenfold zoom.",
    ],
    spec: { screen: 6.8, memory: 12, camera: 200, battery: 5000, network: '5G', years: 7 },
    draw: ['square', 'sky'],
    options: inStorage([256, 98_500, 'grey'], [512, 112_000, 'ink'], [1000, 134_000, 'cream']),
    grams: 232,
  },
  {
    code: 'phone-negara-fold',
    brand: NEGARA,
    title: ['گوشی تاشو نگارا مدل Z6', 'Negara Z6 folding phone'],
    about: [
      'باز که می‌شود یک تبلت کوچک است و بسته که باشد در جیب پیراهن جا می‌گیرد.',
      'Opened it is a small tablet; closed it fits a shirt pocket.',
    ],
    spec: { screen: 7.6, memory: 12, camera: 50, battery: 4400, network: '5G', years: 7 },
    draw: ['fold', 'pink'],
    options: inStorage([256, 149_000, 'navy'], [512, 163_000, 'silver']),
    grams: 239,
  },
  {
    code: 'phone-sepehr-m10',
    brand: SEPEHR,
    title: ['گوشی موبایل سپهرتک مدل M10', 'Sepehrtek M10 mobile phone'],
    about: [
      'سبک‌ترین گوشی سپهرتک که برای اولین گوشی نوجوان‌ها انتخاب خوبی است.',
      'The lightest Sepehrtek, and a good first phone for a teenager.',
    ],
    spec: { screen: 6.4, memory: 4, camera: 13, battery: 4500, network: '4G', years: 2 },
    draw: ['ring', 'mustard'],
    options: inStorage([64, 9800, 'sky'], [128, 11_200, 'pink']),
    grams: 176,
  },
  {
    code: 'phone-sepehr-m20',
    brand: SEPEHR,
    title: ['گوشی موبایل سپهرتک مدل M20 پلاس', 'Sepehrtek M20 Plus mobile phone'],
    about: [
      'شارژ ۶۷ واتی در نیم ساعت باتری را به هفتاد درصد می‌رساند.',
      'Its 67 W charger fills the battery to seventy per cent in half an hour.',
    ],
    spec: { screen: 6.7, memory: 8, camera: 64, battery: 5100, network: '4G', years: 3 },
    draw: ['ring', 'turquoise'],
    options: inStorage([128, 19_800, 'green'], [256, 22_400, 'ink']),
    grams: 201,
  },
  {
    code: 'phone-sepehr-x5',
    brand: SEPEHR,
    title: ['گوشی موبایل سپهرتک مدل X5 گیمینگ', 'Sepehrtek X5 gaming phone'],
    about: [
      'خنک‌کنندهٔ محفظه‌بخار و دو دکمهٔ لبه‌ای دارد و در بازی‌های سنگین داغ نمی‌کند.',
      'A vapour chamber and two edge triggers keep it cool and quick in heavy games.',
    ],
    spec: { screen: 6.8, memory: 16, camera: 64, battery: 6000, network: '5G', years: 3 },
    draw: ['bar', 'red'],
    options: inStorage([256, 58_900, 'ink'], [512, 66_500, 'red']),
    grams: 228,
  },
  {
    code: 'phone-sepehr-lite',
    brand: SEPEHR,
    title: ['گوشی موبایل سپهرتک مدل لایت ۳', 'Sepehrtek Lite 3 mobile phone'],
    about: [
      'اندروید سبک و منوی فارسی دارد و با همین رم کم هم روان کار می‌کند.',
      'With a light Android and a Persian menu it runs smoothly on little memory.',
    ],
    spec: { screen: 6.1, memory: 3, camera: 8, battery: 4000, network: '4G', years: 1 },
    draw: ['column', 'orange'],
    options: inColours(7400, 'grey', 'turquoise'),
    grams: 168,
  },
  {
    code: 'phone-tirazheh-t7',
    brand: TIRAZHEH,
    title: ['گوشی موبایل تیراژه مدل T7', 'Tirazheh T7 mobile phone'],
    about: [
      'دوربین سلفی ۳۲ مگاپیکسلی و نور ملایم صفحه، تماس تصویری شبانه را هم روشن نگه می‌دارد.',
      'A 32-megapixel selfie camera and soft screen light keep even night-time video calls bright.',
    ],
    spec: { screen: 6.7, memory: 8, camera: 108, battery: 5000, network: '5G', years: 3 },
    draw: ['square', 'saffron'],
    options: inStorage([256, 34_500, 'maroon'], [512, 39_900, 'mint']),
    grams: 198,
  },
  {
    code: 'phone-tirazheh-t7pro',
    brand: TIRAZHEH,
    title: ['گوشی موبایل تیراژه مدل T7 پرو', 'Tirazheh T7 Pro mobile phone'],
    about: [
      'لنز پریسکوپی آن از ردیف آخر تالار هم چهرهٔ روی صحنه را می‌گیرد.',
      'Its periscope lens catches a face on stage from the last row of the hall.',
    ],
    spec: { screen: 6.8, memory: 12, camera: 108, battery: 5200, network: '5G', years: 5 },
    draw: ['ring', 'beige'],
    options: inStorage([256, 62_500, 'purple'], [512, 69_900, 'ink']),
    grams: 214,
  },
  {
    code: 'phone-tirazheh-mini',
    brand: TIRAZHEH,
    title: ['گوشی موبایل تیراژه مدل مینی', 'Tirazheh Mini mobile phone'],
    about: [
      'یکی از معدود گوشی‌های قوی بازار که با یک دست به همهٔ صفحه می‌رسید.',
      'One of the few strong phones left whose whole screen you can reach with one hand.',
    ],
    spec: { screen: 5.9, memory: 8, camera: 50, battery: 4300, network: '5G', years: 5 },
    draw: ['square', 'lilac'],
    options: inStorage([128, 41_500, 'coral'], [256, 45_900, 'white']),
    grams: 169,
  },
  {
    code: 'phone-tirazheh-rugged',
    brand: TIRAZHEH,
    title: ['گوشی ضدضربه تیراژه مدل کوه', 'Tirazheh Kuh rugged phone'],
    about: [
      'برای کارگاه و کوه ساخته شده؛ افتادن روی سنگ، گردوغبار و باران را تاب می‌آورد.',
      'Made for the workshop and the mountain: it survives falls on stone, dust and rain.',
    ],
    spec: { screen: 6.3, memory: 6, camera: 48, battery: 8000, network: '4G', years: 2 },
    draw: ['bar', 'saffron'],
    options: inColours(24_800, 'olive', 'ink'),
    grams: 310,
  },
  {
    code: 'phone-hamava-d2',
    brand: HAMRAH,
    title: ['گوشی دکمه‌ای هم‌آوا مدل D2', 'Hamava D2 keypad phone'],
    about: [
      'دکمه‌های بزرگ، زنگ بلند و چراغ‌قوه دارد و باتری‌اش ده روز می‌ماند.',
      'It has large keys, a loud ring and a torch, and its battery lasts ten days.',
    ],
    spec: { screen: 2.4, memory: 0.032, camera: 0.3, battery: 1500, network: '2G', years: 0 },
    draw: ['button', 'sky'],
    options: inColours(1950, 'navy', 'red', 'ink'),
    grams: 92,
  },
  {
    code: 'phone-hamava-d5',
    brand: HAMRAH,
    title: ['گوشی دکمه‌ای هم‌آوا مدل D5 با دکمه کمک', 'Hamava D5 keypad phone with help key'],
    about: [
      'دکمهٔ کمک پشت گوشی به سه شمارهٔ نزدیکان شما پشت‌سرهم زنگ می‌زند.',
      'The help key on its back rings three family numbers one after another.',
    ],
    spec: { screen: 2.8, memory: 0.064, camera: 2, battery: 2100, network: '4G', years: 0 },
    draw: ['button', 'mint'],
    options: inColours(3650, 'maroon', 'silver'),
    grams: 118,
  },
  {
    code: 'phone-hamava-one',
    brand: HAMRAH,
    title: ['گوشی موبایل هم‌آوا مدل وان', 'Hamava One mobile phone'],
    about: [
      'گوشی لمسی ساده با نوشته‌های درشت برای پدربزرگ‌ها و مادربزرگ‌ها.',
      'A simple touch phone with large letters, meant for grandparents.',
    ],
    spec: { screen: 6.2, memory: 4, camera: 13, battery: 5000, network: '4G', years: 2 },
    draw: ['bar', 'cream'],
    options: inColours(8900, 'green', 'silver'),
    grams: 188,
  },
]
