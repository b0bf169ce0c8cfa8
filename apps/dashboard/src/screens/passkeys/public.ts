export { beginUsing, finishUsing } from './authenticate.ts'
export { loadPasskeys, type Passkey } from './load-passkeys.ts'
