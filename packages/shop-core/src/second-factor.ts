export { toBase32 } from './second-factor/base32.ts'
export { groupedSecret, otpauthUrl } from './second-factor/otpauth-url.ts'
export {
  codeOf,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  SECOND_FACTOR_ATTEMPT_SECONDS,
  SECOND_FACTOR_ATTEMPTS_MAX,
  SECOND_FACTOR_DIGITS,
  SECOND_FACTOR_SECRET_BYTES,
  SECOND_FACTOR_STEP_SECONDS,
  stepsNear,
} from './second-factor/steps.ts'
export { type TypedCode, toRecoveryCode, toTypedCode } from './second-factor/typed-code.ts'
