import { formatAmount } from '@rasteh/persian-text/money'
import type {
  FileRefusal,
  FileRefusalKind,
  RowFault,
  RowFaultKind,
  SheetKind,
} from '@rasteh/shop-core/import-export'
import { sheetHeaders } from './import-export-headers.ts'

/** Texts of the import and export page. */
export const importExportTexts = {
  title: 'ورود و خروج با فایل',
  intro:
    'از اطلاعات فروشگاه خروجی اکسل یا CSV بگیرید، ویرایش کنید و دوباره وارد کنید. پیش از هر تغییر، نتیجهٔ هر سطر را می‌بینید.',
  noRight: 'برای این صفحه دسترسی ندارید.',
  kindLegend: '۱. چه چیزی؟',
  kinds: {
    products: { title: 'کالاها', about: 'کالا با تنوع پیش‌فرض، قیمت و موجودی' },
    variants: { title: 'تنوع‌ها', about: 'رنگ، سایز و مدل هر کالا' },
    prices: { title: 'قیمت‌ها', about: 'قیمت هر تنوع با کد آن' },
    stock: { title: 'موجودی', about: 'شمارش انبار؛ هر تفاوت با دلیل ثبت می‌شود' },
    messages: { title: 'متن‌های سایت', about: 'متن فارسی و انگلیسی هر کلید' },
  } satisfies Record<SheetKind, { title: string; about: string }>,
  exportTitle: '۲. دریافت فایل',
  exportAbout: 'اگر فایل دریافتی را بدون تغییر وارد کنید، هیچ چیز عوض نمی‌شود.',
  category: 'دسته‌بندی',
  allCategories: 'همهٔ دسته‌بندی‌ها',
  exportXlsx: 'خروجی اکسل',
  exportCsv: 'خروجی CSV',
  template: 'فایل نمونهٔ خالی',
  tooManyToExport: 'بیش از ۵۰,۰۰۰ سطر است؛ یک دسته‌بندی انتخاب کنید.',
  uploadTitle: '۳. بررسی فایل',
  uploadAbout: 'اکسل (xlsx) یا CSV، تا ۱۰ مگابایت و ۵۰,۰۰۰ سطر. با بررسی هنوز هیچ چیز تغییر نمی‌کند.',
  chooseFile: 'انتخاب فایل',
  noFile: 'فایلی انتخاب نشده است.',
  check: 'بررسی فایل',
  stages: {
    sending: 'در حال ارسال فایل…',
    reading: 'در حال خواندن فایل…',
    checking: 'در حال بررسی سطرها…',
    saving: 'در حال ذخیرهٔ نتیجه…',
    writing: 'در حال ثبت تغییرها…',
    undoing: 'در حال برگرداندن…',
  },
  failed: 'کار انجام نشد و چیزی تغییر نکرد. دوباره تلاش کنید.',
  resultTitle: '۴. نتیجهٔ بررسی',
  appliedTitle: 'فایل وارد شد',
  undoneTitle: 'ورود فایل برگردانده شد',
  actions: { new: 'تازه', changed: 'تغییر', unchanged: 'بدون تغییر', refused: 'ردشده' },
  all: 'همه',
  onlyRefused: 'فقط ردشده‌ها',
  row: 'سطر',
  what: 'عنوان',
  outcome: 'نتیجه',
  details: 'جزئیات',
  column: 'ستون',
  value: 'مقدار',
  reason: 'دلیل',
  revived: 'از سطل زباله برمی‌گردد',
  blank: '(خالی)',
  noRows: 'سطری برای نمایش نیست.',
  more: 'سطرهای بیشتر',
  faultsFile: 'فهرست خطاها (اکسل)',
  unknownColumns: 'این ستون‌ها شناخته نشد و نادیده گرفته می‌شود:',
  apply: 'ثبت در فروشگاه',
  applyCount: 'ثبت {count} سطر در فروشگاه',
  nothingToApply: 'این فایل چیزی را تغییر نمی‌دهد.',
  applied: '{count} سطر ثبت شد.',
  startAgain: 'فایل دیگر',
  historyTitle: 'ورودهای قبلی',
  historyEmpty: 'هنوز فایلی وارد نشده است.',
  states: { checked: 'بررسی‌شده', applied: 'واردشده', undone: 'برگردانده‌شده' },
  open: 'مشاهدهٔ نتیجه',
  undo: 'برگرداندن این ورود',
  undoTitle: 'برگرداندن ورود',
  undoPlan: {
    restored: '{count} سطر به مقدار قبلی برمی‌گردد.',
    removed: '{count} مورد جدید حذف می‌شود.',
    trashed: '{count} مورد جدید که استفاده شده است به سطل زباله می‌رود.',
    kept: '{count} سطر بعد از ورود تغییر کرده است و برگردانده نمی‌شود.',
  },
  undoConfirm: 'برگردان',
  cancel: 'انصراف',
  undone: 'برگردانده شد.',
  stockReason: 'شمارش انبار (ورود از فایل)',
  undoReason: 'برگرداندن ورود از فایل',
  faultsSheet: 'خطاها',
} as const

