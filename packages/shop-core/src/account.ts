export {
  type AttemptLimit,
  CODE_SENDS,
  KNOWN_DEVICES_MAX,
  PASSWORD_ATTEMPTS,
} from './account/attempt-limits.ts'
export { callerOf } from './account/caller-of.ts'
export { type Device, toDevice } from './account/device.ts'
export { IDENTITY_MAX, type Identity, toIdentity } from './account/identity.ts'
export { toNextPage } from './account/next-page.ts'
export {
  CODE_ATTEMPTS_MAX,
  CODE_DIGITS,
  CODE_LIFE_SECONDS,
  CODE_PURPOSES,
  type CodePurpose,
  formatCode,
  TICKET_LIFE_SECONDS,
  toCode,
} from './account/one-time-code.ts'
export {
  FRESH_NEEDED,
  FRESH_PROOF_SECONDS,
  PASSKEY_CHALLENGE_SECONDS,
  PASSKEY_CHALLENGES,
  PASSKEY_NAME_MAX,
  PASSKEYS_MAX,
  PROOF_ATTEMPTS,
  toPasskeyName,
} from './account/passkey.ts'
export { checkPassword, PASSWORD_MAX, PASSWORD_MIN, type PasswordRefusal } from './account/password.ts'
export {
  type FactorHolder,
  SECOND_FACTOR_GRACE_DAYS,
  type SecondFactorDuty,
  secondFactorDuty,
} from './account/second-factor-duty.ts'
