import type { CategorySource } from '../source.ts'
import { amount, DEPARTMENTS, persian, UNITS } from '../words.ts'
import { LAPTOPS_ITEMS, type LaptopSpec } from './laptops-items.ts'

export const laptops: CategorySource<'laptop', LaptopSpec> = {
  code: 'laptop',
  kind: 'laptop',
  department: DEPARTMENTS.digital,
  name: ['لپ‌تاپ و رایانه', 'Computers'],
  description: [
    'لپ‌تاپ برای درس، کار و بازی، تبلت با صفحه‌کلید و رایانهٔ رومیزی؛ ویندوز فارسی و نرم‌افزارهای پایه نصب‌شده تحویل می‌گیرید.',
    'Laptops for study, work and play, tablets with keyboards and desktop computers, delivered set up and ready.',
  ],
  unit: UNITS.piece,
  taxPercent: 10,
  productType: 1,
  shortOf: ({ spec }) => [
    `${spec.form[0]} ${persian(spec.screen)} اینچی با پردازنده ${spec.processor[0]} و ${persian(spec.memory)} گیگابایت رم.`,
    `${spec.form[1]} of ${spec.screen} inches: ${spec.processor[1]} processor and ${spec.memory} GB of memory.`,
  ],
  attributesOf: ({ spec }) => [
    [['نوع دستگاه', 'Form'], spec.form],
    [['اندازه صفحه‌نمایش', 'Screen size'], amount(spec.screen, 'اینچ', 'inches')],
    [['پردازنده', 'Processor'], spec.processor],
    [['حافظه رم', 'Memory'], amount(spec.memory, 'گیگابایت', 'GB')],
    [['پردازنده گرافیکی', 'Graphics'], spec.graphics],
    [
      ['کار با یک بار شارژ', 'Battery life'],
      spec.hours > 0 ? amount(spec.hours, 'ساعت', 'hours') : ['با برق شهر', 'Mains powered'],
    ],
    [
      ['صفحه‌کلید', 'Keyboard'],
      ['فارسی و لاتین', 'Persian and Latin'],
    ],
  ],
  closings: [
    [
      'حروف فارسی روی کلیدها حک شده و با گذر زمان پاک نمی‌شوند.',
      'The Persian letters are engraved on the keys and do not wear off.',
    ],
    [
      'سیستم‌عامل و برنامه‌های پایه پیش از ارسال نصب و آزمایش می‌شود.',
      'The system and basic programs are installed and tested before it ships.',
    ],
    [
      'بیست‌وچهار ماه گارانتی و خدمات در محل در مراکز استان دارد.',
      'It has a twenty-four month warranty with on-site service in provincial capitals.',
    ],
    [
      'حافظه و رم آن را می‌توانید بعدها در نمایندگی ارتقا دهید.',
      'Memory and storage can be upgraded later at the service centre.',
    ],
    ['با جعبهٔ دولایه و بیمهٔ کامل ارسال می‌شود.', 'It travels in a double box, fully insured.'],
  ],
  items: LAPTOPS_ITEMS,
}