const rowFaults = {
  required: 'این خانه نباید خالی باشد.',
  'not-a-number': '«{value}» عدد صحیح و مثبت نیست.',
  'too-small': '«{value}» کمتر از {min} است.',
  'too-large': '«{value}» بیشتر از {max} است.',
  'too-long': 'متن بلندتر از {max} کاراکتر است.',
  'bad-character': 'متن کاراکتر نامعتبر دارد.',
  'not-a-choice': '«{value}» جزو گزینه‌ها نیست: {choices}.',
  'unknown-category': 'دسته‌بندی «{value}» پیدا نشد.',
  'ambiguous-category': 'چند دسته‌بندی «{value}» هست؛ مسیر کامل یا #شناسه را بنویسید.',
  'unknown-record': '«{value}» در فروشگاه پیدا نشد.',
  taken: '«{value}» برای مورد دیگری ثبت شده است.',
  repeated: '«{value}» در سطر {row} هم آمده است.',
  'max-below-min': 'حداکثر سفارش ({value}) کمتر از حداقل سفارش ({min}) است.',
  'english-incomplete': 'برای متن انگلیسی، عنوان و واحد انگلیسی هر دو لازم است.',
  'price-needed': 'قیمت پیش از تخفیف بدون قیمت ممکن نیست.',
  'struck-never-asked':
    'قیمت پیش از تخفیف «{value}» درست نیست: در ۳۰ روز گذشته این کالا به این قیمت عرضه نشده است.',
  'no-default-variant': 'این کالا تنوع پیش‌فرض ندارد؛ ابتدا در فرم کالا بسازید.',
  'other-product': 'تنوع را نمی‌توان به کالای دیگری («{value}») منتقل کرد.',
  'under-reserved': 'موجودی {value} کمتر از {reserved} عددی است که برای سفارش‌ها رزرو شده است.',
  'placeholder-lost': 'متغیر {value} در متن نیست.',
  'changed-since': 'پس از بررسی فایل، این مورد تغییر کرده است؛ فایل را دوباره بررسی کنید.',
} as const satisfies Record<RowFaultKind, string>

const fileRefusals = {
  'file-too-big': 'فایل بزرگ‌تر از {maxMegabytes} مگابایت است.',
  'unpacks-too-big': 'محتوای این فایل بیش از حد بزرگ است.',
  'not-a-sheet': 'این فایل، اکسل (xlsx) یا CSV معتبر نیست.',
  'not-utf8': 'این CSV با کدگذاری UTF-8 ذخیره نشده است؛ در اکسل «CSV UTF-8» را انتخاب کنید.',
  'no-rows': 'فایل سطری برای خواندن ندارد.',
  'too-many-rows': 'فایل بیش از {max} سطر دارد؛ آن را به چند فایل تقسیم کنید.',
  'missing-columns': 'این ستون‌ها در فایل نیست: {columns}.',
  'repeated-column': 'ستون «{column}» دو بار آمده است.',
} as const satisfies Record<FileRefusalKind, string>

/** The written name of a column. */
export function headerOf(kind: SheetKind, column: string): string {
  const headers: Record<string, readonly string[]> = sheetHeaders[kind]
  return headers[column]?.[0] ?? column
}

/** Says in Persian why a row is refused, and in which column. */
export function sayRowFault(
  kind: SheetKind,
  fault: RowFault,
): { column: string; value: string; reason: string } {
  const column = 'column' in fault ? headerOf(kind, fault.column) : ''
  const value = 'value' in fault ? fault.value : ''
  return { column, value, reason: fill(rowFaults[fault.kind], fault) }
}

/** Says in Persian why a file is refused. */
export function sayFileRefusal(kind: SheetKind, refusal: FileRefusal): string {
  const named = {
    ...refusal,
    ...('columns' in refusal ? { columns: refusal.columns.map((key) => headerOf(kind, key)) } : {}),
    ...('column' in refusal ? { column: headerOf(kind, refusal.column) } : {}),
    ...('maxBytes' in refusal ? { maxMegabytes: Math.floor(refusal.maxBytes / 1024 / 1024) } : {}),
  }
  return fill(fileRefusals[refusal.kind], named)
}

function fill(text: string, values: object): string {
  const known = new Map(Object.entries(values))
  return text.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => toWords(known.get(name)))
}

function toWords(value: unknown): string {
  if (typeof value === 'number') return formatAmount(value, 'fa-IR')
  return Array.isArray(value) ? value.join('، ') : String(value)
}
