import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, single, UNITS } from '../words.ts'

export type BookSpec = { writer: Text; subject: Text; pages: number; age: Text }

const GOLGASHT: Text = ['نشر گلگشت', 'Golgasht Press']
const DIBA: Text = ['نشر دیباچه', 'Dibacheh Books']
const KHESHT: Text = ['نشر خشت‌وآینه', 'Khesht-o-Ayeneh']

const ADULT: Text = ['بزرگسال', 'Adults']
const CHILD: Text = ['کودک', 'Children']
const SOFT: Text = ['جلد نرم', 'Paperback']
const HARD: Text = ['جلد سخت', 'Hardback']

export const BOOKS_ITEMS: readonly ItemSource<'book', BookSpec>[] = [
  {
    code: 'book-golgasht-hafez',
    brand: GOLGASHT,
    title: ['دیوان حافظ با خط نستعلیق', 'Divan of Hafez in nastaliq'],
    about: [
      'متن پیراسته با خط خوش و جدول زرین؛ برای فال یلدا و سر سفرهٔ هفت‌سین.',
      'A careful text in fine script with gilt frames, for Yalda and the Nowruz table.',
    ],
    spec: {
      writer: ['حافظ شیرازی', 'Hafez of Shiraz'],
      subject: ['شعر کلاسیک', 'Classical poetry'],
      pages: 560,
      age: ADULT,
    },
    draw: ['divan', 'gold', 'turquoise'],
    options: inChoices(
      ['soft', SOFT, 480],
      ['hard', HARD, 890],
      ['box', ['قاب‌دار نفیس', 'Boxed edition'], 1950],
    ),
    grams: 900,
  },
  {
    code: 'book-golgasht-sadi',
    brand: GOLGASHT,
    title: ['گلستان سعدی با واژه‌نامه', 'Golestan of Saadi with glossary'],
    about: [
      'واژه‌های دشوار در پای همان صفحه معنی شده تا خواندن روان بماند.',
      'Hard words are explained on the same page, so reading stays easy.',
    ],
    spec: {
      writer: ['سعدی شیرازی', 'Saadi of Shiraz'],
      subject: ['نثر کلاسیک', 'Classical prose'],
      pages: 340,
      age: ADULT,
    },
    draw: ['divan', 'gold', 'maroon'],
    options: inChoices(['soft', SOFT, 360], ['hard', HARD, 620]),
    grams: 620,
  },
  {
    code: 'book-golgasht-khayyam',
    brand: GOLGASHT,
    title: ['رباعیات خیام دوزبانه', 'Rubaiyat of Khayyam, bilingual'],
    about: [
      'هر رباعی با برگردان انگلیسی روبه‌رو؛ هدیه‌ای خوب برای دوستان خارجی.',
      'Each quatrain faces its English version: a good present for friends abroad.',
    ],
    spec: {
      writer: ['عمر خیام', 'Omar Khayyam'],
      subject: ['شعر کلاسیک', 'Classical poetry'],
      pages: 220,
      age: ADULT,
    },
    draw: ['divan', 'cream', 'navy'],
    options: inChoices(['hard', HARD, 690]),
    grams: 540,
  },
  {
    code: 'book-golgasht-shahnameh',
    brand: GOLGASHT,
    title: ['شاهنامه فردوسی چهارجلدی', 'Shahnameh in four volumes'],
    about: [
      'چهار جلد هم‌قواره با فهرست نام‌ها و نقشهٔ سرزمین‌های داستان.',
      'Four matching volumes with an index of names and a map of the story’s lands.',
    ],
    spec: { writer: ['فردوسی توسی', 'Ferdowsi of Tus'], subject: ['حماسه', 'Epic'], pages: 2240, age: ADULT },
    draw: ['set', 'gold', 'maroon'],
    options: inChoices(['hard', HARD, 3400]),
    grams: 4200,
    unit: UNITS.set,
    order: { max: 5 },
  },
  {
    code: 'book-golgasht-masnavi',
    brand: GOLGASHT,
    title: ['مثنوی معنوی دوجلدی', 'Masnavi in two volumes'],
    about: ['شش دفتر در دو جلد با کشف‌الابیات در پایان.', 'Six books in two volumes with an index of verses.'],
    spec: {
      writer: ['مولانا جلال‌الدین', 'Rumi'],
      subject: ['شعر عرفانی', 'Mystical poetry'],
      pages: 1380,
      age: ADULT,
    },
    draw: ['set', 'turquoise', 'navy'],
    options: inChoices(['hard', HARD, 1980]),
    grams: 2600,
    unit: UNITS.set,
  },
  {
    code: 'book-diba-river',
    brand: DIBA,
    title: ['رمان رودخانه‌ای که برنگشت', 'The River That Did Not Return, a novel'],
    about: [
      'سه نسل از یک خانوادهٔ جنوبی کنار رودی که هر سال کم‌آب‌تر می‌شود.',
      'Three generations of a southern family beside a river that shrinks each year.',
    ],
    spec: {
      writer: ['مهتاب کارونی', 'Mahtab Karuni'],
      subject: ['رمان ایرانی', 'Persian novel'],
      pages: 312,
      age: ADULT,
    },
    draw: ['novel', 'coral', 'blue'],
    options: single(395, SOFT),
    grams: 340,
  },
  {
    code: 'book-diba-alley',
    brand: DIBA,
    title: ['مجموعه داستان کوچه ششم', 'The Sixth Alley, stories'],
    about: [
      'یازده داستان کوتاه از کوچه‌ای در تهران که همسایه‌هایش هم را می‌شناسند.',
      'Eleven stories from a Tehran alley where the neighbours still know each other.',
    ],
    spec: {
      writer: ['آرش نیک‌پی', 'Arash Nikpey'],
      subject: ['داستان کوتاه', 'Short stories'],
      pages: 184,
      age: ADULT,
    },
    draw: ['novel', 'saffron', 'purple'],
    options: single(285, SOFT),
    grams: 220,
  },
  {
    code: 'book-diba-desert',
    brand: DIBA,
    title: ['سفرنامه چهل شب در لوت', 'Forty Nights in the Lut, travels'],
    about: [
      'گزارش پیاده‌روی در گرم‌ترین جای زمین با عکس و نقشهٔ مسیر.',
      'A walk through the hottest place on earth, with photographs and maps.',
    ],
    spec: {
      writer: ['کامران دشتی', 'Kamran Dashti'],
      subject: ['سفرنامه', 'Travel writing'],
      pages: 256,
      age: ADULT,
    },
    draw: ['travel', 'mustard', 'brick'],
    options: single(420, SOFT),
    grams: 390,
  },
  {
    code: 'book-diba-calm',
    brand: DIBA,
    title: ['کتاب آرامش روزهای شلوغ', 'Calm for Crowded Days'],
    about: [
      'تمرین‌های ده‌دقیقه‌ای برای کسانی که وقت ندارند؛ بی‌شعار و کاربردی.',
      'Ten-minute exercises for people without time, plain and practical.',
    ],
    spec: {
      writer: ['دکتر نسرین مهرورز', 'Dr Nasrin Mehrvarz'],
      subject: ['روان‌شناسی', 'Psychology'],
      pages: 208,
      age: ADULT,
    },
    draw: ['mind', 'mint', 'turquoise'],
    options: single(310, SOFT),
    grams: 260,
  },
  {
    code: 'book-khesht-bazaar',
    brand: KHESHT,
    title: ['کتاب معماری بازارهای ایران', 'The Architecture of Persian Bazaars'],
    about: [
      'نقشه و عکس بیست بازار، از تبریز تا کرمان، با شرح راسته‌ها و تیمچه‌ها.',
      'Plans and photographs of twenty bazaars from Tabriz to Kerman, row by row.',
    ],
    spec: {
      writer: ['فرزاد معمارزاده', 'Farzad Memarzadeh'],
      subject: ['هنر و معماری', 'Art and architecture'],
      pages: 288,
      age: ADULT,
    },
    draw: ['history', 'mustard', 'cedar'],
    options: single(1250, HARD),
    grams: 1500,
  },
  {
    code: 'book-khesht-silk',
    brand: KHESHT,
    title: ['تاریخ راه ابریشم به زبان ساده', 'The Silk Road Simply Told'],
    about: [
      'قصهٔ کاروان‌ها، کاروان‌سراها و کالاهایی که دنیا را به هم دوختند.',
      'The story of caravans, inns and the goods that stitched the world together.',
    ],
    spec: {
      writer: ['پروین تاریخ‌دوست', 'Parvin Tarikhdust'],
      subject: ['تاریخ', 'History'],
      pages: 264,
      age: ADULT,
    },
    draw: ['history', 'turquoise', 'brick'],
    options: single(440, SOFT),
    grams: 380,
  },
  {
    code: 'book-khesht-stars',
    brand: KHESHT,
    title: ['کتاب نجوم برای شب‌های کویر', 'Astronomy for Desert Nights'],
    about: [
      'با این راهنما و یک دوربین ساده ستاره‌ها را از پشت‌بام هم پیدا می‌کنید.',
      'With this guide and a simple glass you find the stars even from the roof.',
    ],
    spec: {
      writer: ['هومن رصدی', 'Human Rasadi'],
      subject: ['دانش', 'Science'],
      pages: 196,
      age: ['نوجوان و بزرگسال', 'Teens and adults'],
    },
    draw: ['science', 'saffron', 'navy'],
    options: single(375, SOFT),
    grams: 350,
  },
  {
    code: 'book-khesht-cook',
    brand: KHESHT,
    title: ['کتاب آشپزی سفره‌های گیلان', 'The Tables of Gilan, a cookbook'],
    about: [
      'شصت غذای محلی با عکس قدم‌به‌قدم، از باقلاقاتق تا کوئی‌خورش.',
      'Sixty local dishes with step-by-step pictures, from baghala ghatogh to pumpkin stew.',
    ],
    spec: { writer: ['بانو رشتی', 'Banu Rashti'], subject: ['آشپزی', 'Cookery'], pages: 176, age: ADULT },
    draw: ['cook', 'saffron', 'green'],
    options: inChoices(['soft', SOFT, 460], ['hard', HARD, 720]),
    grams: 620,
  },
  {
    code: 'book-khesht-garden',
    brand: KHESHT,
    title: ['کتاب گل‌های خانهٔ ما', 'The Flowers of Our House'],
    about: [
      'نگهداری پنجاه گل آپارتمانی با نور و آب هر کدام.',
      'How to keep fifty house plants, with the light and water each one wants.',
    ],
    spec: {
      writer: ['لاله باغبان', 'Laleh Baghban'],
      subject: ['باغبانی', 'Gardening'],
      pages: 160,
      age: ADULT,
    },
    draw: ['garden', 'coral', 'cedar'],
    options: single(390, SOFT),
    grams: 420,
  },
  {
    code: 'book-diba-rabbit',
    brand: DIBA,
    title: ['کتاب کودک خرگوشی که خوابش نمی‌برد', 'The Rabbit Who Could Not Sleep'],
    about: [
      'قصهٔ شب با نقاشی آبرنگ؛ صفحه‌ها مقوایی است و پاره نمی‌شود.',
      'A bedtime story in watercolour, on board pages that do not tear.',
    ],
    spec: {
      writer: ['شیما قصه‌گو', 'Shima Ghessehgu'],
      subject: ['داستان کودک', 'Children’s story'],
      pages: 24,
      age: CHILD,
    },
    draw: ['child', 'saffron', 'sky'],
    options: single(195, HARD),
    grams: 280,
  },
  {
    code: 'book-diba-sun',
    brand: DIBA,
    title: ['کتاب کودک خورشید خانم آفتاب کن', 'Lady Sun, Shine, a children’s book'],
    about: [
      'ترانه‌های قدیمی با تصویرهای تازه برای سه تا هفت سال.',
      'Old rhymes with new pictures, for ages three to seven.',
    ],
    spec: {
      writer: ['گلی ترانه', 'Goli Taraneh'],
      subject: ['شعر کودک', 'Children’s verse'],
      pages: 32,
      age: CHILD,
    },
    draw: ['child', 'orange', 'mint'],
    options: single(180, SOFT),
    grams: 190,
  },
]
