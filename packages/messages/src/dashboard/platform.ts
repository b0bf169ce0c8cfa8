/** Where the content platform's own Persian is missing, wrong, or half English. Same names as its texts. */
export const platformTexts = {
  general: {
    dashboard: 'پیشخان',
    backToDashboard: 'بازگشت به پیشخان',
    collections: 'بخش‌ها',
    globals: 'تنظیمات سراسری',
    payloadSettings: 'تنظیمات پیشخان',
    editing: 'ویرایش',
    createNew: 'افزودن',
    document: 'مورد',
    documents: 'موارد',
  },
  authentication: {
    apiKey: 'کلید API',
    enableAPIKey: 'فعال‌سازی کلید API',
    generateNewAPIKey: 'ساخت کلید جدید',
    generatingNewAPIKeyWillInvalidate: 'با ساخت کلید جدید، کلید فعلی <1>باطل</1> می‌شود. ادامه می‌دهید؟',
    newAPIKeyGenerated: 'کلید جدید ساخته شد.',
    checkYourEmailForPasswordReset:
      'لینک بازنشانی رمز عبور به ایمیل شما ارسال شد. پوشهٔ هرزنامه (اسپم) را هم ببینید.',
  },
  error: { incorrectCollection: 'این بخش نامعتبر است.' },
  fields: {
    chooseBetweenCustomTextOrDocument: 'یک نشانی وارد کنید یا به صفحهٔ دیگری لینک دهید.',
    customURL: 'نشانی دلخواه',
    enterURL: 'نشانی را وارد کنید',
  },
  folder: {
    itemsMovedToFolder: '«{{title}}» به پوشهٔ «{{folderName}}» منتقل شد.',
    itemsMovedToRoot: '«{{title}}» به پوشهٔ اصلی منتقل شد.',
  },
  upload: { pasteURL: 'جای‌گذاری نشانی' },
  validation: { trueOrFalse: 'مقدار این فیلد فقط «بله» یا «خیر» است.' },
  version: {
    aboutToRestoreGlobal:
      'نسخهٔ {{versionDate}} از «{{label}}» به‌صورت پیش‌نویس برمی‌گردد و تا منتشر نشود، بازدیدکنندگان آن را نمی‌بینند. ادامه می‌دهید؟',
  },
} as const

/** Words that the content platform writes in its code, where no text of ours can stand in for them. */
export const platformWords = {
  Responsive: 'به پهنای پنجره',
  All: 'همهٔ زبان‌ها',
  'ID:': 'شناسه:',
  ID: 'شناسه',
  'Copy URL': 'رونوشت از نشانی',
} as const

/** The names of fields that the content platform adds by itself and names in English. */
export const platformFieldLabels: Readonly<Record<string, string>> = {
  id: 'شناسه',
  url: 'نشانی فایل',
  thumbnailURL: 'نشانی تصویر کوچک',
  mimeType: 'نوع فایل',
  sizes: 'اندازه‌ها',
  card: 'اندازهٔ کارت',
  thumb: 'اندازهٔ کوچک',
  blockName: 'نام ماژول',
  moduleId: 'شناسهٔ ماژول',
}
