import type { Texts } from '../catalogue/text.ts'

export const searchTexts = {
  Search: { fa: 'جست‌وجو', en: 'Search' },
  SearchPlaceholder: { fa: 'نام کالا، برند یا دسته…', en: 'Product, brand or category…' },
  SearchClear: { fa: 'پاک کردن جست‌وجو', en: 'Clear search' },
  SearchOpen: { fa: 'باز کردن جست‌وجو', en: 'Open search' },
  SearchSuggestions: { fa: 'پیشنهادهای جست‌وجو', en: 'Search suggestions' },
  SearchSuggestionCount: { fa: '{count} پیشنهاد', en: 'Suggestions: {count}' },
  SearchNoSuggestion: { fa: 'پیشنهادی پیدا نشد.', en: 'No suggestions.' },
  SearchSeeAll: { fa: 'همهٔ نتایج «{term}»', en: 'All results for {term}' },
  SearchAllCategories: { fa: 'همهٔ دسته‌ها', en: 'All categories' },
  SearchKindProducts: { fa: 'کالاها', en: 'Products' },
  SearchKindPages: { fa: 'صفحه‌ها', en: 'Pages' },
  SearchKindNews: { fa: 'خبرها', en: 'News' },
  SearchResults: { fa: 'نتایج جست‌وجو', en: 'Search results' },
  SearchResultsFor: { fa: 'نتایج جست‌وجوی «{term}»', en: 'Search results for {term}' },
  SearchResultCount: { fa: '{count} نتیجه', en: 'Results: {count}' },
  SearchNoResult: {
    fa: 'برای «{term}» چیزی پیدا نکردیم. املای واژه را بررسی کنید یا واژهٔ دیگری را بیازمایید.',
    en: 'We found nothing for {term}. Please check the spelling or try another word.',
  },
  SearchInsteadOf: {
    fa: 'نتایج «{used}» را به جای «{typed}» می‌بینید.',
    en: 'Showing results for {used} instead of {typed}.',
  },
} as const satisfies Texts
