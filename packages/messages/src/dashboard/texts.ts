/** Single texts of the dashboard that belong to no collection. */
export const dashboardTexts = {
  siteTitle: 'پیشخان راسته',
  persian: 'فارسی',
  english: 'انگلیسی',
  wholeRialsOnly: 'مبلغ باید عدد صحیح ریال و بزرگ‌تر یا مساوی صفر باشد.',
} as const
