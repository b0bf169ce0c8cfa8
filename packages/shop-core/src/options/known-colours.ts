/** Colours by the names that people write, so that a typed name already has its patch and its key. */
const KNOWN: readonly (readonly [key: string, hex: string, en: string, ...fa: string[]])[] = [
  ['black', '#1f2226', 'Black', 'مشکی', 'سیاه'],
  ['white', '#ffffff', 'White', 'سفید'],
  ['silver', '#b9bfc4', 'Silver', 'نقره‌ای', 'نقره ای'],
  ['grey', '#7c838a', 'Grey', 'خاکستری', 'طوسی'],
  ['navy', '#2c4468', 'Navy', 'سرمه‌ای', 'سرمه ای'],
  ['blue', '#2f6fb5', 'Blue', 'آبی'],
  ['sky', '#86b6d3', 'Sky blue', 'آبی آسمانی', 'آسمانی'],
  ['turquoise', '#0e7c7b', 'Turquoise', 'فیروزه‌ای', 'فیروزه ای'],
  ['mint', '#8cc3ac', 'Mint', 'نعنایی'],
  ['green', '#3f8a55', 'Green', 'سبز'],
  ['cedar', '#5c7a5e', 'Cedar green', 'سبز سدری'],
  ['olive', '#757a45', 'Olive', 'زیتونی'],
  ['cream', '#eadfc8', 'Cream', 'کرم'],
  ['beige', '#d3bd9c', 'Beige', 'بژ'],
  ['camel', '#b98552', 'Camel', 'شتری'],
  ['honey', '#a9692d', 'Honey', 'عسلی'],
  ['brown', '#71492f', 'Brown', 'قهوه‌ای', 'قهوه ای'],
  ['brick', '#b4573a', 'Brick', 'آجری'],
  ['maroon', '#7d2033', 'Maroon', 'زرشکی'],
  ['red', '#c3202a', 'Red', 'قرمز', 'سرخ'],
  ['coral', '#dd7763', 'Coral', 'مرجانی'],
  ['pink', '#dc94a5', 'Pink', 'صورتی'],
  ['rose-gold', '#d3a192', 'Rose gold', 'رزگلد'],
  ['purple', '#6f4a86', 'Purple', 'بنفش'],
  ['lilac', '#ab93c4', 'Lilac', 'یاسی'],
  ['mustard', '#cf9a31', 'Mustard', 'خردلی'],
  ['saffron', '#f2a900', 'Saffron', 'زعفرانی'],
  ['yellow', '#f0cf3c', 'Yellow', 'زرد'],
  ['orange', '#d9793f', 'Orange', 'نارنجی'],
  ['gold', '#c8973f', 'Gold', 'طلایی'],
]

export type KnownColour = { readonly key: string; readonly hex: string; readonly en: string }

const BY_NAME: ReadonlyMap<string, KnownColour> = new Map(
  KNOWN.flatMap(([key, hex, en, ...names]) =>
    [en.toLowerCase(), ...names].map((name) => [name, { key, hex, en }] as const),
  ),
)

/** The colour that goes by this name; null for a name that is not known. */
export const knownColour = (name: string): KnownColour | null =>
  BY_NAME.get(name.trim().toLowerCase()) ?? null
