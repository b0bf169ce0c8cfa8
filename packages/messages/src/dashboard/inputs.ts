/** What the dashboard's own inputs say: dates, amounts and numbers. */
export const inputTexts = {
  openCalendar: 'باز کردن تقویم',
  calendar: 'تقویم',
  clearDate: 'پاک کردن تاریخ',
  dateHint: 'مانند ۱۴۰۵/۰۹/۰۱ یا ۱۴۰۵/۰۹/۰۱ ۱۰:۳۰',
  badDate: 'تاریخ معتبر نیست. به شکل ۱۴۰۵/۰۹/۰۱ وارد کنید.',
  badAmount: 'مبلغ معتبر نیست. فقط رقم وارد کنید، مانند ۱,۲۵۰,۰۰۰.',
  fractionOfUnit: 'مبلغ باید بدون اعشار و به {unit} کامل باشد.',
  badNumber: 'عدد معتبر نیست.',
  hour: 'ساعت',
  now: 'الان',
} as const
