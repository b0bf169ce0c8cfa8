import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inColours } from '../words.ts'

export type SoundSpec = { form: Text; link: Text; hours: number; driver: number; quiet: boolean }

const AVAMEHR: Text = ['آوامهر', 'Avamehr']
const NAVAK: Text = ['نواک', 'Navak']
const PAZHVAK: Text = ['پژواک', 'Pazhvak']

const WIRELESS: Text = ['بی‌سیم، بلوتوث ۵٫۳', 'Wireless, Bluetooth 5.3']
const WIRED: Text = ['سیمی، جک ۳٫۵ میلی‌متری', 'Wired, 3.5 mm jack']

export const SOUND_ITEMS: readonly ItemSource<'sound', SoundSpec>[] = [
  {
    code: 'sound-avamehr-h1',
    brand: AVAMEHR,
    title: ['هدفون بی‌سیم آوامهر مدل H1', 'Avamehr H1 wireless headphones'],
    about: [
      'بالشتک‌های نرم و وزن کم آن را در کلاس‌های طولانی آنلاین هم راحت نگه می‌دارد.',
      'Soft cushions and low weight keep it comfortable through long online classes.',
    ],
    spec: {
      form: ['هدفون روگوشی', 'Over-ear headphones'],
      link: WIRELESS,
      hours: 35,
      driver: 40,
      quiet: false,
    },
    draw: ['over', 'saffron'],
    options: inColours(3450, 'turquoise', 'ink', 'cream'),
    grams: 235,
  },
  {
    code: 'sound-avamehr-h3',
    brand: AVAMEHR,
    title: ['هدفون حذف نویز آوامهر مدل H3', 'Avamehr H3 noise-cancelling headphones'],
    about: [
      'صدای موتور اتوبوس و همهمهٔ کافه را خاموش می‌کند و با یک لمس صدای اطراف را برمی‌گرداند.',
      'It silences bus engines and café chatter, and one touch brings the world back.',
    ],
    spec: {
      form: ['هدفون روگوشی', 'Over-ear headphones'],
      link: WIRELESS,
      hours: 45,
      driver: 40,
      quiet: true,
    },
    draw: ['over', 'silver'],
    options: inColours(9800, 'navy', 'white', 'ink'),
    grams: 260,
  },
  {
    code: 'sound-avamehr-kids',
    brand: AVAMEHR,
    title: ['هدفون کودک آوامهر مدل جوجه', 'Avamehr Jujeh children’s headphones'],
    about: [
      'بلندی صدا را روی ۸۵ دسی‌بل نگه می‌دارد تا گوش بچه‌ها آسیب نبیند.',
      'It holds the volume at 85 decibels so that children’s ears come to no harm.',
    ],
    spec: {
      form: ['هدفون کودک', 'Children’s headphones'],
      link: WIRED,
      hours: 0,
      driver: 32,
      quiet: false,
    },
    draw: ['over', 'turquoise'],
    options: inColours(890, 'pink', 'sky', 'saffron'),
    grams: 160,
  },
  {
    code: 'sound-navak-studio',
    brand: NAVAK,
    title: ['هدفون استودیویی نواک مدل ST-80', 'Navak ST-80 studio headphones'],
    about: [
      'پاسخ تخت و کابل بلند جداشدنی دارد و برای ضبط خانگی و تدوین صدا انتخاب آهنگ‌سازهاست.',
      'A flat response and a long detachable cable make it the composers’ choice for home recording.',
    ],
    spec: {
      form: ['هدفون استودیویی', 'Studio headphones'],
      link: WIRED,
      hours: 0,
      driver: 50,
      quiet: false,
    },
    draw: ['studio', 'red'],
    options: inColours(6200, 'ink', 'grey'),
    grams: 285,
  },
  {
    code: 'sound-navak-studio-pro',
    brand: NAVAK,
    title: ['هدفون استودیویی نواک مدل ST-120 باز', 'Navak ST-120 open-back headphones'],
    about: [
      'پشت‌باز است و صدا را مثل سالن پخش می‌کند؛ برای میکس نهایی و گوش‌دادن جدی.',
      'Open-backed, it spreads the sound like a hall, for final mixes and serious listening.',
    ],
    spec: {
      form: ['هدفون استودیویی', 'Studio headphones'],
      link: WIRED,
      hours: 0,
      driver: 53,
      quiet: false,
    },
    draw: ['studio', 'gold'],
    options: inColours(14_500, 'brown', 'ink'),
    grams: 320,
  },
  {
    code: 'sound-navak-gx',
    brand: NAVAK,
    title: ['هدست گیمینگ نواک مدل GX', 'Navak GX gaming headset'],
    about: [
      'میکروفون آن جمع می‌شود و جهت قدم‌های حریف را در بازی درست نشان می‌دهد.',
      'Its microphone folds away, and it tells you truly where the footsteps come from.',
    ],
    spec: { form: ['هدست بازی', 'Gaming headset'], link: WIRED, hours: 0, driver: 50, quiet: false },
    draw: ['gaming', 'red'],
    options: inColours(3900, 'ink', 'white'),
    grams: 310,
  },
  {
    code: 'sound-navak-gx-air',
    brand: NAVAK,
    title: ['هدست بی‌سیم گیمینگ نواک مدل GX Air', 'Navak GX Air wireless headset'],
    about: [
      'گیرندهٔ یواِس‌بی آن تأخیر را به حد حس‌نشدنی می‌رساند.',
      'Its USB receiver brings the delay below what anyone can feel.',
    ],
    spec: {
      form: ['هدست بازی', 'Gaming headset'],
      link: ['بی‌سیم، گیرنده ۲٫۴ گیگاهرتزی', 'Wireless, 2.4 GHz receiver'],
      hours: 28,
      driver: 50,
      quiet: false,
    },
    draw: ['gaming', 'turquoise'],
    options: inColours(7600, 'purple', 'ink'),
    grams: 295,
  },
  {
    code: 'sound-pazhvak-buds2',
    brand: PAZHVAK,
    title: ['ایرباد پژواک مدل Buds 2', 'Pazhvak Buds 2 earbuds'],
    about: [
      'کوچک است و در گوش نمی‌چرخد؛ برای دویدن صبحگاهی پارک ساخته شده.',
      'Small and steady in the ear, made for a morning run in the park.',
    ],
    spec: { form: ['ایرباد', 'Earbuds'], link: WIRELESS, hours: 24, driver: 10, quiet: false },
    draw: ['buds', 'turquoise'],
    options: inColours(1850, 'white', 'ink', 'mint'),
    grams: 48,
  },
  {
    code: 'sound-pazhvak-buds-pro',
    brand: PAZHVAK,
    title: ['ایرباد حذف نویز پژواک مدل Buds Pro', 'Pazhvak Buds Pro noise-cancelling earbuds'],
    about: [
      'شش میکروفون دارد و در خیابان شلوغ هم طرف مقابل صدای شما را صاف می‌شنود.',
      'Six microphones carry your voice clearly even from a busy street.',
    ],
    spec: { form: ['ایرباد', 'Earbuds'], link: WIRELESS, hours: 36, driver: 11, quiet: true },
    draw: ['buds', 'saffron'],
    options: inColours(4950, 'navy', 'lilac', 'ink'),
    grams: 52,
  },
  {
    code: 'sound-pazhvak-neck',
    brand: PAZHVAK,
    title: ['هندزفری گردنی پژواک مدل N5', 'Pazhvak N5 neckband'],
    about: [
      'دور گردن می‌ماند، گم نمی‌شود و با لرزش آرام تماس ورودی را خبر می‌دهد.',
      'It rests round the neck, never gets lost and hums softly when a call comes in.',
    ],
    spec: {
      form: ['هندزفری گردنی', 'Neckband earphones'],
      link: WIRELESS,
      hours: 30,
      driver: 12,
      quiet: false,
    },
    draw: ['neck', 'saffron'],
    options: inColours(1290, 'ink', 'green', 'red'),
    grams: 38,
  },
  {
    code: 'sound-pazhvak-neck-sport',
    brand: PAZHVAK,
    title: ['هندزفری گردنی ورزشی پژواک مدل N9', 'Pazhvak N9 sports neckband'],
    about: [
      'در برابر عرق و باران مقاوم است و پانزده دقیقه شارژ، ده ساعت کار می‌دهد.',
      'Proof against sweat and rain; fifteen minutes of charge give ten hours.',
    ],
    spec: {
      form: ['هندزفری گردنی', 'Neckband earphones'],
      link: WIRELESS,
      hours: 40,
      driver: 12,
      quiet: true,
    },
    draw: ['neck', 'red'],
    options: inColours(2150, 'blue', 'ink'),
    grams: 41,
  },
  {
    code: 'sound-avamehr-tower',
    brand: AVAMEHR,
    title: ['بلندگوی قابل‌حمل آوامهر مدل استوانه', 'Avamehr Ostovaneh portable speaker'],
    about: [
      'صدا را دور تا دور پخش می‌کند و دو دستگاه آن با هم استریو می‌شوند.',
      'It plays all round, and two of them pair up in stereo.',
    ],
    spec: {
      form: ['بلندگوی قابل‌حمل', 'Portable speaker'],
      link: WIRELESS,
      hours: 15,
      driver: 52,
      quiet: false,
    },
    draw: ['speaker', 'saffron'],
    options: inColours(3250, 'cedar', 'navy', 'coral'),
    grams: 620,
  },
  {
    code: 'sound-avamehr-party',
    brand: AVAMEHR,
    title: ['بلندگوی قابل‌حمل آوامهر مدل باغ', 'Avamehr Bagh portable speaker'],
    about: [
      'برای حیاط و باغ صدای کافی دارد و پاشیدن آب آزارش نمی‌دهد.',
      'Loud enough for a garden, and splashes do not bother it.',
    ],
    spec: {
      form: ['بلندگوی قابل‌حمل', 'Portable speaker'],
      link: WIRELESS,
      hours: 20,
      driver: 70,
      quiet: false,
    },
    draw: ['speaker', 'turquoise'],
    options: inColours(6900, 'ink', 'brick'),
    grams: 1480,
  },
  {
    code: 'sound-navak-wood',
    brand: NAVAK,
    title: ['بلندگوی چوبی رومیزی نواک مدل گردو', 'Navak Gerdu wooden desk speaker'],
    about: [
      'بدنه‌اش از چوب گردوست و صدای گرم تار و سه‌تار در آن جا می‌افتد.',
      'Its walnut body suits the warm sound of tar and setar.',
    ],
    spec: { form: ['بلندگوی رومیزی', 'Desk speaker'], link: WIRELESS, hours: 12, driver: 66, quiet: false },
    draw: ['round', 'gold'],
    options: inColours(5400, 'brown', 'honey'),
    grams: 1150,
  },
  {
    code: 'sound-navak-orb',
    brand: NAVAK,
    title: ['بلندگوی رومیزی نواک مدل گوی', 'Navak Guy desk speaker'],
    about: [
      'گرد و جمع‌وجور است و کنار لپ‌تاپ صدای فیلم را چند برابر دلنشین‌تر می‌کند.',
      'Round and compact, it makes films on a laptop far pleasanter to hear.',
    ],
    spec: { form: ['بلندگوی رومیزی', 'Desk speaker'], link: WIRELESS, hours: 14, driver: 57, quiet: false },
    draw: ['round', 'silver'],
    options: inColours(2750, 'lilac', 'ink', 'mint'),
    grams: 710,
  },
]
