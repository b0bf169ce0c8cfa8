import type { Texts } from '../catalogue/text.ts'

/** What the form validator says; the English of the first nine is fixed by the specification. */
export const validationTexts = {
  ValidatorRequired: { fa: 'پر کردن این فیلد الزامی است.', en: 'This field is required.' },
  ValidatorMobile: { fa: 'شمارهٔ موبایل معتبر نیست.', en: 'Please enter a valid mobile' },
  ValidatorEmail: { fa: 'ایمیل معتبر نیست.', en: 'Please enter a valid email address.' },
  ValidatorInvalid: { fa: 'مقدار واردشده معتبر نیست.', en: 'Invalid data.' },
  ValidatorNumber: { fa: 'لطفاً یک عدد معتبر وارد کنید.', en: 'Please enter a valid number.' },
  ValidatorMaxLength: {
    fa: 'لطفاً حداکثر {count} کاراکتر وارد کنید.',
    en: 'Please enter no more than {count} characters.',
  },
  ValidatorMinLength: {
    fa: 'لطفاً حداقل {count} کاراکتر وارد کنید.',
    en: 'Please enter at least {count} characters.',
  },
  ValidatorCompare: { fa: 'دو مقدار یکسان نیست.', en: 'Please enter the same value again.' },
  ValidatorUsername: {
    fa: 'لطفاً ایمیل یا شمارهٔ موبایل معتبر وارد کنید.',
    en: 'Please enter a valid email or mobile',
  },
  ValidatorPhone: { fa: 'شمارهٔ تلفن معتبر نیست.', en: 'Please enter a valid phone number.' },
  ValidatorIntlUsername: {
    fa: 'لطفاً ایمیل یا شمارهٔ تلفن معتبر وارد کنید.',
    en: 'Please enter a valid email or phone number.',
  },
  ValidatorBetween: {
    fa: 'لطفاً عددی از {min} تا {max} وارد کنید.',
    en: 'Please enter a number from {min} to {max}.',
  },
  ValidatorNationalCode: { fa: 'کد ملی معتبر نیست.', en: 'Please enter a valid national code.' },
  ValidatorPostalCode: {
    fa: 'کد پستی معتبر نیست؛ باید ده رقم باشد.',
    en: 'Please enter a valid ten-digit postal code.',
  },
  ValidatorDate: { fa: 'تاریخ معتبر نیست.', en: 'Please enter a valid date.' },
  ValidatorPasswordCompare: {
    fa: 'رمز عبور و تکرار آن یکسان نیست.',
    en: 'The two passwords are not the same.',
  },
  FormHasErrors: {
    fa: 'چند مورد نیاز به اصلاح دارد. لطفاً فیلدهای مشخص‌شده را بررسی کنید.',
    en: 'Some fields need your attention. Please check the marked ones.',
  },
} as const satisfies Texts
