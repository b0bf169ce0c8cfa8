import type { Texts } from '../catalogue/text.ts'

/** Forms that managers build: what is said where they wrote nothing of their own. */
export const formTexts = {
  FormSend: { fa: 'ارسال', en: 'Send' },
  FormSent: {
    fa: 'اطلاعات شما دریافت شد. از همراهی شما سپاسگزاریم!',
    en: 'We have received what you sent. Thank you!',
  },
  FormFailed: {
    fa: 'فرم ارسال نشد. آنچه نوشته‌اید از دست نرفته است؛ لطفاً دوباره تلاش کنید.',
    en: 'The form was not sent. What you wrote is still here: please try again.',
  },
  FormTooMany: {
    fa: 'فرم‌های زیادی فرستاده‌اید. لطفاً یک ساعت دیگر دوباره تلاش کنید.',
    en: 'You have sent many forms. Please try again in an hour.',
  },
  FormFieldsRefused: {
    fa: 'این موارد را اصلاح کنید: {fields}',
    en: 'Please correct these: {fields}',
  },
  FormStep: { fa: 'گام {number} از {count}:', en: 'Step {number} of {count}:' },
  FormNextStep: { fa: 'ادامه', en: 'Continue' },
  FormPreviousStep: { fa: 'گام قبلی', en: 'Back' },
  FormChoose: { fa: 'انتخاب کنید', en: 'Choose' },
  FormFile: { fa: 'انتخاب فایل', en: 'Choose a file' },
  FormOptional: { fa: '{label} (اختیاری)', en: '{label} (optional)' },
  FormDay: { fa: 'روز', en: 'Day' },
  FormMonth: { fa: 'ماه', en: 'Month' },
  FormYear: { fa: 'سال', en: 'Year' },
  FormMailSubject: { fa: 'پاسخ تازه به فرم «{title}»', en: 'A new answer to the form “{title}”' },
  FormMailText: {
    fa: 'پاسخ تازه‌ای به فرم «{title}» رسیده است. آن را در پیشخان ببینید:\n{link}',
    en: 'A new answer to the form “{title}” has arrived. See it in the dashboard:\n{link}',
  },
  FormSmsText: {
    fa: 'پاسخ تازه‌ای به فرم «{title}» رسیده است.',
    en: 'A new answer to the form “{title}” has arrived.',
  },
} as const satisfies Texts
