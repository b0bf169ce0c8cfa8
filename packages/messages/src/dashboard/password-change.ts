/** The texts of changing one's own password in the dashboard. */
export const passwordChangeTexts = {
  title: 'تغییر رمز عبور من',
  hint: 'پس از تغییر، از حساب شما در دستگاه‌های دیگر خارج می‌شویم.',
  current: 'رمز فعلی',
  password: 'رمز جدید',
  change: 'تغییر رمز',
  done: 'رمز عبور عوض شد.',
  failed: 'کار انجام نشد. دوباره تلاش کنید.',
  refusals: {
    'wrong-password': 'رمز فعلی درست نیست.',
    'too-many': 'رمز چند بار اشتباه وارد شد. ده دقیقه صبر کنید.',
    'password-too-short': 'رمز جدید کوتاه است.',
    'password-too-long': 'رمز جدید بیش از حد طولانی است.',
    'password-is-identity': 'رمز نباید همان ایمیل شما باشد.',
    'password-too-common': 'حدس زدن این رمز آسان است. جمله‌ای بنویسید که فقط شما می‌دانید.',
  },
} as const
