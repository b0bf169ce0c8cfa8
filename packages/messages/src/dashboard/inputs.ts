/** What the dashboard's own inputs say: dates, amounts and numbers. */
export const inputTexts = {
  openCalendar: 'باز کردن تقویم',
  calendar: 'تقویم',
  clearDate: 'پاک کردن تاریخ',
  dateHint: 'مانند ۱۴۰۵/۰۹/۰۱ یا ۱۴۰۵/۰۹/۰۱ ۱۰:۳۰',
  badDate: 'این تاریخ خوانده نشد. به شکل ۱۴۰۵/۰۹/۰۱ بنویسید.',
  badAmount: 'این مبلغ خوانده نشد. تنها رقم بنویسید، مانند ۱,۲۵۰,۰۰۰.',
  badNumber: 'این عدد خوانده نشد.',
  rial: 'ریال',
  hour: 'ساعت',
  now: 'اکنون',
} as const
