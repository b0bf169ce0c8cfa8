/** Words of asking, which say nothing of the thing that is asked for; each as it is folded, longest first. */
const POLITE: readonly (readonly string[])[] = [
  ...['سلام', 'لطفا', 'خواهشا', 'ممنون', 'مرسی', 'please', 'hello', 'hi', 'i want', 'i need', 'do you have'],
  ...['میخوام', 'می خوام', 'میخواهم', 'می خواهم', 'میخاهم', 'میخام', 'میخواستم', 'می خواستم', 'خواستم'],
  ...['دنبال', 'میگردم', 'می گردم', 'هستم', 'دارید', 'دارین', 'داری', 'دارید؟', 'داره', 'بخرم', 'بخریم'],
  ...['از کجا بخرم', 'کجا بخرم', 'کجا', 'چی بخرم', 'چی خوبه', 'کدوم بهتره', 'کدام بهتر است', 'کدوم', 'کدام'],
  ...[
    'چنده',
    'چند است',
    'چقدره',
    'قیمتش چنده',
    'قیمتش',
    'قیمت چنده',
    'پیشنهاد بدید',
    'پیشنهاد بده',
    'پیشنهاد',
  ],
  ...['معرفی کنید', 'معرفی کن', 'معرفی', 'برام', 'برامون', 'برای خودم', 'واسه خودم', 'خوب باشه', 'خوب باشد'],
  ...[
    'باشه',
    'باشد',
    'هست',
    'چیه',
    'چیست',
    'چی',
    'یه دونه',
    'یک عدد',
    'یه',
    'what is',
    'where',
    'which',
    'how much',
  ],
  ...['show me', 'looking for'],
]
  .map((text) => text.split(' '))
  .toSorted((one, other) => other.length - one.length)

/** How many runs from here on are only words of asking; 0 for none. */
export function politeLength(runs: readonly string[], at: number): number {
  return POLITE.find((words) => words.every((word, index) => runs[at + index] === word))?.length ?? 0
}
