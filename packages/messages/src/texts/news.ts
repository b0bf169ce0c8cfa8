import type { Texts } from '../catalogue/text.ts'

export const newsTexts = {
  News: { fa: 'اخبار', en: 'News' },
  NewsLatest: { fa: 'آخرین خبرها', en: 'Latest news' },
  NewsAll: { fa: 'همهٔ خبرها', en: 'All news' },
  NewsFurther: { fa: 'خبرهای دیگر', en: 'More news' },
  NewsReadMore: { fa: 'ادامهٔ خبر', en: 'Read more' },
  NewsReadMoreOf: { fa: 'ادامهٔ خبر «{title}»', en: 'Read more of {title}' },
  NewsPublishedOn: { fa: 'انتشار: {date}', en: 'Published: {date}' },
  NewsRelated: { fa: 'خبرهای مرتبط', en: 'Related news' },
  NewsEmpty: { fa: 'هنوز خبری منتشر نکرده‌ایم.', en: 'No news has been published yet.' },
} as const satisfies Texts
