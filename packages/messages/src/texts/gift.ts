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
  GiftNotOffered: { fa: 'این هدیه دیگر ارائه نمی‌شود.', en: 'This gift is no longer offered.' },
  GiftOrderNotPaid: {
    fa: 'پس از پرداخت سفارش می‌توانید هدیه را انتخاب کنید.',
    en: 'You can choose a gift once the order is paid.',
  },
  GiftOrderShipped: {
    fa: 'این سفارش ارسال شده است و دیگر نمی‌توان هدیه‌ای به آن اضافه کرد.',
    en: 'This order has been shipped, so a gift can no longer be added.',
  },
  GiftAlreadyChosen: {
    fa: 'برای این سفارش قبلاً هدیه انتخاب کرده‌اید.',
    en: 'You have already chosen a gift for this order.',
  },
  GiftOrderTooSmall: {
    fa: 'این هدیه برای سفارش‌های {amount} به بالاست.',
    en: 'This gift is for orders of {amount} or more.',
  },
  GiftOutOfStock: {
    fa: 'این هدیه تمام شده است. لطفاً هدیهٔ دیگری انتخاب کنید.',
    en: 'This gift has run out. Please choose another one.',
  },
} as const satisfies Texts
