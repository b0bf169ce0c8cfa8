import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, single } from '../words.ts'

export type CourseSpec = { form: Text; teacher: Text; hours: number; lessons: number; level: Text }

const MAKTAB: Text = ['مکتب‌خانه برخط راسته', 'Rasteh Online School']
const AVA: Text = ['کتاب‌آوا', 'Ketab-Ava']

const VIDEO: Text = ['دوره ویدئویی', 'Video course']
const EBOOK: Text = ['کتاب الکترونیکی', 'E-book']
const AUDIO: Text = ['کتاب صوتی', 'Audiobook']
const START: Text = ['مقدماتی', 'Beginner']
const MIDDLE: Text = ['میانی', 'Intermediate']
const ANY: Text = ['همه', 'Everyone']

const BOOK_CLOSINGS: readonly Text[] = [
  [
    'فایل پس از پرداخت در صفحهٔ سفارش شما می‌ماند و هر وقت خواستید دوباره می‌گیرید.',
    'The file stays on your order page, to fetch again whenever you like.',
  ],
  [
    'روی گوشی، تبلت و رایانه باز می‌شود و اینترنت نمی‌خواهد.',
    'It opens on phone, tablet and computer and needs no connection.',
  ],
  ['بخشی از آن را پیش از خرید رایگان بگیرید و بیازمایید.', 'You may try a part of it free before you buy.'],
]

