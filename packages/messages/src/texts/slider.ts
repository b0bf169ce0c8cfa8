import type { Texts } from '../catalogue/text.ts'

/** Catalogue slides, carousels, tabs, collapsible blocks and amazing-offer timers. */
export const sliderTexts = {
  SlidePrevious: { fa: 'اسلاید قبلی', en: 'Previous slide' },
  SlideNext: { fa: 'اسلاید بعدی', en: 'Next slide' },
  SlideGoTo: { fa: 'رفتن به اسلاید {index}', en: 'Go to slide {index}' },
  SlideOf: { fa: 'اسلاید {index} از {total}', en: 'Slide {index} of {total}' },
  SlidesPause: { fa: 'توقف نمایش خودکار', en: 'Pause automatic play' },
  SlidesPlay: { fa: 'شروع نمایش خودکار', en: 'Start automatic play' },
  TabEmpty: { fa: 'هنوز کالایی در این بخش نیست.', en: 'There are no products here yet.' },
  TabFailed: {
    fa: 'کالاهای این بخش بارگذاری نشد. لطفاً دوباره تلاش کنید.',
    en: 'The products of this section could not be loaded. Please try again.',
  },
  CatalogueSlides: { fa: 'کالاهای برگزیدهٔ «{title}»', en: 'Highlights of {title}' },
  CatalogueTabs: { fa: 'زبانه‌های ویترین', en: 'Catalogue tabs' },
  CatalogueSeeProduct: { fa: 'مشاهدهٔ کالا', en: 'See the product' },
  OfferMark: { fa: 'پیشنهاد ویژه', en: 'Special offer' },
  AmazingOffers: { fa: 'پیشنهادهای شگفت‌انگیز', en: 'Amazing offers' },
  OffersEmpty: {
    fa: 'در حال حاضر پیشنهاد شگفت‌انگیزی نداریم؛ به‌زودی دوباره سر بزنید.',
    en: 'There are no amazing offers right now. Please check back soon.',
  },
  OfferEndsIn: { fa: 'زمان باقی‌مانده', en: 'Time left' },
  OffersAll: { fa: 'همهٔ پیشنهادها', en: 'All offers' },
  OffersIntroduction: {
    fa: 'تخفیف‌های زمان‌دار؛ تا پایان زمان، با این قیمت بخرید.',
    en: 'Discounts with a clock: when it reaches zero, the price goes back to where it was.',
  },
  OfferEnded: { fa: 'این پیشنهاد به پایان رسید.', en: 'This offer has ended.' },
  CountdownDays: { fa: 'روز', en: 'days' },
  CountdownHours: { fa: 'ساعت', en: 'hours' },
  CountdownMinutes: { fa: 'دقیقه', en: 'minutes' },
  CountdownSeconds: { fa: 'ثانیه', en: 'seconds' },
} as const satisfies Texts
