import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inColours, inStorage } from '../words.ts'

export type LaptopSpec = {
  screen: number
  processor: Text
  memory: number
  graphics: Text
  hours: number
  form: Text
}

const RAYAN: Text = ['رایان‌مهر', 'Rayanmehr']
const HIRAD: Text = ['هیراد', 'Hirad']
const PARNIK: Text = ['پارنیک', 'Parnik']

const SHARED: Text = ['مجتمع', 'Integrated']
const LAPTOP: Text = ['لپ‌تاپ', 'Laptop']
const SIX_U: Text = ['شش‌هسته‌ای سری U', 'six-core U-series']
const EIGHT_U: Text = ['هشت‌هسته‌ای سری U', 'eight-core U-series']
const TEN_P: Text = ['ده‌هسته‌ای سری P', 'ten-core P-series']
const FOUR_LOW: Text = ['چهارهسته‌ای کم‌مصرف', 'four-core low-power']
const MOBILE: Text = ['هشت‌هسته‌ای همراه', 'eight-core mobile']
const TABLET: Text = ['تبلت', 'Tablet']
const ALL_IN_ONE: Text = ['رایانه یکپارچه', 'All-in-one computer']

export const LAPTOPS_ITEMS: readonly ItemSource<'laptop', LaptopSpec>[] = [
  {
    code: 'laptop-rayan-book14',
    brand: RAYAN,
    title: ['لپ‌تاپ ۱۴ اینچی رایان‌مهر مدل Book 14', 'Rayanmehr Book 14 laptop'],
    about: [
      'بدنهٔ آلومینیومی یک کیلو و سیصد گرمی دارد و کنار دفترهای دانشجو در کوله جا می‌شود.',
      'Its aluminium body weighs 1.3 kg and slips into a student bag beside the notebooks.',
    ],
    spec: { screen: 14, processor: SIX_U, memory: 8, graphics: SHARED, hours: 11, form: LAPTOP },
    draw: ['slim', 'coral'],
    options: inStorage([256, 42_900, 'silver'], [512, 46_800, 'navy']),
    grams: 1320,
  },
  {
    code: 'laptop-rayan-book15',
    brand: RAYAN,
    title: ['لپ‌تاپ ۱۵ اینچی رایان‌مهر مدل Book 15', 'Rayanmehr Book 15 laptop'],
    about: [
      'صفحه‌کلید کامل با بخش عددی، کار با جدول و حسابداری را ساده می‌کند.',
      'A full keyboard with a number block makes tables and bookkeeping easy.',
    ],
    spec: { screen: 15.6, processor: EIGHT_U, memory: 16, graphics: SHARED, hours: 9, form: LAPTOP },
    draw: ['office', 'turquoise'],
    options: inStorage([512, 54_500, 'grey'], [1000, 59_900, 'silver']),
    grams: 1720,
  },
  {
    code: 'laptop-rayan-air',
    brand: RAYAN,
    title: ['لپ‌تاپ ۱۳ اینچی رایان‌مهر مدل Air', 'Rayanmehr Air laptop'],
    about: [
      'پنکه ندارد و بی‌صدا کار می‌کند؛ یک روز کامل اداری را با یک شارژ می‌گذراند.',
      'It has no fan and makes no sound, and one charge covers a full office day.',
    ],
    spec: {
      screen: 13.4,
      processor: ['ده‌هسته‌ای کم‌مصرف', 'ten-core low-power'],
      memory: 16,
      graphics: SHARED,
      hours: 17,
      form: LAPTOP,
    },
    draw: ['slim', 'saffron'],
    options: inStorage([512, 79_500, 'roseGold'], [1000, 88_000, 'ink']),
    grams: 1080,
  },
  {
    code: 'laptop-rayan-studio',
    brand: RAYAN,
    title: ['لپ‌تاپ ۱۶ اینچی رایان‌مهر مدل Studio', 'Rayanmehr Studio 16 laptop'],
    about: [
      'نمایشگر کالیبره‌شدهٔ آن رنگ چاپ را همان‌گونه نشان می‌دهد که از چاپخانه بیرون می‌آید.',
      'Its calibrated display shows print colours as they will leave the press.',
    ],
    spec: {
      screen: 16,
      processor: ['چهارده‌هسته‌ای سری H', 'fourteen-core H-series'],
      memory: 32,
      graphics: ['مجزای ۸ گیگابایتی', 'Dedicated, 8 GB'],
      hours: 8,
      form: LAPTOP,
    },
    draw: ['slim', 'orange'],
    options: inStorage([1000, 138_000, 'ink'], [2000, 152_000, 'silver']),
    grams: 2010,
  },
  {
    code: 'laptop-hirad-office',
    brand: HIRAD,
    title: ['لپ‌تاپ اداری هیراد مدل Office 5', 'Hirad Office 5 laptop'],
    about: [
      'درگاه شبکه، تصویر و سه یواِس‌بی را بدون مبدل دارد؛ همان چیزی که اداره‌ها می‌خواهند.',
      'Network, video and three USB ports without adapters: just what offices ask for.',
    ],
    spec: {
      screen: 15.6,
      processor: ['چهارهسته‌ای سری U', 'four-core U-series'],
      memory: 8,
      graphics: SHARED,
      hours: 7,
      form: LAPTOP,
    },
    draw: ['office', 'mustard'],
    options: inStorage([256, 33_800, 'ink'], [512, 37_200, 'grey']),
    grams: 1850,
  },
  {
    code: 'laptop-hirad-raad',
    brand: HIRAD,
    title: ['لپ‌تاپ گیمینگ هیراد مدل رعد ۱۵', 'Hirad Raad 15 gaming laptop'],
    about: [
      'نمایشگر ۱۶۵ هرتزی و صفحه‌کلید نورانی دارد و در بازی‌های روز افت فریم نمی‌دهد.',
      'With a 165 Hz display and a lit keyboard it holds its frames in current games.',
    ],
    spec: {
      screen: 15.6,
      processor: ['هشت‌هسته‌ای سری H', 'eight-core H-series'],
      memory: 16,
      graphics: ['مجزای ۶ گیگابایتی', 'Dedicated, 6 GB'],
      hours: 5,
      form: LAPTOP,
    },
    draw: ['gaming', 'turquoise'],
    options: inStorage([512, 89_900, 'ink'], [1000, 96_500, 'navy']),
    grams: 2350,
  },
  {
    code: 'laptop-hirad-raad17',
    brand: HIRAD,
    title: ['لپ‌تاپ گیمینگ هیراد مدل رعد ۱۷ مکس', 'Hirad Raad 17 Max gaming laptop'],
    about: [
      'بزرگ‌ترین هیراد؛ جایگزین واقعی رایانهٔ رومیزی برای بازی و تدوین.',
      'The largest Hirad, a true replacement for a desktop in games and editing.',
    ],
    spec: {
      screen: 17.3,
      processor: ['شانزده‌هسته‌ای سری HX', 'sixteen-core HX-series'],
      memory: 32,
      graphics: ['مجزای ۱۲ گیگابایتی', 'Dedicated, 12 GB'],
      hours: 4,
      form: LAPTOP,
    },
    draw: ['gaming', 'red'],
    options: inStorage([1000, 168_000, 'grey'], [2000, 182_000, 'ink']),
    grams: 2950,
  },
  {
    code: 'laptop-hirad-kids',
    brand: HIRAD,
    title: ['لپ‌تاپ دانش‌آموزی هیراد مدل نوپا', 'Hirad Nopa school laptop'],
    about: [
      'لبه‌های ضربه‌گیر و صفحه‌کلید مقاوم در برابر آب دارد تا از دست بچه‌ها جان سالم به در ببرد.',
      'Bumpered edges and a spill-proof keyboard help it survive small hands.',
    ],
    spec: { screen: 11.6, processor: FOUR_LOW, memory: 4, graphics: SHARED, hours: 10, form: LAPTOP },
    draw: ['office', 'coral'],
    options: inColours(18_900, 'sky', 'mint'),
    grams: 1250,
  },
  {
    code: 'laptop-parnik-flip',
    brand: PARNIK,
    title: ['لپ‌تاپ لمسی پارنیک مدل Flip 14', 'Parnik Flip 14 touch laptop'],
    about: [
      'صفحه ۳۶۰ درجه می‌چرخد و با قلم همراهش جای دفتر یادداشت را می‌گیرد.',
      'The screen turns a full circle and, with its pen, takes the place of a notebook.',
    ],
    spec: {
      screen: 14,
      processor: TEN_P,
      memory: 16,
      graphics: SHARED,
      hours: 10,
      form: ['لپ‌تاپ لمسی', 'Touch laptop'],
    },
    draw: ['slim', 'mint'],
    options: inStorage([512, 68_500, 'cedar'], [1000, 74_900, 'silver']),
    grams: 1480,
  },
  {
    code: 'laptop-parnik-tab11',
    brand: PARNIK,
    title: ['تبلت پارنیک مدل Tab 11 با صفحه‌کلید', 'Parnik Tab 11 tablet with keyboard'],
    about: [
      'صبح تبلت مطالعه است و بعدازظهر با چسباندن صفحه‌کلید، ابزار نوشتن.',
      'In the morning a reading tablet; snap on the keyboard and by afternoon it is for writing.',
    ],
    spec: { screen: 11, processor: MOBILE, memory: 8, graphics: SHARED, hours: 12, form: TABLET },
    draw: ['tablet', 'coral'],
    options: inStorage([128, 29_500, 'turquoise'], [256, 33_900, 'grey']),
    grams: 790,
  },
  {
    code: 'laptop-parnik-tab13',
    brand: PARNIK,
    title: ['تبلت طراحی پارنیک مدل Tab 13', 'Parnik Tab 13 drawing tablet'],
    about: [
      'قلم آن فشار و زاویهٔ دست را می‌فهمد و برای طراحی و خوش‌نویسی دیجیتال ساخته شده است.',
      'Its pen feels the pressure and tilt of the hand and is made for drawing and digital calligraphy.',
    ],
    spec: { screen: 12.9, processor: MOBILE, memory: 12, graphics: SHARED, hours: 11, form: TABLET },
    draw: ['tablet', 'saffron'],
    options: inStorage([256, 52_900, 'purple'], [512, 58_500, 'silver']),
    grams: 980,
  },
  {
    code: 'laptop-parnik-one24',
    brand: PARNIK,
    title: ['رایانه یکپارچه پارنیک مدل One 24', 'Parnik One 24 all-in-one'],
    about: [
      'همه‌چیز پشت نمایشگر جا گرفته و روی میز پذیرش فقط یک سیم می‌ماند.',
      'Everything sits behind the display, so a single cable is left on the reception desk.',
    ],
    spec: { screen: 23.8, processor: EIGHT_U, memory: 16, graphics: SHARED, hours: 0, form: ALL_IN_ONE },
    draw: ['desktop', 'turquoise'],
    options: inStorage([512, 61_500, 'white'], [1000, 67_800, 'ink']),
    grams: 6200,
  },
  {
    code: 'laptop-parnik-one27',
    brand: PARNIK,
    title: ['رایانه یکپارچه پارنیک مدل One 27', 'Parnik One 27 all-in-one'],
    about: [
      'نمایشگر پهن آن دو سند را کنار هم نشان می‌دهد و بلندگوهایش برای جلسهٔ آنلاین کافی است.',
      'Its wide display shows two documents side by side and its speakers do for online meetings.',
    ],
    spec: { screen: 27, processor: TEN_P, memory: 16, graphics: SHARED, hours: 0, form: ALL_IN_ONE },
    draw: ['desktop', 'coral'],
    options: inStorage([512, 78_500, 'silver'], [1000, 84_900, 'navy']),
    grams: 7900,
  },
  {
    code: 'laptop-rayan-mini',
    brand: RAYAN,
    title: ['لپ‌تاپ ۱۰ اینچی رایان‌مهر مدل Mini', 'Rayanmehr Mini laptop'],
    about: [
      'کوچک‌ترین لپ‌تاپ ما که در کیف دستی جا می‌گیرد و برای سفر و یادداشت میدانی خوب است.',
      'Our smallest laptop: it fits a handbag and suits travel and field notes.',
    ],
    spec: { screen: 10.1, processor: FOUR_LOW, memory: 8, graphics: SHARED, hours: 12, form: LAPTOP },
    draw: ['slim', 'mustard'],
    options: inColours(24_500, 'maroon', 'turquoise', 'ink'),
    grams: 890,
  },
]
