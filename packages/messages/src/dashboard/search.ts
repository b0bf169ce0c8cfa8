import type { CollectionLabels } from './labels.ts'

export const searchSynonymLabels = {
  singular: 'گروه هم‌معنی',
  plural: 'واژه‌های هم‌معنی',
  description:
    'واژه‌هایی که یک معنی دارند؛ جست‌وجوی هر یک، کالاهای دیگری را هم می‌آورد. پیش از انتشار، پیش‌نویس را در «میز جست‌وجو» بیازمایید.',
  fields: { words: 'واژه‌ها', triedAt: 'آزموده شد' },
  hints: { words: 'دست‌کم دو واژه، با ویرگول از هم جدا: موبایل، گوشی، تلفن همراه' },
} as const satisfies CollectionLabels

export const searchRuleLabels = {
  singular: 'چیدمان نتیجه',
  plural: 'چیدمان نتیجه‌ها',
  description:
    'کالاهایی که در نتیجهٔ یک جست‌وجو اول یا بالاتر می‌آیند. پیش از انتشار، پیش‌نویس را در «میز جست‌وجو» بیازمایید.',
  fields: {
    words: 'وقتی این را جست‌وجو کنند',
    kind: 'کار',
    products: 'کالاها',
    places: 'چند پله بالاتر',
    triedAt: 'آزموده شد',
  },
  options: { kind: { pin: 'سنجاق در آغاز نتیجه‌ها', boost: 'بالاتر آوردن' } },
  hints: { places: 'در همان صفحهٔ نتیجه‌ها، از ۱ تا ۲۴' },
} as const satisfies CollectionLabels

export const searchJudgementLabels = {
  singular: 'جست‌وجوی داوری‌شده',
  plural: 'جست‌وجوهای داوری‌شده',
  description: 'جست‌وجوهایی که می‌دانیم بهترین پاسخشان چیست؛ هر تغییر جست‌وجو نخست با این‌ها سنجیده می‌شود.',
  fields: { text: 'جست‌وجو', answers: 'پاسخ‌های خوب', answer: 'پاسخ', product: 'کالا', grade: 'نمره' },
  options: { grade: { '3': 'درست همین', '2': 'خوب', '1': 'بد نیست' } },
} as const satisfies CollectionLabels

/** The texts of the search desk in the dashboard. */
export const searchDeskTexts = {
  title: 'میز جست‌وجو',
  intro:
    'این‌جا ببینید مردم چه جسته‌اند و نیافته‌اند، و پیش‌نویس هم‌معنی‌ها و چیدمان‌ها را پیش از انتشار بیازمایید.',
  notAllowed: 'این صفحه تنها برای مدیران فروشگاه است.',
  missesTitle: 'جست‌وجوهای بی‌نتیجه',
  missesHint: 'شمار جست‌وجوهای سی روز گذشته؛ بی هیچ نشانی از اینکه چه کسی جسته است.',
  missesNone: 'در سی روز گذشته هر چه جسته‌اند یافته‌اند.',
  term: 'جست‌وجو',
  count: 'بار',
  means: 'یعنی',
  meansOf: '«{term}» یعنی',
  meansHint: 'واژه‌ای که کالاها را با آن می‌یابند',
  add: 'هم‌معنی کن',
  added: 'پیش‌نویس «{words}» ساخته شد. اکنون آن را بیازمایید.',
  emptyWord: 'واژهٔ هم‌معنی را بنویسید.',
  draftsTitle: 'آزمودن پیش‌نویس‌ها',
  draftsHint: 'پیش‌نویس‌ها با {count} جست‌وجوی داوری‌شده سنجیده می‌شوند؛ نمرهٔ هر پاسخ از ۰ تا ۱۰۰ است.',
  draftsNone: 'پیش‌نویسی نیست. یک گروه هم‌معنی یا چیدمان بسازید و پیش‌نویس نگه دارید.',
  judgedNone: 'هنوز جست‌وجوی داوری‌شده‌ای نیست؛ چند تا بنویسید تا بتوان سنجید.',
  try: 'آزمودن',
  trying: 'در حال آزمودن…',
  before: 'پیش از تغییر',
  after: 'پس از تغییر',
  changedTitle: 'جست‌وجوهایی که پاسخشان دگرگون شد',
  unchanged: 'پاسخ هیچ جست‌وجوی داوری‌شده‌ای دگرگون نشد.',
  publish: 'انتشار پیش‌نویس‌های آزموده',
  published: '{count} پیش‌نویس منتشر شد و تا چند لحظهٔ دیگر به کار می‌رود.',
  failed: 'انجام نشد. دوباره تلاش کنید.',
  untried: 'نخست این پیش‌نویس را در «میز جست‌وجو» بیازمایید، سپس منتشر کنید.',
  tooFewWords: 'دست‌کم دو واژهٔ گوناگون بنویسید و آن‌ها را با ویرگول جدا کنید.',
  newSynonym: 'گروه هم‌معنی تازه',
  newRule: 'چیدمان تازه',
  judged: 'جست‌وجوهای داوری‌شده',
  worse: 'بدتر',
  better: 'بهتر',
} as const
