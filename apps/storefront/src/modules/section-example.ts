/** What a manager may have written into a section: as little as it takes, and much. */
export type SectionExample = { sparse: object; full: object }

/** Some sentences, as long as a paragraph of a company's page. */
export const LONG =
  'کارگاه ما در شهرک جی اصفهان با هفت نفر و یک کوره آغاز شد. امروز روزی ۱۲۰۰ متر کاشی می‌سازیم و هنوز هر طرح را ' +
  'نخست با دست روی گِل می‌کشیم. همکاران ما از نوجوانی کنار همین کوره‌ها بزرگ شده‌اند.'

/** A text as the editor of texts keeps it, one paragraph for each string. */
export const textOf = (...paragraphs: readonly string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'rtl',
    format: '',
    indent: 0,
    children: paragraphs.map((text) => ({
      type: 'paragraph',
      version: 1,
      direction: 'rtl',
      format: '',
      indent: 0,
      children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
    })),
  },
})
