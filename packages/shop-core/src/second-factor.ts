export { toBase32 } from './second-factor/base32.ts'
export { groupedSecret, otpauthAddress } from './second-factor/otpauth-address.ts'
export {
  codeOf,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  SECOND_FACTOR_DIGITS,
  SECOND_FACTOR_MAX_TRIES,
  SECOND_FACTOR_SECRET_BYTES,
  SECOND_FACTOR_STEP_SECONDS,
  SECOND_FACTOR_TRY_SECONDS,
  stepsNear,
} from './second-factor/steps.ts'
export { type TypedCode, toRecoveryCode, toTypedCode } from './second-factor/typed-code.ts'
