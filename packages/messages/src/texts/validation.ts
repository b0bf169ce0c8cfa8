import type { Texts } from '../catalogue/text.ts'

/** What the form validator says; the English of the first nine is fixed by the specification. */
export const validationTexts = {
  ValidatorRequired: { fa: 'پر کردن این فیلد الزامی است.', en: 'This field is required.' },
  ValidatorMobile: { fa: 'شمارهٔ موبایل درست نیست.', en: 'Please enter a valid mobile' },
  ValidatorEmail: { fa: 'نشانی ایمیل درست نیست.', en: 'Please enter a valid email address.' },
  ValidatorInvalid: { fa: 'مقدار واردشده درست نیست.', en: 'Invalid data.' },
  ValidatorNumber: { fa: 'لطفاً یک عدد درست وارد کنید.', en: 'Please enter a valid number.' },
  ValidatorMaxLength: {
    fa: 'لطفاً حداکثر {count} نویسه وارد کنید.',
    en: 'Please enter no more than {count} characters.',
  },
  ValidatorMinLength: {
    fa: 'لطفاً دست‌کم {count} نویسه وارد کنید.',
    en: 'Please enter at least {count} characters.',
  },
  ValidatorCompare: { fa: 'دو مقدار یکسان نیستند.', en: 'Please enter the same value again.' },
  ValidatorUsername: {
    fa: 'لطفاً ایمیل یا شمارهٔ موبایل درست وارد کنید.',
    en: 'Please enter a valid email or mobile',
  },
  ValidatorPhone: { fa: 'شمارهٔ تلفن درست نیست.', en: 'Please enter a valid phone number.' },
  ValidatorIntlUsername: {
    fa: 'لطفاً ایمیل یا شمارهٔ تلفن درست وارد کنید.',
    en: 'Please enter a valid email or phone number.',
  },
  ValidatorBetween: {
    fa: 'لطفاً عددی از {min} تا {max} وارد کنید.',
    en: 'Please enter a number from {min} to {max}.',
  },
  ValidatorNationalCode: { fa: 'کد ملی درست نیست.', en: 'Please enter a valid national code.' },
  ValidatorPostalCode: {
    fa: 'کد پستی درست نیست: ده رقم دارد.',
    en: 'Please enter a valid ten-digit postal code.',
  },
  ValidatorDate: { fa: 'این تاریخ درست نیست.', en: 'Please enter a valid date.' },
  ValidatorPasswordCompare: {
    fa: 'رمز عبور و تکرار آن یکسان نیستند.',
    en: 'The two passwords are not the same.',
  },
  FormHasErrors: {
    fa: 'چند مورد نیاز به اصلاح دارد. لطفاً فیلدهای مشخص‌شده را ببینید.',
    en: 'Some fields need your attention. Please check the marked ones.',
  },
} as const satisfies Texts
