import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { BOOKS_ITEMS, type BookSpec } from './books-items.ts'

export const books: CategorySource<'book', BookSpec> = {
  code: 'book',
  kind: 'book',
  department: DEPARTMENTS.culture,
  name: ['کتاب', 'Books'],
  description: [
    'دیوان شاعران، داستان امروز، تاریخ و هنر، آشپزی و کتاب کودک؛ تازه از چاپخانه و با جلد سالم.',
    'Classical poets, new fiction, history and art, cookery and children’s books, fresh from the press.',
  ],
  unit: UNITS.volume,
  taxPercent: 0,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.subject[0]}، اثر ${spec.writer[0]}، در ${persian(spec.pages)} صفحه.`,
    `${spec.subject[1]} by ${spec.writer[1]}, ${spec.pages} pages.`,
  ],
  attributesOf: ({ spec, brand }) => [
    [['نویسنده', 'Author'], spec.writer],
    [['ناشر', 'Publisher'], brand],
    [['موضوع', 'Subject'], spec.subject],
    [['شمار صفحه', 'Pages'], amount(spec.pages, 'صفحه', 'pages')],
    [['گروه سنی', 'Readers'], spec.age],
    [
      ['زبان', 'Language'],
      ['فارسی', 'Persian'],
    ],
  ],
  closings: [
    [
      'کاغذ آن سبک و کرم‌رنگ است و چشم را خسته نمی‌کند.',
      'Its paper is light and cream-coloured and does not tire the eye.',
    ],
    [
      'با نشانک و کاغذ کادو فرستاده می‌شود، اگر در سبد بنویسید.',
      'Say so in the basket and it comes with a bookmark and wrapping.',
    ],
    ['شیرازه‌اش دوخته است و ورق‌هایش باز نمی‌شود.', 'Its binding is sewn, and the leaves do not come loose.'],
    ['اگر چاپ ایراد داشت، نسخهٔ تازه می‌فرستیم.', 'If the print is faulty we send a new copy.'],
    ['کتاب‌فروش ما آن را خوانده و پیشنهاد می‌کند.', 'Our bookseller has read it and recommends it.'],
  ],
  items: BOOKS_ITEMS,
}
