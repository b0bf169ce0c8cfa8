import type { PasswordRefusal } from '@rasteh/shop-core/account'

/** Why a password cannot be set on a form of the dashboard; {count} is the length that is missing or too much. */
export const passwordTexts = {
  'password-too-short': 'رمز باید دست‌کم {count} نویسه داشته باشد؛ یک جملهٔ کوتاه هم می‌شود.',
  'password-too-long': 'رمز باید حداکثر {count} نویسه داشته باشد.',
  'password-is-identity': 'ایمیل، موبایل یا نام را رمز نکنید.',
  'password-too-common': 'این رمز را زود حدس می‌زنند. چند واژه را که به هم ربطی ندارند کنار هم بنویسید.',
} as const satisfies Record<PasswordRefusal['kind'], string>
