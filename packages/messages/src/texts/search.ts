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
  SearchKindTerms: { fa: 'جست‌وجوها', en: 'Searches' },
  SearchKindCategories: { fa: 'دسته‌ها', en: 'Categories' },
  SearchKindProducts: { fa: 'کالاها', en: 'Products' },
  SearchKindPages: { fa: 'صفحه‌ها', en: 'Pages' },
  SearchKindNews: { fa: 'خبرها', en: 'News' },
  SearchResults: { fa: 'نتایج جست‌وجو', en: 'Search results' },
  SearchResultsFor: { fa: 'نتایج جست‌وجوی «{term}»', en: 'Search results for {term}' },
  SearchResultCount: { fa: '{count} نتیجه', en: 'Results: {count}' },
  SearchNoResult: {
    fa: 'نتیجه‌ای برای «{term}» پیدا نشد. املای عبارت را بررسی کنید یا عبارت دیگری را جست‌وجو کنید.',
    en: 'We found nothing for {term}. Please check the spelling or try another word.',
  },
  SearchTips: { fa: 'پیشنهاد می‌کنیم', en: 'These may help' },
  SearchTipSpelling: {
    fa: 'املای عبارت را بررسی کنید یا آن را کوتاه‌تر بنویسید.',
    en: 'Check the spelling, or write it shorter.',
  },
  SearchTipWords: {
    fa: 'نام کلی‌تر کالا را بنویسید؛ مثلاً «کفش» به‌جای نام مدل.',
    en: 'Use a more general word, such as “shoes” instead of a model’s name.',
  },
  SearchTipBrowse: {
    fa: 'از دسته‌های زیر شروع کنید.',
    en: 'Start from one of the categories below.',
  },
  SearchStart: { fa: 'دنبال چه می‌گردید؟', en: 'What are you looking for?' },
  SearchStartHint: {
    fa: 'نام کالا، برند یا دسته را در کادر بالای صفحه بنویسید.',
    en: 'Write the name of a product, a brand or a category in the box above.',
  },
  SearchPopularCategories: { fa: 'دسته‌های پرطرفدار', en: 'Popular categories' },
  SearchPopularProducts: { fa: 'کالاهای پرطرفدار', en: 'Popular products' },
  SearchInCategory: { fa: 'در دستهٔ «{title}»', en: 'In {title}' },
  SearchByCategory: { fa: 'دسته', en: 'Category' },
  SearchEverywhere: { fa: 'جست‌وجو در همهٔ دسته‌ها', en: 'Search in all categories' },
  SearchLeftOut: {
    fa: 'نتیجه‌ای با همهٔ کلمات پیدا نشد؛ این نتایج بدون «{words}» است.',
    en: 'Nothing has all the words; these results leave out {words}.',
  },
  SearchInsteadOf: {
    fa: 'نتایج «{used}» به‌جای «{typed}» نمایش داده شده است.',
    en: 'Showing results for {used} instead of {typed}.',
  },
} as const satisfies Texts
