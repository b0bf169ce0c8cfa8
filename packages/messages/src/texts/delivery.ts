import type { Texts } from '../catalogue/text.ts'

/** When an order arrives. */
export const deliveryTexts = {
  DeliveryToday: { fa: 'امروز', en: 'today' },
  DeliveryTomorrow: { fa: 'فردا', en: 'tomorrow' },
  DeliveryUntil: { fa: '{day} تا ساعت {until}', en: '{day} by {until}:00' },
  DeliveryBetween: { fa: '{day} ساعت {from} تا {until}', en: '{day} from {from}:00 to {until}:00' },
  DeliveryIn: { fa: '{promise} در {city}', en: '{promise} in {city}' },
  DeliveryHours: { fa: '{from} تا {until}', en: '{from}:00–{until}:00' },
  DeliveryArrives: { fa: 'تحویل {promise}', en: 'Arrives {promise}' },
  DeliveryReady: { fa: 'آماده برای دریافت: {promise}', en: 'Ready to collect {promise}' },
  DeliveryFirstSlot: { fa: 'نخستین بازهٔ آزاد: {promise}', en: 'First free slot: {promise}' },
  DeliveryFullNow: { fa: 'ظرفیت تکمیل است', en: 'No free place' },
  DeliveryUnpromised: { fa: 'به {city} ارسال می‌شود', en: 'Sent to {city}' },
  DeliveryNotOffered: { fa: 'به {city} ارسال نمی‌شود', en: 'Not sent to {city}' },
  DeliveryCityAsk: { fa: 'زمان تحویل در شهر شما', en: 'When it arrives in your city' },
  DeliveryCityChange: { fa: 'تغییر شهر', en: 'Change city' },
  DeliveryCityChoose: { fa: 'انتخاب شهر', en: 'Choose your city' },
  DeliveryCityProvince: { fa: 'استان', en: 'Province' },
  DeliveryCityTitle: { fa: 'شهر', en: 'City' },
  DeliveryCityFirst: { fa: 'اول استان را انتخاب کنید', en: 'Choose the province first' },
  DeliveryCityPick: { fa: 'انتخاب کنید', en: 'Choose' },
  DeliveryCityRequired: { fa: 'شهر خود را انتخاب کنید.', en: 'Please choose your city.' },
  DeliveryCityFailed: {
    fa: 'زمان تحویل خوانده نشد. دوباره تلاش کنید.',
    en: 'The delivery time did not arrive. Please try again.',
  },
  DeliverySlots: { fa: 'بازهٔ تحویل', en: 'Delivery slot' },
  DeliveryFull: {
    fa: 'ظرفیت این روش ارسال پر شده است. روش دیگری انتخاب کنید.',
    en: 'This delivery method has no free place. Please choose another one.',
  },
  DeliverySlotRequired: {
    fa: 'لطفاً روز و ساعت تحویل را انتخاب کنید.',
    en: 'Please choose the day and hours of delivery.',
  },
  DeliveryPromiseChanged: {
    fa: 'زمان تحویلی که دیدید دیگر ممکن نیست. زمان جدید را بررسی کنید و دوباره سفارش را ثبت کنید.',
    en: 'The delivery time that you saw is no longer possible. Please look at the new one and place the order again.',
  },
} as const satisfies Texts
