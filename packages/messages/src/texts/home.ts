import type { Texts } from '../catalogue/text.ts'

export const homeTexts = {
  HomeHeadline: { fa: 'هر چه از بازار بخواهید، در یک راسته', en: 'Everything of the bazaar, in one row' },
  HomeIntroduction: {
    fa: 'از زعفران و پسته تا گوشی و کتاب، با قیمت شفاف و موجودی واقعی.',
    en: 'From saffron and pistachios to phones and books, with clear prices and honest stock.',
  },
  HomeSeePopular: { fa: 'مشاهدهٔ پرطرفدارها', en: 'See what people love' },
  HomeCategories: { fa: 'دسته‌بندی کالاها', en: 'Shop by category' },
  HomePopular: { fa: 'پرطرفدارترین کالاها', en: 'Most popular products' },
  HomeNewest: { fa: 'تازه‌رسیده‌ها', en: 'New arrivals' },
  FeedbackInvitation: {
    fa: 'حرف شما فروشگاه را بهتر می‌کند. پیشنهاد، پرسش یا گلایه‌تان را بنویسید.',
    en: 'Your words make this shop better. Send us an idea, a question or a complaint.',
  },
  ContactTitle: { fa: 'راه‌های تماس با ما', en: 'How to reach us' },
  ContactAddresses: { fa: 'نشانی', en: 'Address' },
  ContactPhones: { fa: 'تلفن', en: 'Telephone' },
  ContactHours: { fa: 'ساعت کار', en: 'Opening hours' },
  ContactEmail: { fa: 'ایمیل', en: 'Email' },
  TimelineTitle: { fa: 'از آغاز تا امروز', en: 'Our story' },
  TeamTitle: { fa: 'همکاران ما', en: 'Our team' },
  StatisticsTitle: { fa: 'در یک نگاه', en: 'At a glance' },
  QuotesTitle: { fa: 'از زبان دیگران', en: 'What people say' },
  StepsTitle: { fa: 'گام‌به‌گام', en: 'Step by step' },
  FaqTitle: { fa: 'پرسش‌های پرتکرار', en: 'Frequently asked questions' },
  LinksTitle: { fa: 'لینک‌های مفید', en: 'Useful links' },
  GalleryOpen: { fa: 'بزرگ‌نمایی تصویر «{title}»', en: 'Enlarge the picture {title}' },
  HomeDescription: {
    fa: 'خرید اینترنتی از {shop}: کالاهای خوراکی، خانه، دیجیتال و کتاب با قیمت شفاف و موجودی واقعی.',
    en: 'Shop online at {shop}: food, home, digital goods and books with clear prices and honest stock.',
  },
} as const satisfies Texts
