/** The text editor's own entries, whose Persian is missing or odd in the content platform. Same names as its texts. */
export const textEditorTexts = {
  general: {
    placeholder: 'بنویسید، یا برای افزودن چیزی / را بزنید…',
    slashMenuBasicGroupLabel: 'پایه',
    slashMenuListGroupLabel: 'فهرست‌ها',
    toolbarItemsActive: '{{count}} فعال',
  },
  heading: { label: 'تیتر {{headingLevel}}' },
  paragraph: { label: 'پاراگراف', label2: 'متن معمولی' },
  align: {
    alignLeftLabel: 'چپ‌چین',
    alignCenterLabel: 'وسط‌چین',
    alignRightLabel: 'راست‌چین',
    alignJustifyLabel: 'هم‌تراز از دو سو',
  },
  indent: { increaseLabel: 'تورفتگی بیشتر', decreaseLabel: 'تورفتگی کمتر' },
  unorderedList: { label: 'فهرست نقطه‌ای' },
  orderedList: { label: 'فهرست شماره‌دار' },
  checklist: { label: 'فهرست انجام کارها' },
  blockquote: { label: 'نقل قول' },
  relationship: { label: 'کارت لینک' },
  upload: { label: 'تصویر' },
  horizontalRule: { label: 'خط جداکننده' },
  link: { label: 'لینک', loadingWithEllipsis: 'در حال بارگذاری…' },
  blocks: { label: 'بخش‌های ویژه' },
} as const

/** The editor's buttons that show only a sign, by the names that the platform gives them. */
export const textEditorButtons: Readonly<Record<string, string>> = {
  bold: 'پررنگ',
  italic: 'کج',
  underline: 'زیرخط',
  strikethrough: 'خط‌خورده',
  subscript: 'زیرنویس',
  superscript: 'بالانویس',
  inlineCode: 'کد',
  link: 'لینک',
  indentIncrease: 'تورفتگی بیشتر',
  indentDecrease: 'تورفتگی کمتر',
  text: 'نوع متن',
  align: 'چینش',
  add: 'افزودن',
  blocks: 'بخش‌های ویژه',
  tableActions: 'کار با جدول',
}

/** What the platform names in English alone. */
export const textEditorEnglish: Readonly<Record<string, string>> = {
  'Edit link': 'ویرایش لینک',
  'Remove link': 'حذف لینک',
  'Drag to move': 'جابه‌جایی با کشیدن',
  'Add block': 'افزودن بخش',
  'Insert Paragraph': 'نوشتن در پایان متن',
}

export const textEditorParts = { remove: 'حذف این بخش' } as const

/** The table of a text, and the menu of the one that the caret is in. */
export const textEditorTable = {
  label: 'جدول',
  actions: {
    tableRowAbove: 'ردیف تازه در بالا',
    tableRowBelow: 'ردیف تازه در پایین',
    tableColumnBefore: 'ستون تازه پیش از این',
    tableColumnAfter: 'ستون تازه پس از این',
    tableHeadRow: 'ردیف عنوان باشد یا نه',
    tableHeadColumn: 'ستون عنوان باشد یا نه',
    tableMerge: 'یکی کردن خانه‌ها',
    tableUnmerge: 'جدا کردن خانه‌ها',
    tableDeleteRow: 'حذف ردیف',
    tableDeleteColumn: 'حذف ستون',
    tableDelete: 'حذف جدول',
  },
} as const

/** The parts of a text that have a form of their own. */
export const textEditorBlocks = {
  collapsible: { singular: 'بخش تاشو', plural: 'بخش‌های تاشو' },
  embed: { singular: 'ویدیوی سایت دیگر', plural: 'ویدیوهای سایت‌های دیگر' },
} as const

/** What is asked beside a picture or a link inside a text. */
export const textEditorFields = {
  caption: 'شرح زیر تصویر',
  alt: 'متن جایگزین در این متن',
  altHint: 'اگر خالی بماند، متن جایگزین خود تصویر خوانده می‌شود.',
  width: 'پهنا',
  widths: { normal: 'معمولی', narrow: 'باریک', wide: 'تمام پهنا' },
  foldTitle: 'عنوانی که همیشه دیده می‌شود',
  foldBody: 'متنی که با زدن عنوان باز می‌شود',
  foldOpen: 'از اول باز باشد',
  embedUrl: 'نشانی ویدیو',
  embedTitle: 'عنوان ویدیو',
  embedHint:
    'نشانی صفحهٔ ویدیو در آپارات یا یوتیوب. پخش درون صفحه وقتی است که مالک آن سایت را در «تنظیمات فروشگاه» مجاز کرده باشد؛ تا آن وقت لینک ویدیو دیده می‌شود.',
  embedRefused: 'این نشانیِ یک ویدیو در آپارات یا یوتیوب نیست. مثلاً: ‎https://www.aparat.com/v/abc12',
  partRefused: 'بخشی از این متن کامل نیست. فیلدی را که در آن با قرمز مشخص شده است درست کنید.',
  linkRefused:
    'نشانی باید با / یا # شروع شود، یا لینکی با https، http، mailto یا tel باشد. مثلاً: ‎/about-us یا https://example.ir',
} as const
