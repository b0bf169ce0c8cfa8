import type { PasswordRefusal } from '@rasteh/shop-core/account'

/** Why a password cannot be set on a form of the dashboard; {count} is the length that is missing or too much. */
export const passwordTexts = {
  'password-too-short': 'رمز باید حداقل {count} کاراکتر داشته باشد؛ یک جملهٔ کوتاه هم می‌شود.',
  'password-too-long': 'رمز باید حداکثر {count} کاراکتر داشته باشد.',
  'password-is-identity': 'از ایمیل، موبایل یا نام به‌عنوان رمز استفاده نکنید.',
  'password-too-common': 'حدس زدن این رمز آسان است. چند کلمهٔ بی‌ربط را کنار هم بنویسید.',
} as const satisfies Record<PasswordRefusal['kind'], string>
