import type { Texts } from '../catalogue/text.ts'

/** Lightbox, confirm dialog and the loading of parts of a page. */
export const lightboxTexts = {
  LightboxContentFailed: {
    fa: 'محتوای درخواستی بارگذاری نشد. لطفاً کمی بعد دوباره تلاش کنید.',
    en: 'The requested content cannot be loaded. Please try again later.',
  },
  LightboxImageFailed: {
    fa: 'تصویر بارگذاری نشد. لطفاً کمی بعد دوباره تلاش کنید.',
    en: 'This image cannot be loaded. Please try again later.',
  },
  LightboxAjaxFailed: {
    fa: 'این بخش بارگذاری نشد. لطفاً کمی بعد دوباره تلاش کنید.',
    en: 'This content failed to load. Please try again later.',
  },
  LightboxClose: { fa: 'بستن پنجره', en: 'Close window' },
  LightboxPrevious: { fa: 'تصویر قبلی', en: 'Previous picture' },
  LightboxNext: { fa: 'تصویر بعدی', en: 'Next picture' },
  LightboxCounter: { fa: '{current} از {total}', en: '{current} of {total}' },
  LightboxStartSlideshow: { fa: 'شروع نمایش اسلایدی', en: 'Start slideshow' },
  LightboxStopSlideshow: { fa: 'توقف نمایش اسلایدی', en: 'Stop slideshow' },
  ConfirmTitle: { fa: 'مطمئن هستید؟', en: 'Are you sure?' },
  PartialFailed: {
    fa: 'ادامهٔ این بخش بارگذاری نشد. لطفاً دوباره تلاش کنید.',
    en: 'The rest of this section could not be loaded. Please try again.',
  },
  ScriptNoHead: {
    fa: 'بخشی از صفحه بارگذاری نشد، چون صفحه تگ head ندارد.',
    en: 'Cannot load dynamic script, no HEAD tag present.',
  },
} as const satisfies Texts
