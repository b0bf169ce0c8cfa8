import type { TranslationState, UntranslatedChoice } from '@rasteh/shop-core/translation'

type Languages = 'fa' | 'en'

/** The languages of a text, and what visitors get where it is not translated. */
export const translationTexts = {
  untranslated: 'اگر ترجمه نشده باشد',
  untranslatedHint:
    'وقتی این نوشته به زبان بازدیدکننده نباشد. نوشته به یک زبان کامل است که عنوان و متنش به آن زبان نوشته شده باشد.',
  choices: {
    show: 'به زبان دیگر، با یادآوری',
    redirect: 'انتقال به زبان دیگر',
    hide: 'پنهان بماند',
  } satisfies Record<UntranslatedChoice, string>,
  languages: 'زبان‌ها',
  names: { fa: 'فارسی', en: 'انگلیسی' } satisfies Record<Languages, string>,
  states: { missing: 'ترجمه نشده', outdated: 'قدیمی', ready: 'آماده' } satisfies Record<
    TranslationState,
    string
  >,
  beside: 'متن فارسی، برای ترجمه',
  notYet: 'پس از نخستین ذخیره معلوم می‌شود.',
  outdatedHint: 'متن فارسی پس از آخرین تغییر انگلیسی عوض شده است.',
} as const
