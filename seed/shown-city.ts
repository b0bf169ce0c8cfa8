/** What no rule would spell right. */
const SPELLED: Readonly<Record<string, string>> = {
  'قایم شهر': 'قائم‌شهر',
  'آران وبیدگل': 'آران و بیدگل',
  'بویین ومیاندشت': 'بوئین و میاندشت',
  'بویین زهرا': 'بوئین‌زهرا',
  'کتالم وسادات شهر': 'کتالم و سادات‌شهر',
  'اسلام آبادغرب': 'اسلام‌آباد غرب',
  'تازه کندنصرت آباد': 'تازه‌کند نصرت‌آباد',
  'تازه کندانگوت': 'تازه‌کند انگوت',
  'بندرامام خمینی': 'بندر امام خمینی',
  'کوت عبداله': 'کوت عبدالله',
  'کره ای': 'کره‌ای',
  'خداجو(خراجو)': 'خداجو (خراجو)',
}

/** Writes the name of a city as people do: «خرم آباد» of the official list is «خرم‌آباد». */
export function toShownCity(listed: string): string {
  const name = listed.trim()
  return (
    SPELLED[name] ?? name.replaceAll(/ [اآ]باد(?=$|[ )])/g, '\u200cآباد').replace(/(?<=\S) شهر$/, '\u200cشهر')
  )
}
