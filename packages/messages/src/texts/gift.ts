import type { Texts } from '../catalogue/text.ts'

export const giftTexts = {
  GiftTitle: { fa: 'هدیهٔ سفارش شما', en: 'A gift for your order' },
  GiftChoose: { fa: 'یکی از این هدیه‌ها را انتخاب کنید', en: 'Choose one of these gifts' },
  GiftAdd: { fa: 'افزودن هدیه به سفارش', en: 'Add gift to order' },
  GiftAdded: { fa: 'هدیه به سفارش شما اضافه شد.', en: 'The gift has been added to your order.' },
  GiftFailed: {
    fa: 'هدیه به سفارش اضافه نشد. لطفاً دوباره تلاش کنید.',
    en: 'The gift could not be added. Please try again.',
  },
  GiftNone: { fa: 'برای این سفارش هدیه‌ای نداریم.', en: 'There are no gifts for this order.' },
} as const satisfies Texts
