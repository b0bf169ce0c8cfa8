import type { Texts } from '../catalogue/text.ts'

export const compareTexts = {
  CompareListUpdated: { fa: 'فهرست مقایسه به‌روز شد.', en: 'Your compare list has been updated.' },
  CompareListMax: {
    fa: 'در هر گروه حداکثر {count} کالا را می‌توان مقایسه کرد.',
    en: 'You can compare at most {count} products of a group.',
  },
  CompareDuplicateItem: {
    fa: 'این کالا قبلاً به مقایسه اضافه شده است.',
    en: 'This product is already in your compare list.',
  },
  Compare: { fa: 'مقایسه', en: 'Compare' },
  CompareList: { fa: 'فهرست مقایسه', en: 'Compare list' },
  CompareProduct: { fa: 'مقایسهٔ «{title}»', en: 'Compare {title}' },
  CompareAdd: { fa: 'افزودن به مقایسه', en: 'Add to compare' },
  CompareRemove: { fa: 'حذف «{title}» از مقایسه', en: 'Remove {title} from compare' },
  CompareOpen: { fa: 'مقایسهٔ {count} کالا', en: 'Compare {count} products' },
  CompareDeleteAll: { fa: 'پاک کردن فهرست مقایسه', en: 'Clear compare list' },
  CompareEmpty: {
    fa: 'هنوز کالایی برای مقایسه انتخاب نکرده‌اید.',
    en: 'You have not chosen any products to compare yet.',
  },
  CompareEmptyHint: {
    fa: 'در فهرست کالاها گزینهٔ «مقایسه» را بزنید تا کالاها اینجا کنار هم نمایش داده شوند.',
    en: 'Tick “Compare” on products of a list, and they stand here side by side.',
  },
  CompareAttribute: { fa: 'ویژگی', en: 'Feature' },
  CompareNoValue: { fa: 'نامشخص', en: 'Not given' },
} as const satisfies Texts
