/** The texts of the dashboard's menu. */
export const menuTexts = {
  name: 'منوی پیشخان',
  title: 'منو',
  open: 'باز کردن منو',
  close: 'بستن منو',
  home: 'پیشخان',
  more: 'بیشتر',
  moreOf: 'بیشتر از {group}',
  waiting: '{count} مورد در انتظار',
  many: 'بیش از {count} مورد در انتظار',
  account: 'حساب کاربری',
  signOut: 'خروج',
  groups: {
    orders: 'سفارش‌ها',
    products: 'کالاها',
    customers: 'مشتری‌ها',
    marketing: 'بازاریابی',
    content: 'محتوا',
    reports: 'گزارش‌ها',
    settings: 'تنظیمات',
  },
} as const