export const COURSES_ITEMS: readonly ItemSource<'course', CourseSpec>[] = [
  {
    code: 'course-maktab-python',
    brand: MAKTAB,
    title: ['دوره برنامه‌نویسی پایتون از صفر', 'Python from zero, a course'],
    about: [
      'از نصب تا نوشتن یک برنامهٔ حساب‌وکتاب خانگی، قدم‌به‌قدم و با تمرین.',
      'From installing it to writing a household ledger, step by step with exercises.',
    ],
    spec: { form: VIDEO, teacher: ['نیما کدنویس', 'Nima Kodnevis'], hours: 24, lessons: 86, level: START },
    draw: ['code', 'saffron', 'turquoise'],
    options: single(1450, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-web',
    brand: MAKTAB,
    title: ['دوره طراحی وب فارسی راست‌به‌چپ', 'Right-to-left web design course'],
    about: [
      'ساختن سایتی که فارسی را درست نشان می‌دهد؛ از حروف تا چیدمان.',
      'Building a site that shows Persian properly, from letters to layout.',
    ],
    spec: { form: VIDEO, teacher: ['سارا راست‌چین', 'Sara Rastchin'], hours: 18, lessons: 64, level: MIDDLE },
    draw: ['code', 'coral', 'navy'],
    options: inChoices(
      ['full', ['دسترسی کامل', 'Full access'], 1690],
      ['help', ['با پشتیبانی', 'With support'], 2900],
    ),
    grams: 0,
  },
  {
    code: 'course-maktab-graphic',
    brand: MAKTAB,
    title: ['دوره طراحی گرافیک و نشان', 'Graphic and logo design course'],
    about: [
      'از طرح روی کاغذ تا فایل آمادهٔ چاپ، با بازبینی کارهای شما.',
      'From sketch to print-ready file, with your own work reviewed.',
    ],
    spec: { form: VIDEO, teacher: ['پویا نقش‌بند', 'Puya Naghshband'], hours: 16, lessons: 48, level: START },
    draw: ['design', 'saffron', 'maroon'],
    options: single(1280, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-photo',
    brand: MAKTAB,
    title: ['دوره عکاسی با موبایل', 'Mobile photography course'],
    about: [
      'نور پنجره و ترکیب‌بندی؛ با همین گوشی که در جیب دارید.',
      'Window light and composition, with the phone already in your pocket.',
    ],
    spec: { form: VIDEO, teacher: ['مانی قاب‌ساز', 'Mani Ghabsaz'], hours: 6, lessons: 28, level: START },
    draw: ['photo', 'saffron', 'navy'],
    options: single(590, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-product-photo',
    brand: MAKTAB,
    title: ['دوره عکاسی محصول برای فروشگاه', 'Product photography for shops'],
    about: [
      'با یک میز و دو مقوای سفید عکسی می‌گیرید که جنس را می‌فروشد.',
      'With a table and two white boards you take pictures that sell.',
    ],
    spec: { form: VIDEO, teacher: ['مانی قاب‌ساز', 'Mani Ghabsaz'], hours: 5, lessons: 22, level: MIDDLE },
    draw: ['photo', 'coral', 'purple'],
    options: single(680, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-setar',
    brand: MAKTAB,
    title: ['دوره سه‌تار نوازی مقدماتی', 'Setar for beginners'],
    about: [
      'از گرفتن مضراب تا نواختن یک رنگ ساده؛ دست استاد را از نزدیک می‌بینید.',
      'From holding the finger to playing a simple reng, seen close up.',
    ],
    spec: {
      form: VIDEO,
      teacher: ['استاد همایون زخمه', 'Master Homayun Zakhmeh'],
      hours: 14,
      lessons: 40,
      level: START,
    },
    draw: ['music', 'saffron', 'brown'],
    options: single(1150, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-daf',
    brand: MAKTAB,
    title: ['دوره دف‌نوازی', 'Daf drumming course'],
    about: [
      'ریتم‌های پایهٔ کردستان با تمرین هم‌نوازی.',
      'The basic rhythms of Kurdistan with play-along practice.',
    ],
    spec: { form: VIDEO, teacher: ['بانو ژینا دف‌زن', 'Zhina Dafzan'], hours: 8, lessons: 26, level: START },
    draw: ['music', 'coral', 'cedar'],
    options: single(780, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-accounting',
    brand: MAKTAB,
    title: ['دوره حساب‌داری کسب‌وکار کوچک', 'Bookkeeping for small businesses'],
    about: [
      'صندوق، بدهکار و بستانکار و اظهارنامه، به زبان مغازه‌دار.',
      'Till, debits and credits and the tax return, in a shopkeeper’s words.',
    ],
    spec: { form: VIDEO, teacher: ['رضا ترازنامه', 'Reza Taraznameh'], hours: 10, lessons: 36, level: START },
    draw: ['chart', 'saffron', 'green'],
    options: single(960, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-calligraphy',
    brand: MAKTAB,
    title: ['دوره خوش‌نویسی نستعلیق', 'Nastaliq calligraphy course'],
    about: [
      'حرف‌به‌حرف با سرمشق چاپی؛ استاد خط شما را می‌بیند و نشان می‌گذارد.',
      'Letter by letter with printed models; the master marks your own hand.',
    ],
    spec: {
      form: VIDEO,
      teacher: ['استاد میرعلی قلم‌زاده', 'Master Mirali Ghalamzadeh'],
      hours: 20,
      lessons: 52,
      level: START,
    },
    draw: ['calligraphy', 'cream', 'brown'],
    options: inChoices(
      ['full', ['دسترسی کامل', 'Full access'], 1350],
      ['review', ['با تصحیح سرمشق', 'With corrections'], 2400],
    ),
    grams: 0,
  },
  {
    code: 'course-maktab-english',
    brand: MAKTAB,
    title: ['دوره گفت‌وگوی انگلیسی سفر', 'Travel English course'],
    about: [
      'صد جملهٔ ضروری فرودگاه، هتل و بازار با تلفظ روشن.',
      'A hundred sentences for airport, hotel and market, clearly spoken.',
    ],
    spec: { form: VIDEO, teacher: ['نگین زبان‌آموز', 'Negin Zabanamuz'], hours: 9, lessons: 45, level: START },
    draw: ['language', 'saffron', 'blue'],
    options: single(640, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-cooking',
    brand: MAKTAB,
    title: ['دوره آشپزی ایرانی گام‌به‌گام', 'Persian cooking step by step'],
    about: [
      'بیست غذای اصلی از خیس‌کردن برنج تا کشیدن ته‌دیگ.',
      'Twenty main dishes, from soaking the rice to lifting the crust.',
    ],
    spec: { form: VIDEO, teacher: ['بانو رشتی', 'Banu Rashti'], hours: 11, lessons: 34, level: ANY },
    draw: ['cooking', 'saffron', 'green'],
    options: single(720, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-maktab-yoga',
    brand: MAKTAB,
    title: ['دوره یوگای صبحگاهی', 'Morning yoga course'],
    about: [
      'هر روز پانزده دقیقه؛ بدون ابزار و در خانه.',
      'Fifteen minutes a day at home, without equipment.',
    ],
    spec: { form: VIDEO, teacher: ['ترانه آرام', 'Taraneh Aram'], hours: 7, lessons: 30, level: ANY },
    draw: ['yoga', 'saffron', 'turquoise'],
    options: single(490, ['دسترسی کامل', 'Full access']),
    grams: 0,
  },
  {
    code: 'course-ava-hafez',
    brand: AVA,
    title: ['کتاب الکترونیکی گزیده غزل‌های حافظ', 'Selected ghazals of Hafez, e-book'],
    about: [
      'صد غزل با معنی واژه‌ها که با یک لمس باز می‌شود.',
      'A hundred ghazals whose hard words open at a touch.',
    ],
    spec: { form: EBOOK, teacher: ['حافظ شیرازی', 'Hafez of Shiraz'], hours: 6, lessons: 100, level: ANY },
    draw: ['ebook', 'gold', 'maroon'],
    options: single(95, ['فایل EPUB', 'EPUB file']),
    grams: 0,
    taxPercent: 0,
    closings: BOOK_CLOSINGS,
  },
  {
    code: 'course-ava-river',
    brand: AVA,
    title: ['کتاب الکترونیکی رودخانه‌ای که برنگشت', 'The River That Did Not Return, e-book'],
    about: [
      'نسخهٔ الکترونیکی رمان پرخوانندهٔ مهتاب کارونی.',
      'The electronic edition of Mahtab Karuni’s much-read novel.',
    ],
    spec: { form: EBOOK, teacher: ['مهتاب کارونی', 'Mahtab Karuni'], hours: 8, lessons: 27, level: ANY },
    draw: ['novel', 'coral', 'blue'],
    options: single(140, ['فایل EPUB', 'EPUB file']),
    grams: 0,
    taxPercent: 0,
    closings: BOOK_CLOSINGS,
  },
  {
    code: 'course-ava-golestan',
    brand: AVA,
    title: ['کتاب صوتی گلستان سعدی', 'Golestan of Saadi, audiobook'],
    about: [
      'با خوانش آرام و سه‌تار میان حکایت‌ها؛ برای راه‌های طولانی.',
      'Read slowly with setar between the tales, for long roads.',
    ],
    spec: { form: AUDIO, teacher: ['بهرام خوش‌صدا', 'Bahram Khoshseda'], hours: 9, lessons: 8, level: ANY },
    draw: ['audiobook', 'gold', 'cedar'],
    options: single(210, ['فایل MP3', 'MP3 files']),
    grams: 0,
    taxPercent: 0,
    closings: BOOK_CLOSINGS,
  },
  {
    code: 'course-ava-tales',
    brand: AVA,
    title: ['کتاب صوتی قصه‌های شب کودکان', 'Bedtime tales for children, audiobook'],
    about: [
      'سی قصهٔ ده‌دقیقه‌ای که چراغ را خاموش کنید و گوش بدهید.',
      'Thirty ten-minute tales: turn off the light and listen.',
    ],
    spec: { form: AUDIO, teacher: ['گلی ترانه', 'Goli Taraneh'], hours: 5, lessons: 30, level: ANY },
    draw: ['audiobook', 'coral', 'lilac'],
    options: single(160, ['فایل MP3', 'MP3 files']),
    grams: 0,
    taxPercent: 0,
    closings: BOOK_CLOSINGS,
  },
]
