import { catalogue } from '@rasteh/messages/catalogue'
import * as dashboard from '@rasteh/messages/dashboard'
import { describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../seed/catalogue.ts'
import { seedContent } from '../../seed/content.ts'
import { homeModules, pageModules } from '../../seed/page-modules.ts'
import { toMenu } from '../../seed/shell.ts'
import { SHOP } from '../../seed/shop.ts'
import { seedTrade } from '../../seed/trade.ts'

type Fault = readonly [what: string, pattern: RegExp]

/** How Persian is written here, in every text that people read. */
const WRITING: readonly Fault[] = [
  ['an Arabic letter or digit: write ی ک ه and ۰–۹', /[يكةەۀ٠-٩]/],
  ['an ezafe as ه‌ی: write هٔ', /ه\u200cی(?![\u0600-\u06ff\u200c])/],
  ['an ezafe that is missing: write هٔ', /(^|\s)(درباره|شیوه|نحوه|محدوده|خلاصه) [آ-ی]/],
  ['a verb parted from its می: write a half-space', /(^|\s)ن?می\s/],
  ['a plural or a comparative parted from its word', /\s(ها|های|تر|ترین)([\s.،؛!؟»]|$)/],
  ['a half-space beside a space, doubled, or at an end', /\u200c\s|\s\u200c|^\u200c|\u200c$|\u200c{2}/],
  ['a space at an end, doubled, or before a stop', /^\s|\s$|[^\S\n]{2}|\s[.،؛!؟:»]|«\s/],
  ['a comma without a space after it', /[،؛][^\s»]/],
  ['a Latin question mark or semicolon, or three dots: write ؟ ؛ …', /[;?]|\.{3}/],
]

/** Words that no good shop says to its customers, or that only a translation has. */
const WORDS: readonly Fault[] = [
  ['نویسه: write کاراکتر', /نویسه/],
  ['بکوشید: write تلاش کنید', /بکوشید/],
  ['برگزینید: write انتخاب کنید', /برگزین/],
  ['بیازمایید: write امتحان کنید', /بیازما|آزمودن/],
  ['بیفزایید, افزوده شد: write اضافه', /بیفزا|افزوده (شد|می)/],
  ['کنونی: write فعلی', /کنونی/],
  ['پیشین: write قبلی', /پیشین/],
  ['رایانامه: write ایمیل', /رایانامه/],
  ['پیوند: write لینک', /پیوند(?!ی)/],
  ['پوزش: write متأسفیم', /پوزش/],
  ['سودمند: write مفید', /سودمند/],
  ['راستین: write واقعی', /راستین/],
  ['دگرگون: write تغییر کرد', /دگرگون/],
  ['نگارخانه: write گالری', /نگارخانه/],
  ['گونه for a variant: write تنوع', /(^|\s)گونه(\u200c|ٔ|\s|$)/],
]

const MESSAGES = Object.entries(catalogue).map(([key, { fa }]) => [key, fa] as const)
const DASHBOARD = textsIn({ ...dashboard, sheetHeaders: undefined })
const SEEDS = textsIn(seedTexts())

describe.each([
  ['the messages', MESSAGES, [...WRITING, ...WORDS]],
  ['the dashboard', DASHBOARD, [...WRITING, ...WORDS]],
  ['the seeds', SEEDS, WRITING],
] as const)('the Persian of %s', (_where, texts, faults) => {
  it('is there', () => {
    expect(texts.length).toBeGreaterThan(300)
  })

  it.each(faults)('has no %s', (_what, pattern) => {
    const faulty = texts.filter(([, text]) => pattern.test(text.replace(/\{\{?\w+\}?\}/g, 'x')))
    expect(faulty.map(([place, text]) => `${place}: ${text}`)).toEqual([])
  })
})

function seedTexts(): object {
  const none = { picture: () => undefined, category: () => undefined, form: () => undefined }
  const catalogue = seedCatalogue()
  const { news, pages } = seedContent()
  const layouts = [
    homeModules('fa', none),
    ...['about-us', 'contact-us', 'careers'].map((slug) => pageModules(slug, 'fa', none)),
  ]
  return {
    ...catalogue,
    news,
    pages,
    layouts,
    trade: seedTrade(),
    shop: SHOP,
    menu: toMenu(catalogue, () => '/'),
  }
}

/** Every text with a Persian letter, and where it is written. */
function textsIn(value: unknown, place = ''): (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return /[آ-ی]/.test(value) && !/slug$/i.test(place) ? [[place, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, place ? `${place}.${name}` : name))
}
