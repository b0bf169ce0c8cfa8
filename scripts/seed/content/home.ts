import type { Text } from '../text.ts'

export type SeedLanguage = 'fa' | 'en'

/** What the seeded modules point to, by the codes of the seeds. */
export type SeedReferences = {
  picture: (name: string) => number | undefined
  category: (code: string) => number | undefined
}

type SeedModule = { blockType: string; [field: string]: unknown }

const LINKS: readonly { title: Text; text: Text; picture: string; address: string }[] = [
  {
    title: ['ارسال همان‌روز', 'Same-day delivery'],
    text: ['سفارش تا ظهر، تحویل تا شب.', 'Ordered by noon, home by night.'],
    picture: 'news-same-day-courier',
    address: '/shipping',
  },
  {
    title: ['مرجوعی آسان', 'Easy returns'],
    text: ['هفت روز ضمانت بازگشت کالا.', 'Seven days to change your mind.'],
    picture: 'news-easier-returns',
    address: '/returns',
  },
  {
    title: ['خرید قسطی', 'Buy in parts'],
    text: ['با چک یا بدون چک، شفاف و بدون بهره.', 'With or without cheques, plain and free of interest.'],
    picture: 'news-buy-in-parts',
    address: '/buying-guide',
  },
  {
    title: ['چای بهاره', 'Spring tea'],
    text: ['از باغ‌های لاهیجان.', 'From the gardens of Lahijan.'],
    picture: 'category-tea',
    address: '/news',
  },
  {
    title: ['دست‌بافت‌ها', 'Handwoven things'],
    text: ['فرش و گلیم با نام بافنده.', 'Rugs and kilims that name their weaver.'],
    picture: 'category-rug',
    address: '/about-us',
  },
  {
    title: ['سفال و سرامیک', 'Pottery'],
    text: ['از چهار کارگاه در میبد و لالجین.', 'From four workshops in Meybod and Lalejin.'],
    picture: 'category-ceramic',
    address: '/about-us',
  },
  {
    title: ['گیاه خانگی', 'House plants'],
    text: ['با راهنمای نگهداری.', 'With a note on their care.'],
    picture: 'category-garden',
    address: '/buying-guide',
  },
  {
    title: ['کتاب‌های جدید', 'New books'],
    text: ['هر هفته چند عنوان تازه.', 'A few titles every week.'],
    picture: 'category-book',
    address: '/news',
  },
]

const tab = (title: string, name: string, source: object) => ({ title, name, ...source })

/** The modules of the home page in one language. */
export function homeLayout(language: SeedLanguage, { picture, category }: SeedReferences): SeedModule[] {
  const say = ([fa, en]: Text) => (language === 'fa' ? fa : en)
  return [
    { blockType: 'hero', address: '#showcase', buttonTitle: say(['مشاهدهٔ ویترین', 'See the showcase']) },
    { blockType: 'bullets' },
    { blockType: 'categoryTiles', anchor: 'categories', title: say(['دسته‌بندی کالاها', 'Shop by category']) },
    {
      blockType: 'amazingOffers',
      anchor: 'amazing',
      title: say(['پیشنهادهای شگفت‌انگیز', 'Amazing offers']),
      count: 12,
    },
    {
      blockType: 'productCatalogue',
      anchor: 'showcase',
      title: say(['ویترین راسته', 'The showcase']),
      template: 'cards',
      loading: 'page',
      moves: true,
      tabs: [
        tab(say(['پرطرفدارها', 'Most loved']), 'popular', { source: 'popular', count: 12 }),
        tab(say(['تازه‌رسیده‌ها', 'New arrivals']), 'newest', { source: 'newest', count: 12 }),
        tab(say(['چای و دمنوش', 'Tea']), 'tea', { source: 'category', category: category('tea'), count: 12 }),
        tab(say(['سفال', 'Pottery']), 'pottery', {
          source: 'category',
          category: category('ceramic'),
          count: 12,
        }),
      ],
    },
    {
      blockType: 'productCarousel',
      anchor: 'home-things',
      title: say(['برای خانه', 'For the home']),
      source: 'category',
      category: category('rug'),
      count: 10,
      moves: true,
    },
    {
      blockType: 'links',
      anchor: 'services',
      title: say(['چرا راسته؟', 'Why Rasteh?']),
      firstCount: 6,
      animationEnable: true,
      animationName: 'rise',
      animationTime: 600,
      items: LINKS.map(({ title, text, picture: name, address }) => ({
        title: say(title),
        text: say(text),
        picture: picture(name),
        address,
      })),
    },
    {
      blockType: 'productCatalogue',
      anchor: 'desk',
      title: say(['روی میز کار', 'On the desk']),
      template: 'rows',
      loading: 'seen',
      moves: false,
      tabs: [
        tab(say(['نوشت‌افزار', 'Stationery']), 'stationery', {
          source: 'category',
          category: category('stationery'),
          count: 12,
        }),
      ],
    },
    {
      blockType: 'newsCarousel',
      anchor: 'news',
      title: say(['آخرین خبرها', 'Latest news']),
      count: 8,
    },
    { blockType: 'specialOrder' },
  ]
}

const GALLERY = ['rug', 'ceramic', 'lamp', 'tea', 'spice', 'nut', 'bag', 'book', 'watch', 'perfume']

/** What stands on a corporate page besides its text. */
export function modulesBeside(
  slug: string,
  language: SeedLanguage,
  { picture }: SeedReferences,
): SeedModule[] {
  const say = ([fa, en]: Text) => (language === 'fa' ? fa : en)
  if (slug === 'about-us') {
    const pictures = GALLERY.flatMap((code) => picture(`category-${code}`) ?? [])
    const title = say(['راسته در تصویر', 'Corners of Rasteh'])
    return [{ blockType: 'gallery', title, columns: 'gallery-4', firstCount: 8, pictures }]
  }
  if (slug !== 'contact-us') return []
  return [
    {
      blockType: 'contact',
      addresses: [
        {
          title: say(['فروشگاه', 'The shop']),
          text: say([
            'تهران، بازار بزرگ، راستهٔ کتاب‌فروشان، پلاک ۱۲',
            '12 Booksellers’ Row, Grand Bazaar, Tehran',
          ]),
        },
      ],
      phones: [{ title: say(['پشتیبانی', 'Support']), number: say(['۰۲۱-۹۱۰۰۰۰۰۰', '021-91000000']) }],
      hours: [
        { title: say(['شنبه تا پنج‌شنبه', 'Saturday to Thursday']), times: say(['۹ تا ۲۱', '9 to 21']) },
        { title: say(['جمعه', 'Friday']), times: say(['۱۰ تا ۱۸', '10 to 18']) },
      ],
      email: 'salam@rasteh.example',
    },
    { blockType: 'feedbackForm' },
  ]
}
