import type { Texts } from '../catalogue/text.ts'

export const uploadTexts = {
  FileFormatNotSupported: {
    fa: 'این نوع فایل پذیرفته نمی‌شود.',
    en: 'This file format is not supported.',
  },
  NoFileIsSelected: { fa: 'فایلی انتخاب نشده است.', en: 'No file is selected.' },
  CurrentFileMustBeDeleted: {
    fa: 'برای بارگذاری فایل جدید، ابتدا فایل فعلی را حذف کنید.',
    en: 'Please delete the current file before uploading a new one.',
  },
  UploadFailed: {
    fa: 'فایل بارگذاری نشد. لطفاً دوباره تلاش کنید.',
    en: 'The upload failed. Please try again.',
  },
  UploadAborted: { fa: 'بارگذاری فایل لغو شد.', en: 'The upload was cancelled.' },
  UploadChooseFile: { fa: 'انتخاب فایل', en: 'Choose a file' },
  UploadDropHere: { fa: 'فایل را اینجا رها کنید یا انتخاب کنید', en: 'Drop a file here or choose one' },
  UploadAllowedFormats: { fa: 'فرمت‌های مجاز: {formats}', en: 'Allowed formats: {formats}' },
  UploadMaxSize: { fa: 'حداکثر حجم: {size} مگابایت', en: 'Maximum size: {size} MB' },
  UploadTooLarge: {
    fa: 'حجم فایل بیشتر از {size} مگابایت است.',
    en: 'The file is larger than {size} MB.',
  },
  UploadProgress: { fa: 'در حال بارگذاری: {percent}٪', en: 'Uploading: {percent}%' },
  UploadRequired: { fa: 'الزامی', en: 'Required' },
  UploadDone: { fa: 'فایل بارگذاری شد.', en: 'The file has been uploaded.' },
  UploadCancel: { fa: 'لغو بارگذاری', en: 'Cancel upload' },
  UploadPreview: { fa: 'پیش‌نمایش فایل', en: 'File preview' },
  UploadDelete: { fa: 'حذف فایل', en: 'Delete file' },
  UploadDeleteConfirm: { fa: 'این فایل حذف شود؟', en: 'Delete this file?' },
  UploadDeleteFailed: {
    fa: 'فایل حذف نشد. لطفاً دوباره تلاش کنید.',
    en: 'The file could not be deleted. Please try again.',
  },
  UploadAttachment: { fa: 'پیوست', en: 'Attachment' },
  UploadAttachmentName: { fa: 'فایل پیوست: {name}', en: 'Attached file: {name}' },
} as const satisfies Texts
