/** The texts of changing one's own password in the dashboard. */
export const ownPasswordTexts = {
  title: 'تغییر رمز عبور من',
  hint: 'پس از تغییر، نشست‌های دیگر شما در دستگاه‌های دیگر بسته می‌شود.',
  current: 'رمز کنونی',
  password: 'رمز تازه',
  change: 'تغییر رمز',
  done: 'رمز عبور عوض شد.',
  failed: 'کار انجام نشد. دوباره بکوشید.',
  refusals: {
    'wrong-password': 'رمز کنونی درست نیست.',
    'too-many': 'چند بار رمز نادرست نوشته شد. ده دقیقه صبر کنید.',
    'password-too-short': 'رمز تازه کوتاه است.',
    'password-too-long': 'رمز تازه بیش از اندازه بلند است.',
    'password-is-identity': 'رمز نباید همان ایمیل شما باشد.',
    'password-too-common': 'این رمز را زود حدس می‌زنند. جمله‌ای بنویسید که تنها شما می‌دانید.',
  },
} as const
