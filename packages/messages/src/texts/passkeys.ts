import type { Texts } from '../catalogue/text.ts'

/** Signing in by passkey, one's own passkeys, and showing again who one is. */
export const passkeyTexts = {
  PasskeySignIn: { fa: 'ورود با کلید عبور', en: 'Sign in with a passkey' },
  PasskeySignInHint: {
    fa: 'با اثر انگشت، چهره یا قفل گوشی؛ بدون رمز و پیامک.',
    en: 'With your fingerprint, face or screen lock. No password, no text message.',
  },
  PasskeyOr: { fa: 'یا', en: 'or' },
  PasskeyWaiting: { fa: 'در انتظار تأیید شما روی دستگاه…', en: 'Waiting for you to confirm on your device…' },
  PasskeyCancelled: {
    fa: 'تأیید نشد. هر وقت خواستید دوباره امتحان کنید.',
    en: 'It was not confirmed. Try again whenever you like.',
  },
  PasskeyRefused: {
    fa: 'این کلید عبور پذیرفته نشد. دوباره امتحان کنید یا از راه دیگری وارد شوید.',
    en: 'This passkey was not accepted. Try again, or sign in another way.',
  },
  PasskeyExists: {
    fa: 'برای این دستگاه قبلاً کلید عبور ساخته شده است.',
    en: 'This device already has a passkey.',
  },
  PasskeyTooMany: {
    fa: 'حداکثر ده کلید عبور می‌توانید داشته باشید. یکی را حذف کنید.',
    en: 'You can have ten passkeys at most. Remove one first.',
  },
  PasskeyNameWrong: { fa: 'نامی تا ۶۰ کاراکتر بنویسید.', en: 'Enter a name of up to 60 characters.' },
  PasskeysTitle: { fa: 'کلیدهای عبور', en: 'Passkeys' },
  PasskeysIntro: {
    fa: 'با کلید عبور، با اثر انگشت، چهره یا قفل گوشی وارد می‌شوید. کلید روی دستگاه شما می‌ماند.',
    en: 'A passkey signs you in with your fingerprint, face or screen lock. It stays on your device.',
  },
  PasskeysNone: { fa: 'هنوز کلید عبوری ندارید.', en: 'You have no passkeys yet.' },
  PasskeysUnsupported: {
    fa: 'این مرورگر از کلید عبور پشتیبانی نمی‌کند.',
    en: 'This browser has no passkeys.',
  },
  PasskeyAdd: { fa: 'افزودن کلید عبور', en: 'Add a passkey' },
  PasskeyName: { fa: 'نام این دستگاه', en: 'Name of this device' },
  PasskeyNameHint: { fa: 'مانند «گوشی من»', en: 'For example, “My phone”' },
  PasskeyMake: { fa: 'ساخت کلید', en: 'Create passkey' },
  PasskeyAdded: { fa: 'کلید عبور اضافه شد.', en: 'The passkey was added.' },
  PasskeyMadeAt: { fa: 'تاریخ ساخت', en: 'Created' },
  PasskeyUsedAt: { fa: 'آخرین ورود', en: 'Last used' },
  PasskeyNeverUsed: { fa: 'هنوز استفاده نشده', en: 'Not used yet' },
  PasskeyBackedUp: { fa: 'همگام‌سازی‌شده', en: 'Synced' },
  PasskeyRemove: { fa: 'حذف', en: 'Remove' },
  PasskeyRemoveOf: { fa: 'حذف کلید عبور {name}', en: 'Remove the passkey {name}' },
  PasskeyRemoveConfirm: {
    fa: 'دیگر نمی‌توانید با این کلید وارد شوید. حذف شود؟',
    en: 'This passkey will no longer sign you in. Remove it?',
  },
  PasskeyRemoveYes: { fa: 'بله، حذف شود', en: 'Yes, remove' },
  PasskeyRemoved: { fa: 'کلید عبور حذف شد.', en: 'The passkey was removed.' },
  PasskeyCancel: { fa: 'انصراف', en: 'Cancel' },
  ProofTitle: { fa: 'برای ادامه، هویت خود را تأیید کنید', en: 'Confirm it is you to continue' },
  ProofIntro: {
    fa: 'بیش از ده دقیقه از ورود شما گذشته است. آنچه نوشته‌اید حفظ می‌شود.',
    en: 'You signed in more than ten minutes ago. What you typed stays as it is.',
  },
  ProofByPasskey: { fa: 'تأیید با کلید عبور', en: 'Confirm with a passkey' },
  ProofSendCode: { fa: 'ارسال کد به {identity}', en: 'Send a code to {identity}' },
  ProofConfirm: { fa: 'تأیید و ادامه', en: 'Confirm and continue' },
} as const satisfies Texts
