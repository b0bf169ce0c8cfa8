import { toPersianDigits } from '@rasteh/persian-text/digits'
import type {
  ChoiceRefusal,
  OptionChangeRefusal,
  OptionKind,
  OptionsRefusal,
  PlanRefusal,
} from '@rasteh/shop-core/options'

type Refusal = OptionsRefusal | OptionChangeRefusal | ChoiceRefusal | PlanRefusal

/** How many codes one sentence names. */
const NAMED = 5

const digits = (count: number) => toPersianDigits(String(count))
const codes = (skus: readonly string[]) => {
  const named = skus
    .slice(0, NAMED)
    .map((sku) => `\u2068${sku}\u2069`)
    .join('، ')
  return skus.length > NAMED ? `${named} و ${digits(skus.length - NAMED)} تنوع دیگر` : named
}

const SENTENCES: { [Kind in Refusal['kind']]: (refusal: Extract<Refusal, { kind: Kind }>) => string } = {
  'options-unreadable': () => 'گزینه‌ها خوانده نشد. صفحه را تازه کنید و دوباره بنویسید.',
  'too-many-options': ({ max }) => `هر کالا حداکثر ${digits(max)} گزینه دارد.`,
  'too-many-values': ({ option, max }) => `گزینهٔ ${digits(option)} حداکثر ${digits(max)} مقدار می‌پذیرد.`,
  'option-without-name': ({ option }) => `نام گزینهٔ ${digits(option)} را بنویسید؛ مانند «رنگ».`,
  'option-without-values': ({ option }) => `برای گزینهٔ ${digits(option)} دست‌کم یک مقدار بنویسید.`,
  'value-without-label': ({ option, value }) =>
    `نام مقدار ${digits(value)} از گزینهٔ ${digits(option)} خالی است.`,
  'option-twice': ({ name }) => `گزینهٔ «${name}» دو بار آمده است.`,
  'value-twice': ({ label }) => `مقدار «${label}» دو بار آمده است.`,
  'option-text-too-long': ({ option, max }) =>
    `نام‌های گزینهٔ ${digits(option)} باید کوتاه‌تر از ${digits(max)} حرف باشد.`,
  'colour-unreadable': ({ option, value }) =>
    `رنگ مقدار ${digits(value)} از گزینهٔ ${digits(option)} را از جعبهٔ رنگ انتخاب کنید.`,
  'option-in-use': ({ option, skus }) =>
    `گزینهٔ «${option}» را نمی‌توان برداشت؛ این تنوع‌ها با آن فروخته می‌شوند: ${codes(skus)}. اول آن‌ها را حذف کنید یا انتخابشان را بردارید.`,
  'value-in-use': ({ option, value, skus }) =>
    `مقدار «${value}» از «${option}» را نمی‌توان برداشت؛ این تنوع‌ها همین مقدار را دارند: ${codes(skus)}. اول آن‌ها را حذف کنید یا مقدارشان را عوض کنید.`,
  'choice-unreadable': () => 'انتخاب خوانده نشد. صفحه را تازه کنید.',
  'choice-incomplete': ({ option }) => `مقدار «${option}» را هم انتخاب کنید، یا همه را خالی بگذارید.`,
  'choice-unknown': ({ option, value }) => `کالا در «${option}» مقدار «${value}» ندارد.`,
  'choice-taken': ({ sku }) => `این ترکیب را تنوع \u2068${sku}\u2069 دارد.`,
  'sku-unreadable': ({ sku }) =>
    sku === '' ? 'کد تنوع همهٔ ردیف‌ها را بنویسید.' : `کد \u2068${sku}\u2069 پذیرفته نیست؛ کوتاه‌تر بنویسید.`,
  'sku-taken': ({ sku }) =>
    sku === '' ? 'یکی از کدها را تنوع دیگری دارد.' : `کد \u2068${sku}\u2069 را تنوع دیگری دارد.`,
  'no-options': () => 'این کالا هنوز گزینه‌ای ندارد.',
  'too-many-variants': ({ count, max }) =>
    `با این گزینه‌ها کالا ${digits(count)} تنوع خواهد داشت؛ حداکثر ${digits(max)} است.`,
}

/** Why options, a choice or combinations were not taken. */
export function sayOptionRefusal(refusal: Refusal): string {
  const say = SENTENCES[refusal.kind] as (refusal: Refusal) => string
  return say(refusal)
}

export const optionTexts = {
  option: 'گزینهٔ',
  /** Buttons of the options that most shops have. */
  common: ['رنگ', 'سایز'],
  addOption: 'گزینهٔ دیگر',
  name: 'نام گزینه',
  nameEn: 'نام انگلیسی (اختیاری)',
  shownAs: 'نمایش در صفحهٔ کالا',
  /** How a value is shown on the product's page. */
  kinds: { text: 'متن', colour: 'رنگ', picture: 'تصویر' } satisfies Record<OptionKind, string>,
  values: 'مقدارهای',
  newValues: 'مقدارهای جدید',
  valuesHint: 'مثلاً S، M، L',
  coloursHint: 'مثلاً مشکی، قرمز، آبی',
  commas: 'بین مقدارها ویرگول بگذارید.',
  removeOption: 'حذف گزینهٔ',
  colourOf: 'رنگ',
  labelOf: 'نام',
  englishOf: 'نام انگلیسی',
  english: 'انگلیسی (اختیاری)',
  removeValue: 'حذف',
  moveBefore: '{value} یکی جلوتر',
  moveBehind: '{value} یکی عقب‌تر',
  noChoice: 'انتخاب نشده',
  choiceHint: 'عنوان این تنوع از روی انتخاب‌ها ساخته می‌شود.',
  combinations: {
    title: 'ترکیب‌های باقی‌مانده',
    saveFirst: 'پس از اولین ذخیره، تنوع‌ها را از روی گزینه‌ها یک‌جا بسازید.',
    saveChanges: 'اول تغییرهای کالا را ذخیره کنید.',
    look: 'ساختن ترکیب‌های باقی‌مانده',
    about: '{made} ترکیب از قبل هست و {missing} ترکیب ساخته می‌شود. موجودی تنوع‌های جدید صفر است.',
    choiceless:
      '{count} تنوع این کالا هنوز ترکیبی ندارد. اگر یکی از همین ترکیب‌هاست، اول در فرم همان تنوع انتخابش کنید تا دوباره ساخته نشود.',
    price: 'قیمت همهٔ این تنوع‌ها',
    priceHint: 'خالی یعنی قیمت تنوع پیش‌فرض. تنوع بدون قیمت فروخته نمی‌شود.',
    badPrice: 'قیمت را درست و بزرگ‌تر از صفر وارد کنید، یا خالی بگذارید.',
    combination: 'ترکیب',
    sku: 'کد تنوع (SKU)',
    isMade: 'ساخته شود',
    none: 'همهٔ ترکیب‌ها ساخته شده‌اند.',
    noneChosen: 'دست‌کم یک ترکیب را انتخاب کنید.',
    make: 'ساختن {count} تنوع',
    close: 'بستن',
    made: '{count} تنوع ساخته شد.',
    goOn: 'وارد کردن قیمت و موجودی',
    failed: 'انجام نشد. صفحه را تازه کنید و دوباره امتحان کنید.',
  },
} as const
