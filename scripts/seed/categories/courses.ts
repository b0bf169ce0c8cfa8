import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { COURSES_ITEMS, type CourseSpec } from './courses-items.ts'

export const courses: CategorySource<'course', CourseSpec> = {
  code: 'course',
  kind: 'course',
  department: DEPARTMENTS.culture,
  name: ['دوره و کتاب دانلودی', 'Courses and downloads'],
  description: [
    'دورهٔ ویدئویی فارسی، کتاب الکترونیکی و صوتی؛ بلافاصله پس از پرداخت دانلود کنید و برای همیشه داشته باشید.',
    'Persian video courses, e-books and audiobooks: download them right after paying and keep them for good.',
  ],
  unit: UNITS.licence,
  taxPercent: 10,
  productType: 3,
  shortOf: ({ spec }) => {
    const isTaught = spec.form[1] === 'Video course'
    return [
      `${spec.form[0]} ${isTaught ? 'با' : 'از'} ${spec.teacher[0]}، ${persian(spec.lessons)} بخش در ${persian(spec.hours)} ساعت.`,
      `${spec.form[1]} ${isTaught ? 'with' : 'by'} ${spec.teacher[1]}: ${spec.lessons} parts in ${spec.hours} hours.`,
    ]
  },
  attributesOf: ({ spec }) => [
    [['نوع', 'Type'], spec.form],
    [['مدرس یا گوینده', 'Teacher or reader'], spec.teacher],
    [['زمان', 'Length'], amount(spec.hours, 'ساعت', 'hours')],
    [['تعداد بخش', 'Parts'], amount(spec.lessons, 'بخش', 'parts')],
    [['سطح', 'Level'], spec.level],
    [
      ['تحویل', 'Delivery'],
      ['دانلود بلافاصله پس از پرداخت', 'Download right after payment'],
    ],
  ],
  closings: [
    [
      'فایل‌ها پس از پرداخت در صفحهٔ سفارش شما می‌ماند و هر وقت خواستید دوباره می‌گیرید.',
      'The files stay on your order page, to fetch again whenever you like.',
    ],
    [
      'روی گوشی، تبلت و رایانه باز می‌شود و اینترنت نمی‌خواهد.',
      'It opens on phone, tablet and computer and needs no connection.',
    ],
    ['به‌روزرسانی‌های بعدی برای خریداران رایگان است.', 'Later updates are free for buyers.'],
    [
      'اگر تا سه روز راضی نبودید، پولتان را برمی‌گردانیم.',
      'If you are not content within three days, we return your money.',
    ],
    [
      'پرسش‌های خود را زیر همین صفحه بنویسید؛ خود پدیدآورنده پاسخ می‌دهد.',
      'Write your questions under this page; the maker answers them in person.',
    ],
  ],
  items: COURSES_ITEMS,
}
