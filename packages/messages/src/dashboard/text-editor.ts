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
}

/** What is asked beside a picture or a link inside a text. */
export const textEditorFields = {
  caption: 'شرح زیر تصویر',
  alt: 'متن جایگزین در این متن',
  altHint: 'اگر خالی بماند، متن جایگزین خود تصویر خوانده می‌شود.',
  linkRefused:
    'نشانی باید با / یا # شروع شود، یا لینکی با https، http، mailto یا tel باشد. مثلاً: ‎/about-us یا https://example.ir',
} as const
