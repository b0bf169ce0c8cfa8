import type { ItemSource } from '../source.ts'
import type { Text } from '../text.ts'
import { inChoices, inColours } from '../words.ts'

export type BagSpec = { form: Text; leather: Text; size: Text; lining: Text; wearer: Text }

const CHARMINEH: Text = ['چرمینه', 'Charmineh']
const SARRAJ: Text = ['سراج‌خانه', 'Sarrajkhaneh']

const COW: Text = ['چرم گاو طبیعی', 'Natural cow leather']
const GOAT: Text = ['چرم بز', 'Goat leather']
const COTTON: Text = ['آستر پنبه‌ای', 'Cotton lining']
const NONE: Text = ['بدون آستر', 'Unlined']
const WOMEN: Text = ['زنانه', 'women']
const MEN: Text = ['مردانه', 'men']
const BOTH: Text = ['زنانه و مردانه', 'women and men']

export const BAGS_ITEMS: readonly ItemSource<'bag', BagSpec>[] = [
  {
    code: 'bag-charmineh-mahin',
    brand: CHARMINEH,
    title: ['کیف دستی زنانه چرمینه مدل مهین', 'Charmineh Mahin handbag'],
    about: [
      'درش با قفل برنجی بسته می‌شود و برای مهمانی و اداره هر دو برازنده است.',
      'Closed by a brass lock, it is fit for parties and the office alike.',
    ],
    spec: {
      form: ['کیف دستی', 'Handbag'],
      leather: COW,
      size: ['۳۰×۲۲ سانتی‌متر', '30 × 22 cm'],
      lining: COTTON,
      wearer: WOMEN,
    },
    draw: ['handbag', 'saffron'],
    options: inColours(6800, 'maroon', 'turquoise', 'camel'),
    grams: 780,
  },
  {
    code: 'bag-charmineh-mahin-mini',
    brand: CHARMINEH,
    title: ['کیف دستی کوچک چرمینه مدل ماهک', 'Charmineh Mahak small handbag'],
    about: [
      'کوچک و شیک؛ گوشی، کلید و کیف پول در آن جا می‌شود.',
      'Small and smart, it holds a phone, keys and a purse.',
    ],
    spec: {
      form: ['کیف دستی', 'Handbag'],
      leather: GOAT,
      size: ['۲۰×۱۵ سانتی‌متر', '20 × 15 cm'],
      lining: COTTON,
      wearer: WOMEN,
    },
    draw: ['handbag', 'cream'],
    options: inColours(4300, 'pink', 'ink', 'mustard'),
    grams: 420,
  },
  {
    code: 'bag-charmineh-tote',
    brand: CHARMINEH,
    title: ['کیف دوشی چرمینه مدل گره', 'Charmineh Girih tote'],
    about: [
      'نوار گره‌دوزی‌شده دارد و لپ‌تاپ چهارده اینچ در آن می‌رود.',
      'With a stitched girih band, it takes a fourteen-inch laptop.',
    ],
    spec: {
      form: ['کیف دوشی', 'Tote'],
      leather: COW,
      size: ['۳۸×۳۲ سانتی‌متر', '38 × 32 cm'],
      lining: NONE,
      wearer: WOMEN,
    },
    draw: ['tote', 'saffron'],
    options: inColours(7900, 'navy', 'honey', 'cedar'),
    grams: 920,
  },
  {
    code: 'bag-charmineh-tote-shop',
    brand: CHARMINEH,
    title: ['کیف خرید چرمی چرمینه مدل بازار', 'Charmineh Bazaar shopper'],
    about: [
      'چرم سبک و دستهٔ بلند؛ میوه و کتاب را با هم می‌برد.',
      'Light leather and long handles carry fruit and books together.',
    ],
    spec: {
      form: ['کیف خرید', 'Shopper'],
      leather: GOAT,
      size: ['۴۲×۳۶ سانتی‌متر', '42 × 36 cm'],
      lining: NONE,
      wearer: WOMEN,
    },
    draw: ['tote', 'cream'],
    options: inColours(5900, 'brick', 'olive'),
    grams: 640,
  },
  {
    code: 'bag-charmineh-clutch',
    brand: CHARMINEH,
    title: ['کیف مجلسی چرمینه مدل نگین', 'Charmineh Negin clutch'],
    about: [
      'نقش شمسهٔ دوخته و زنجیر طلایی دارد؛ برای عروسی.',
      'With a stitched shamseh and a gilt chain, for weddings.',
    ],
    spec: {
      form: ['کیف مجلسی', 'Clutch'],
      leather: GOAT,
      size: ['۲۶×۱۶ سانتی‌متر', '26 × 16 cm'],
      lining: ['آستر ساتن', 'Satin lining'],
      wearer: WOMEN,
    },
    draw: ['clutch', 'gold'],
    options: inColours(3900, 'purple', 'maroon', 'ink'),
    grams: 360,
  },
  {
    code: 'bag-charmineh-backpack',
    brand: CHARMINEH,
    title: ['کوله‌پشتی چرمی چرمینه مدل دانا', 'Charmineh Dana backpack'],
    about: [
      'بند پهن و پشت فوم‌دار دارد و وزن کتاب‌ها را پخش می‌کند.',
      'Wide straps and a padded back spread the weight of books.',
    ],
    spec: {
      form: ['کوله‌پشتی', 'Backpack'],
      leather: COW,
      size: ['۳۰×۴۰ سانتی‌متر', '30 × 40 cm'],
      lining: COTTON,
      wearer: BOTH,
    },
    draw: ['backpack', 'saffron'],
    options: inColours(8700, 'brown', 'ink', 'red'),
    grams: 1250,
  },
  {
    code: 'bag-charmineh-backpack-mini',
    brand: CHARMINEH,
    title: ['کوله کوچک چرمینه مدل گلی', 'Charmineh Goli small backpack'],
    about: [
      'کولهٔ سبک برای گردش که دو دست را آزاد می‌گذارد.',
      'A light backpack for outings that leaves both hands free.',
    ],
    spec: {
      form: ['کوله‌پشتی', 'Backpack'],
      leather: GOAT,
      size: ['۲۳×۲۸ سانتی‌متر', '23 × 28 cm'],
      lining: COTTON,
      wearer: WOMEN,
    },
    draw: ['backpack', 'cream'],
    options: inColours(5400, 'turquoise', 'coral', 'mustard'),
    grams: 640,
  },
  {
    code: 'bag-sarraj-messenger',
    brand: SARRAJ,
    title: ['کیف رودوشی مردانه سراج‌خانه', 'Sarrajkhaneh messenger bag'],
    about: [
      'دو سگک و یک زیپ پنهان؛ مدارک و تبلت را امن نگه می‌دارد.',
      'Two buckles and a hidden zip keep papers and tablet safe.',
    ],
    spec: {
      form: ['کیف رودوشی', 'Messenger bag'],
      leather: COW,
      size: ['۳۴×۲۶ سانتی‌متر', '34 × 26 cm'],
      lining: COTTON,
      wearer: MEN,
    },
    draw: ['messenger', 'gold'],
    options: inColours(7200, 'honey', 'ink', 'olive'),
    grams: 1050,
  },
  {
    code: 'bag-sarraj-briefcase',
    brand: SARRAJ,
    title: ['کیف اداری سراج‌خانه مدل دیوان', 'Sarrajkhaneh Divan briefcase'],
    about: [
      'چرم ضخیم و بدنهٔ ایستا دارد و پس از سال‌ها هم شکلش را نگه می‌دارد.',
      'Thick leather and a firm body keep its shape for years.',
    ],
    spec: {
      form: ['کیف اداری', 'Briefcase'],
      leather: COW,
      size: ['۴۰×۳۰ سانتی‌متر', '40 × 30 cm'],
      lining: ['آستر جیر', 'Suede lining'],
      wearer: MEN,
    },
    draw: ['briefcase', 'gold'],
    options: inColours(11_800, 'brown', 'ink', 'maroon'),
    grams: 1650,
  },
  {
    code: 'bag-sarraj-briefcase-slim',
    brand: SARRAJ,
    title: ['کیف لپ‌تاپ سراج‌خانه مدل باریک', 'Sarrajkhaneh slim laptop case'],
    about: [
      'برای لپ‌تاپ سیزده و چهارده اینچ، بی‌حجم اضافه.',
      'For laptops of thirteen and fourteen inches, without bulk.',
    ],
    spec: {
      form: ['کیف لپ‌تاپ', 'Laptop case'],
      leather: COW,
      size: ['۳۶×۲۶ سانتی‌متر', '36 × 26 cm'],
      lining: ['آستر نمد', 'Felt lining'],
      wearer: BOTH,
    },
    draw: ['briefcase', 'cream'],
    options: inColours(6400, 'navy', 'camel'),
    grams: 820,
  },
  {
    code: 'bag-sarraj-wallet',
    brand: SARRAJ,
    title: ['کیف پول مردانه سراج‌خانه', 'Sarrajkhaneh men’s wallet'],
    about: [
      'جای هشت کارت و اسکناس دارد و در جیب عقب برجسته نمی‌شود.',
      'It holds eight cards and notes and does not bulge in the pocket.',
    ],
    spec: {
      form: ['کیف پول', 'Wallet'],
      leather: COW,
      size: ['۱۱×۹ سانتی‌متر', '11 × 9 cm'],
      lining: NONE,
      wearer: MEN,
    },
    draw: ['wallet', 'saffron'],
    options: inColours(1650, 'brown', 'ink', 'cedar'),
    grams: 95,
  },
  {
    code: 'bag-sarraj-wallet-long',
    brand: SARRAJ,
    title: ['کیف پول زنانه سراج‌خانه مدل بلند', 'Sarrajkhaneh women’s long wallet'],
    about: [
      'بلند و باریک، با جای گوشی و عکس کوچک خانوادگی.',
      'Long and slim, with room for a phone and a small family picture.',
    ],
    spec: {
      form: ['کیف پول', 'Wallet'],
      leather: GOAT,
      size: ['۱۹×۱۰ سانتی‌متر', '19 × 10 cm'],
      lining: COTTON,
      wearer: WOMEN,
    },
    draw: ['wallet', 'pink'],
    options: inColours(2150, 'maroon', 'turquoise', 'lilac'),
    grams: 160,
  },
  {
    code: 'bag-sarraj-belt',
    brand: SARRAJ,
    title: ['کمربند چرمی سراج‌خانه', 'Sarrajkhaneh leather belt'],
    about: [
      'یک‌تکه از پشت چرم بریده شده و لایه‌لایه نمی‌شود.',
      'Cut in one piece from the back, it never splits in layers.',
    ],
    spec: {
      form: ['کمربند', 'Belt'],
      leather: COW,
      size: ['پهنای ۳٫۵ سانتی‌متر', '3.5 cm wide'],
      lining: NONE,
      wearer: MEN,
    },
    draw: ['belt', 'gold', 'brown'],
    options: inChoices(
      ['105', ['۱۰۵ سانتی‌متر', '105 cm'], 1380, 'brown'],
      ['115', ['۱۱۵ سانتی‌متر', '115 cm'], 1380, 'brown'],
      ['125', ['۱۲۵ سانتی‌متر', '125 cm'], 1450, 'brown'],
    ),
    grams: 240,
  },
  {
    code: 'bag-sarraj-belt-women',
    brand: SARRAJ,
    title: ['کمربند زنانه سراج‌خانه نقش‌دوزی', 'Sarrajkhaneh stitched women’s belt'],
    about: [
      'ستاره‌های دوخته دور تا دور آن، مانتوی ساده را زنده می‌کند.',
      'Stitched stars all round bring a plain coat to life.',
    ],
    spec: {
      form: ['کمربند', 'Belt'],
      leather: GOAT,
      size: ['پهنای ۳ سانتی‌متر', '3 cm wide'],
      lining: NONE,
      wearer: WOMEN,
    },
    draw: ['belt', 'cream'],
    options: inColours(1190, 'maroon', 'turquoise', 'mustard'),
    grams: 170,
  },
]
