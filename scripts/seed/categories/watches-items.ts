import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inColours } from '../words.ts'

export type WatchSpec = { form: Text; size: number; days: number; water: Text; strap: Text; use: Text }

const SAMAN: Text = ['سامان‌تک', 'Samantek']
const ZAMANEH: Text = ['زمانه', 'Zamaneh']
const PEYK: Text = ['پیک', 'Peyk']

const SMART: Text = ['ساعت هوشمند', 'Smart watch']
const BAND: Text = ['مچ‌بند سلامت', 'Fitness band']
const CLASSIC: Text = ['ساعت عقربه‌ای', 'Analogue watch']
const SILICONE: Text = ['سیلیکون', 'Silicone']
const LEATHER: Text = ['چرم گاو', 'Cow leather']

export const WATCHES_ITEMS: readonly ItemSource<'watch', WatchSpec>[] = [
  {
    code: 'watch-saman-r1',
    brand: SAMAN,
    title: ['ساعت هوشمند سامان‌تک مدل R1', 'Samantek R1 smart watch'],
    about: [
      'تقویم شمسی، اذان شهر شما و ضربان قلب را روی یک صفحه نشان می‌دهد.',
      'It shows the Persian calendar, local prayer times and your heart rate on one face.',
    ],
    spec: {
      form: SMART,
      size: 44,
      days: 10,
      water: ['۵ اتمسفر', '5 ATM'],
      strap: SILICONE,
      use: ['با تقویم شمسی', 'with the Persian calendar'],
    },
    draw: ['round', 'saffron'],
    options: inColours(4900, 'turquoise', 'ink', 'pink'),
    grams: 62,
  },
  {
    code: 'watch-saman-r2',
    brand: SAMAN,
    title: ['ساعت هوشمند سامان‌تک مدل R2 تماس‌دار', 'Samantek R2 calling smart watch'],
    about: [
      'بلندگو و میکروفون دارد و تماس‌های کوتاه را بدون گوشی پاسخ می‌دهید.',
      'With a speaker and microphone you answer short calls without the phone.',
    ],
    spec: {
      form: SMART,
      size: 46,
      days: 7,
      water: ['۵ اتمسفر', '5 ATM'],
      strap: SILICONE,
      use: ['با امکان تماس', 'that takes calls'],
    },
    draw: ['round', 'coral'],
    options: inColours(6800, 'navy', 'grey', 'maroon'),
    grams: 68,
  },
  {
    code: 'watch-saman-r3-lady',
    brand: SAMAN,
    title: ['ساعت هوشمند زنانه سامان‌تک مدل نیلوفر', 'Samantek Niloofar women’s smart watch'],
    about: [
      'بدنهٔ باریک و روکش رزگلد دارد و چرخهٔ خواب را دقیق دنبال می‌کند.',
      'Slim and plated in rose gold, it follows the sleep cycle closely.',
    ],
    spec: {
      form: SMART,
      size: 38,
      days: 8,
      water: ['۳ اتمسفر', '3 ATM'],
      strap: LEATHER,
      use: ['زنانه', 'for women'],
    },
    draw: ['round', 'lilac'],
    options: inColours(5950, 'roseGold', 'cream', 'maroon'),
    grams: 44,
  },
  {
    code: 'watch-saman-sport',
    brand: SAMAN,
    title: ['ساعت ورزشی سامان‌تک مدل البرز', 'Samantek Alborz sports watch'],
    about: [
      'جی‌پی‌اس دوبانده، ارتفاع‌سنج و قطب‌نما دارد و مسیر کوه را بدون گوشی ثبت می‌کند.',
      'Dual-band GPS, altimeter and compass record the mountain path without a phone.',
    ],
    spec: {
      form: SMART,
      size: 47,
      days: 21,
      water: ['۱۰ اتمسفر', '10 ATM'],
      strap: SILICONE,
      use: ['برای کوه‌نوردی', 'for mountaineering'],
    },
    draw: ['sport', 'saffron'],
    options: inColours(13_900, 'ink', 'olive', 'orange'),
    grams: 79,
  },
  {
    code: 'watch-saman-run',
    brand: SAMAN,
    title: ['ساعت ورزشی سامان‌تک مدل دو', 'Samantek Do running watch'],
    about: [
      'برنامهٔ تمرین پنج تا چهل‌ودو کیلومتر را قدم‌به‌قدم روی مچ می‌گوید.',
      'It talks you through training plans from five to forty-two kilometres.',
    ],
    spec: {
      form: SMART,
      size: 42,
      days: 14,
      water: ['۵ اتمسفر', '5 ATM'],
      strap: SILICONE,
      use: ['برای دویدن', 'for running'],
    },
    draw: ['sport', 'turquoise'],
    options: inColours(8700, 'coral', 'ink', 'mint'),
    grams: 51,
  },
  {
    code: 'watch-saman-q1',
    brand: SAMAN,
    title: ['ساعت هوشمند سامان‌تک مدل Q1', 'Samantek Q1 smart watch'],
    about: [
      'صفحهٔ چهارگوش آن پیام‌های فارسی را راست‌چین و کامل نشان می‌دهد.',
      'Its square face shows Persian messages whole and right-aligned.',
    ],
    spec: {
      form: SMART,
      size: 45,
      days: 6,
      water: ['۵ اتمسفر', '5 ATM'],
      strap: SILICONE,
      use: ['با صفحه چهارگوش', 'with a square face'],
    },
    draw: ['square', 'turquoise'],
    options: inColours(5600, 'ink', 'cream', 'lilac'),
    grams: 57,
  },
  {
    code: 'watch-saman-q2',
    brand: SAMAN,
    title: ['ساعت هوشمند سامان‌تک مدل Q2 پرو', 'Samantek Q2 Pro smart watch'],
    about: [
      'اکسیژن خون و نوار قلب می‌گیرد و گزارش هفتگی‌اش را برای پزشک می‌فرستد.',
      'It measures blood oxygen and an ECG and sends the weekly report to your doctor.',
    ],
    spec: {
      form: SMART,
      size: 45,
      days: 5,
      water: ['۵ اتمسفر', '5 ATM'],
      strap: SILICONE,
      use: ['با نوار قلب', 'with ECG'],
    },
    draw: ['square', 'saffron'],
    options: inColours(11_800, 'navy', 'silver', 'red'),
    grams: 60,
  },
  {
    code: 'watch-saman-kids',
    brand: SAMAN,
    title: ['ساعت هوشمند کودک سامان‌تک مدل پروانه', 'Samantek Parvaneh children’s watch'],
    about: [
      'جای بچه را روی نقشه نشان می‌دهد و فقط شماره‌هایی را می‌گیرد که شما ثبت کرده‌اید.',
      'It shows the child on a map and calls only the numbers you have entered.',
    ],
    spec: {
      form: SMART,
      size: 40,
      days: 3,
      water: ['۳ اتمسفر', '3 ATM'],
      strap: SILICONE,
      use: ['برای کودکان', 'for children'],
    },
    draw: ['square', 'pink'],
    options: inColours(3200, 'sky', 'pink', 'saffron'),
    grams: 46,
  },
  {
    code: 'watch-peyk-band5',
    brand: PEYK,
    title: ['مچ‌بند سلامت پیک مدل ۵', 'Peyk 5 fitness band'],
    about: [
      'سبک است، دو هفته شارژ می‌ماند و قدم و خواب را بی‌دردسر می‌شمارد.',
      'Light, two weeks on a charge, and it counts steps and sleep without fuss.',
    ],
    spec: {
      form: BAND,
      size: 20,
      days: 14,
      water: ['۵ اتمسفر', '5 ATM'],
      strap: SILICONE,
      use: ['برای هر روز', 'for every day'],
    },
    draw: ['band', 'saffron'],
    options: inColours(1450, 'ink', 'turquoise', 'coral', 'lilac'),
    grams: 24,
  },
  {
    code: 'watch-peyk-band7',
    brand: PEYK,
    title: ['مچ‌بند سلامت پیک مدل ۷ پرو', 'Peyk 7 Pro fitness band'],
    about: [
      'صفحهٔ بزرگ‌تر و جی‌پی‌اس داخلی دارد و پیام‌ها را کامل می‌خوانید.',
      'A larger face and built-in GPS, and messages can be read in full.',
    ],
    spec: {
      form: BAND,
      size: 26,
      days: 12,
      water: ['۵ اتمسفر', '5 ATM'],
      strap: SILICONE,
      use: ['با جی‌پی‌اس داخلی', 'with built-in GPS'],
    },
    draw: ['band', 'coral'],
    options: inColours(2650, 'navy', 'cream', 'green'),
    grams: 29,
  },
  {
    code: 'watch-zamaneh-classic',
    brand: ZAMANEH,
    title: ['ساعت مچی زمانه مدل شمس', 'Zamaneh Shams wrist watch'],
    about: [
      'صفحهٔ شیری و عقربه‌های نازک آن با کت‌وشلوار و لباس ساده هر دو جور درمی‌آید.',
      'Its milky dial and thin hands go with a suit and with plain clothes alike.',
    ],
    spec: {
      form: CLASSIC,
      size: 40,
      days: 1095,
      water: ['۳ اتمسفر', '3 ATM'],
      strap: LEATHER,
      use: ['کلاسیک', 'in classic style'],
    },
    draw: ['classic', 'gold'],
    options: inColours(7900, 'brown', 'ink', 'honey'),
    grams: 58,
  },
  {
    code: 'watch-zamaneh-lady',
    brand: ZAMANEH,
    title: ['ساعت مچی زنانه زمانه مدل ماه‌بانو', 'Zamaneh Mahbanu women’s watch'],
    about: [
      'ظریف و سبک، با بند چرم رنگی که سراجان اصفهان می‌دوزند.',
      'Fine and light, on coloured leather sewn by the saddlers of Isfahan.',
    ],
    spec: {
      form: CLASSIC,
      size: 32,
      days: 730,
      water: ['۳ اتمسفر', '3 ATM'],
      strap: LEATHER,
      use: ['زنانه', 'for women'],
    },
    draw: ['classic', 'pink'],
    options: inColours(6400, 'maroon', 'roseGold', 'turquoise'),
    grams: 39,
  },
  {
    code: 'watch-zamaneh-auto',
    brand: ZAMANEH,
    title: ['ساعت اتوماتیک زمانه مدل رصدخانه', 'Zamaneh Rasadkhaneh automatic watch'],
    about: [
      'موتور اتوماتیک آن با حرکت مچ کوک می‌شود و هرگز باتری نمی‌خواهد.',
      'Its automatic movement winds with the wrist and never needs a battery.',
    ],
    spec: {
      form: CLASSIC,
      size: 42,
      days: 2,
      water: ['۱۰ اتمسفر', '10 ATM'],
      strap: LEATHER,
      use: ['اتوماتیک', 'with automatic movement'],
    },
    draw: ['classic', 'turquoise'],
    options: inColours(28_500, 'ink', 'navy'),
    grams: 86,
    order: { max: 2 },
  },
  {
    code: 'watch-peyk-lite',
    brand: PEYK,
    title: ['مچ‌بند سلامت پیک مدل لایت', 'Peyk Lite fitness band'],
    about: [
      'ارزان‌ترین راه برای شمردن قدم‌ها و بیدارشدن با لرزش آرام.',
      'The least expensive way to count steps and to wake to a gentle hum.',
    ],
    spec: {
      form: BAND,
      size: 18,
      days: 20,
      water: ['۳ اتمسفر', '3 ATM'],
      strap: SILICONE,
      use: ['ساده', 'made simple'],
    },
    draw: ['band', 'mint'],
    options: inColours(790, 'grey', 'pink', 'blue'),
    grams: 20,
  },
]
