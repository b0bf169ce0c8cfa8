import type { CollectionLabels } from './labels.ts'

export const deliveryMethodLabels = {
  singular: 'روش ارسال',
  plural: 'روش‌های ارسال',
  fields: {
    title: 'عنوان',
    kind: 'نوع ارسال',
    text: 'توضیح برای خریدار',
    isActive: 'فعال است',
    position: 'ترتیب نمایش',
    provinces: 'استان‌ها',
    cities: 'شهرها',
    freeFromRial: 'رایگان از مبلغ',
    rates: 'نرخ‌ها',
    rate: 'نرخ',
    upToGrams: 'تا وزن (گرم)',
    priceRial: 'هزینه',
    schedule: 'زمان تحویل',
    workDays: 'روزهای کاری',
    cutoffHour: 'سفارش همان روز تا ساعت',
    leadDays: 'چند روز کاری تا تحویل',
    fromHour: 'تحویل از ساعت',
    toHour: 'تحویل تا ساعت',
    dayCapacity: 'ظرفیت هر روز (سفارش)',
    slots: 'بازه‌های تحویل',
    slot: 'بازه',
    slotFrom: 'از ساعت',
    slotTo: 'تا ساعت',
    capacity: 'ظرفیت بازه (سفارش)',
  },
  options: {
    kind: { post: 'پست', courier: 'پیک', freight: 'باربری (پس‌کرایه)', collect: 'تحویل در فروشگاه' },
    workDays: {
      sat: 'شنبه',
      sun: 'یکشنبه',
      mon: 'دوشنبه',
      tue: 'سه‌شنبه',
      wed: 'چهارشنبه',
      thu: 'پنج‌شنبه',
      fri: 'جمعه',
    },
  },
  hints: {
    provinces: 'اگر استان و شهری انتخاب نشود، برای همه‌جا.',
    freeFromRial: 'خالی یعنی ارسال رایگان ندارد.',
    upToGrams: 'خالی یعنی هر وزنی.',
    kind: '«تحویل در فروشگاه» هزینه و نشانی نمی‌خواهد؛ نشانی فروشگاه را در توضیح بنویسید.',
    schedule: 'با انتخاب روزهای کاری، زمان تحویل به خریدار گفته می‌شود. بدون آن، زمانی گفته نمی‌شود.',
    workDays: 'روزهایی که سفارش آماده یا تحویل می‌شود. تعطیلات رسمی را در «مرجوعی و بازگشت وجه» بنویسید.',
    cutoffHour: 'سفارش‌های بعد از این ساعت از روز کاری بعد حساب می‌شود. خالی یعنی تا پایان روز.',
    leadDays: '۰ یعنی همان روز، ۱ یعنی روز کاری بعد.',
    toHour: 'خالی یعنی فقط روز گفته می‌شود. اگر بازه بنویسید، ساعت بازه گفته می‌شود.',
    dayCapacity: 'بیشتر از این تعداد، به روز بعد می‌رود. خالی یعنی بی‌حد.',
    slots: 'خریدار یکی را انتخاب می‌کند؛ مثلاً ۹ تا ۱۲ و ۱۷ تا ۲۱.',
    capacity: 'خالی یعنی بی‌حد.',
  },
} as const satisfies CollectionLabels

/** What a rate's row is called by. */
export const rateTexts = { upToGrams: 'تا {value} گرم' } as const

/** What a slot's row is called by. */
export const slotTexts = { from: 'از {value}', to: 'تا {value}' } as const

/** Why a method's days and hours cannot be kept. */
export const scheduleFaultTexts = {
  'hour-wrong': 'ساعت، عددی کامل از ۰ تا ۲۴ است.',
  'days-wrong': 'تعداد روزها، عددی کامل از ۰ تا ۳۰ است.',
  'capacity-wrong': 'ظرفیت، عددی کامل و دست‌کم ۱ است.',
  'until-missing': 'ساعت پایان تحویل را هم بنویسید.',
  'hours-reversed': 'ساعت پایان باید بعد از ساعت شروع باشد.',
  'cutoff-too-late': 'برای تحویل همان روز، سفارش باید پیش از پایان ساعت تحویل گرفته شود.',
  'slots-overlap': 'بازه‌ها روی هم افتاده‌اند.',
  'slots-too-many': 'بیشتر از ۱۲ بازه نمی‌شود.',
  'slot-above-day': 'ظرفیت یک بازه از ظرفیت روز بیشتر است.',
} as const
