/** What the proof's editor writes into one section: texts by the name of their field, and lists row by row. */
export type SketchedSection = {
  /** As the picker of the dashboard calls it. */
  kind: string
  texts?: Readonly<Record<string, string>>
  list?: {
    name: string
    add: string
    rows: readonly Readonly<Record<string, string>>[]
    /** The field of each row that gets a file of the library, with the names of those files. */
    files?: { name: string; titles: readonly string[] }
  }
  /** A text with the editor of texts. */
  prose?: string
  /** Fields of which another document is picked, by its name. */
  picks?: Readonly<Record<string, string>>
  /** Fields that get the first picture of the library. */
  pictures?: readonly string[]
}

export type SketchedPage = {
  title: string
  slug: string
  /** The title of the page above it. */
  under?: string
  isLanding?: boolean
  sections: readonly SketchedSection[]
}

const ABOUT = 'دربارهٔ کاشی نقش'
export const CATALOGUE = 'کاتالوگ کاشی نقش ۱۴۰۵'

/** What is added to the home page that is there. */
export const homeSection: SketchedSection = {
  kind: 'دعوت به اقدام',
  texts: {
    title: 'سی سال کاشی اصفهان',
    text: 'کارخانهٔ نقش را بشناسید و نمونهٔ رایگان بخواهید.',
    buttonTitle: 'دربارهٔ ما',
    address: '/naghsh',
  },
}

/** The pages of a manufacturer of tiles in Isfahan. */
export const companyPages: readonly SketchedPage[] = [
  {
    title: ABOUT,
    slug: 'naghsh',
    sections: [
      {
        kind: 'آمار و ارقام',
        list: {
          name: 'items',
          add: 'افزودن رقم',
          rows: [
            { value: '۴۵+', title: 'نمایندگی در ایران' },
            { value: '۱۳۷۵', title: 'سال آغاز کار' },
          ],
        },
      },
      {
        kind: 'خط زمانی',
        texts: { title: 'از جی تا امروز' },
        list: {
          name: 'items',
          add: 'افزودن رویداد',
          rows: [
            { moment: '۱۳۷۵', title: 'آغاز کار در شهرک جی', text: 'با هفت نفر و یک کوره.' },
            { moment: 'بهار ۱۴۰۲', title: 'خط تولید دوم' },
          ],
        },
      },
      {
        kind: 'معرفی همکاران',
        texts: { title: 'همکاران ما' },
        list: {
          name: 'items',
          add: 'افزودن همکار',
          rows: [
            { title: 'مریم کاظمی', role: 'مدیر فروش' },
            { title: 'رضا امینی', role: 'مدیر تولید' },
          ],
        },
      },
    ],
  },
  {
    title: 'شعبه‌های کاشی نقش',
    slug: 'shobeha',
    under: ABOUT,
    sections: [
      {
        kind: 'شعبه‌ها',
        list: {
          name: 'items',
          add: 'افزودن شعبه',
          rows: [
            { title: 'شعبهٔ جلفا', text: 'اصفهان، خیابان نظر شرقی، پلاک ۱۲', phone: '03136200000' },
            { title: 'شعبهٔ تهران', text: 'تهران، خیابان بنی‌هاشم، پلاک ۴۰', phone: '02191000000' },
          ],
        },
      },
    ],
  },
  {
    title: 'گواهی‌نامه‌های کاشی نقش',
    slug: 'govahiha',
    under: ABOUT,
    sections: [{ kind: 'گالری', texts: { title: 'گواهی‌ها و استانداردها' }, pictures: ['pictures'] }],
  },
  {
    title: 'کاتالوگ و راهنما',
    slug: 'catalogue',
    under: ABOUT,
    sections: [
      {
        kind: 'فایل‌های دانلودی',
        texts: { title: 'کاتالوگ محصولات' },
        list: {
          name: 'items',
          add: 'افزودن فایل',
          rows: [{ title: CATALOGUE }],
          files: { name: 'file', titles: [CATALOGUE] },
        },
      },
    ],
  },
  {
    title: 'همکاری با کاشی نقش',
    slug: 'hamkari',
    under: ABOUT,
    sections: [{ kind: 'فرم', texts: { title: 'فرصت‌های شغلی' }, picks: { form: 'درخواست همکاری' } }],
  },
  {
    title: 'پرسش‌های نمایندگان',
    slug: 'porsesha',
    under: ABOUT,
    sections: [
      {
        kind: 'پرسش و پاسخ',
        list: {
          name: 'items',
          add: 'افزودن پرسش',
          rows: [
            { title: 'کمترین مقدار سفارش چقدر است؟', text: 'پنجاه متر مربع از هر طرح.' },
            { title: 'نمونه می‌فرستید؟', text: 'بله؛ سه نمونه، رایگان و با پست.' },
          ],
        },
      },
    ],
  },
  {
    title: 'سفارش طرح اختصاصی',
    slug: 'sefaresh',
    under: ABOUT,
    sections: [
      {
        kind: 'گام‌به‌گام',
        texts: { title: 'از طرح شما تا دیوار' },
        list: {
          name: 'items',
          add: 'افزودن گام',
          rows: [
            { title: 'طرح را بفرستید', text: 'عکس یا نقشهٔ دیوار کافی است.' },
            { title: 'نمونه را ببینید', text: 'سه کاشی نمونه تا ده روز می‌رسد.' },
            { title: 'تحویل بگیرید' },
          ],
        },
      },
    ],
  },
  {
    title: 'تماس با کارخانهٔ نقش',
    slug: 'tamas',
    under: ABOUT,
    sections: [
      {
        kind: 'راه‌های تماس',
        texts: { email: 'info@naghsh.example' },
        list: { name: 'phones', add: 'افزودن تلفن', rows: [{ title: 'دفتر فروش', number: '03136200000' }] },
      },
    ],
  },
  {
    title: 'نمایشگاه کاشی ۱۴۰۵',
    slug: 'namayeshgah',
    isLanding: true,
    sections: [
      {
        kind: 'دعوت به اقدام',
        texts: {
          title: 'در نمایشگاه بین‌المللی اصفهان',
          text: 'غرفهٔ ۱۲، سالن زاینده‌رود، سوم تا ششم آذر.',
          buttonTitle: 'رزرو دیدار',
          address: '/naghsh/tamas',
        },
      },
      { kind: 'متن', prose: 'مجموعهٔ زمستان را برای نخستین بار از نزدیک ببینید.' },
    ],
  },
]

/** The English versions of three of them, by their Persian titles. */
export const englishPages: Readonly<Record<string, SketchedPage>> = {
  [ABOUT]: {
    title: 'About Naghsh Tiles',
    slug: 'naghsh',
    sections: [{ kind: 'متن', prose: 'Naghsh has made tiles in Isfahan since 1996.' }],
  },
  'شعبه‌های کاشی نقش': {
    title: 'Our branches',
    slug: 'shobeha',
    sections: [{ kind: 'متن', prose: 'Visit us in Isfahan and in Tehran.' }],
  },
  'تماس با کارخانهٔ نقش': {
    title: 'Contact the factory',
    slug: 'tamas',
    sections: [{ kind: 'راه‌های تماس', texts: { email: 'sales@naghsh.example' } }],
  },
}

export const companyNews = [
  {
    title: 'خط تولید دوم راه افتاد',
    slug: 'khat-2',
    category: 'گزارش‌ها',
    text: 'از امروز روزی ۱۲۰۰ متر کاشی.',
  },
  { title: 'پشتیبانی نمایندگان در نوروز', slug: 'nowruz', category: 'خدمات', text: 'تلفن فروش باز است.' },
] as const
