import type { Texts } from '../catalogue/text.ts'

/** Written pages, and the pages shown when something is missing or went wrong. */
export const pageTexts = {
  PageUpdatedOn: { fa: 'به‌روزرسانی: {date}', en: 'Updated: {date}' },
  PageSection: { fa: 'صفحه‌های این بخش', en: 'In this section' },
  PageEmpty: { fa: 'این صفحه هنوز محتوایی ندارد.', en: 'This page has no content yet.' },
  TextTable: { fa: 'جدول', en: 'Table' },
  EmbedAparat: { fa: 'آپارات', en: 'Aparat' },
  EmbedYoutube: { fa: 'یوتیوب', en: 'YouTube' },
  EmbedPlay: { fa: 'پخش ویدیوی «{title}»', en: 'Play the video “{title}”' },
  EmbedNotice: {
    fa: 'با پخش، ویدیو از {service} بارگذاری می‌شود.',
    en: 'Playing it loads the video from {service}.',
  },
  EmbedWatch: { fa: 'تماشای «{title}» در {service}', en: 'Watch “{title}” on {service}' },
  PageDraft: {
    fa: 'پیش‌نمایش: این صفحه هنوز منتشر نشده است.',
    en: 'Preview: this page is not published yet.',
  },
  NotFoundTitle: { fa: 'صفحه پیدا نشد', en: 'Page not found' },
  NotFoundText: {
    fa: 'صفحه‌ای که دنبالش بودید اینجا نیست؛ شاید جابه‌جا یا حذف شده باشد.',
    en: 'The page you were looking for is not here. It may have moved or been removed.',
  },
  NotFoundWays: { fa: 'شاید این صفحه‌ها مفید باشد', en: 'Perhaps one of these helps' },
  ErrorNumber: { fa: 'کد پیگیری: {number}', en: 'Reference: {number}' },
  ForbiddenTitle: { fa: 'دسترسی ندارید', en: 'No access' },
  ForbiddenText: {
    fa: 'برای دیدن این صفحه باید با حساب دیگری وارد شوید.',
    en: 'Please sign in with another account to see this page.',
  },
  ClosedTitle: { fa: 'به‌زودی برمی‌گردیم', en: 'We will be right back' },
  ClosedText: {
    fa: 'فروشگاه در حال به‌روزرسانی است. چند دقیقهٔ دیگر دوباره سر بزنید.',
    en: 'The shop is being updated. Please come back in a few minutes.',
  },
  PageUntranslated: {
    fa: 'این صفحه هنوز به فارسی ترجمه نشده است و متن انگلیسی آن را می‌بینید.',
    en: 'This page has not been translated into English yet, so it is shown in Persian.',
  },
  PagePreviewPublished: {
    fa: 'پیش‌نمایش: این صفحه منتشر شده است و همه آن را همین‌طور می‌بینند.',
    en: 'Preview: this page is published, and everybody sees it like this.',
  },
  PagePreviewChanged: {
    fa: 'پیش‌نمایش: صفحه منتشر شده است، اما تغییرهای تازهٔ آن هنوز نه.',
    en: 'Preview: this page is published, but its latest changes are not.',
  },
  SitePreviewPublished: {
    fa: 'پیش‌نمایش: بازدیدکنندگان هم همین را می‌بینند.',
    en: 'Preview: this is what visitors see.',
  },
  SitePreviewChanged: {
    fa: 'پیش‌نمایش: این تغییرها هنوز منتشر نشده است.',
    en: 'Preview: these changes are not published yet.',
  },
  PagePreviewAway: {
    fa: 'پیشخان پاسخ نداد و پیش‌نمایش آماده نشد. چند لحظهٔ دیگر دوباره تلاش کنید.',
    en: 'The dashboard did not answer, so there is no preview now. Please try again in a moment.',
  },
} as const satisfies Texts
