export { CurrentUserPasskeys } from './current-user-passkeys.tsx'
export { PasskeySignIn } from './passkey-sign-in.tsx'
