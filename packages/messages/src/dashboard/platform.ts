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
    apiKey: 'کلید رابط برنامه‌نویسی',
    enableAPIKey: 'فعال‌سازی کلید رابط برنامه‌نویسی',
    generateNewAPIKey: 'ساختن کلید تازه',
    generatingNewAPIKeyWillInvalidate:
      'با ساختن کلید تازه، کلید کنونی <1>باطل</1> می‌شود. آیا می‌خواهید ادامه دهید؟',
    newAPIKeyGenerated: 'کلید تازه ساخته شد.',
    checkYourEmailForPasswordReset:
      'ایمیلی با پیوند بازنشانی رمز عبور برای شما فرستاده شد. پوشهٔ هرزنامه را هم ببینید.',
  },
  error: { incorrectCollection: 'این بخش نامعتبر است.' },
  fields: {
    chooseBetweenCustomTextOrDocument: 'یک نشانی بنویسید یا به صفحهٔ دیگری پیوند دهید.',
    customURL: 'نشانی دلخواه',
    enterURL: 'نشانی را بنویسید',
  },
  folder: {
    itemsMovedToFolder: '«{{title}}» به پوشهٔ «{{folderName}}» منتقل شد.',
    itemsMovedToRoot: '«{{title}}» به پوشهٔ اصلی منتقل شد.',
  },
  upload: { pasteURL: 'جای‌گذاری نشانی' },
  validation: { trueOrFalse: 'این خانه تنها «بله» یا «خیر» می‌پذیرد.' },
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
