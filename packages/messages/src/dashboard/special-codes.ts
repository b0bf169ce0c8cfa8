import type { CollectionLabels } from './labels.ts'

export const specialCodeLabels = {
  singular: 'کد تخفیف',
  plural: 'کدهای تخفیف',
  fields: {
    code: 'کد',
    isActive: 'فعال',
    kind: 'نوع تخفیف',
    percent: 'درصد تخفیف',
    amountRial: 'مبلغ تخفیف',
    maxDiscountRial: 'سقف تخفیف',
    startsAt: 'شروع اعتبار',
    endsAt: 'پایان اعتبار',
    minBasketRial: 'حداقل مبلغ سبد',
    maxUses: 'حداکثر دفعات استفاده',
    maxUsesPerCustomer: 'حداکثر دفعات برای هر مشتری',
    firstOrderOnly: 'فقط برای اولین سفارش',
    marketer: 'بازاریاب',
  },
  options: { kind: { percent: 'درصدی', amount: 'مبلغی' } },
  hints: {
    code: 'حروف بزرگ انگلیسی و رقم؛ مشتری می‌تواند رقم‌ها را فارسی یا انگلیسی بنویسد.',
    maxUses: 'خالی یعنی بدون محدودیت.',
    maxUsesPerCustomer: 'خالی یعنی بدون محدودیت.',
    marketer: 'نام بازاریاب به مشتری نشان داده می‌شود.',
  },
} as const satisfies CollectionLabels
