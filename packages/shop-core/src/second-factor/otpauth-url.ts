import { SECOND_FACTOR_DIGITS, SECOND_FACTOR_STEP_SECONDS } from './steps.ts'

type Enrolment = { shop: string; account: string; secret: string }

/** The address that an authenticator app reads from the picture. */
export function otpauthUrl({ shop, account, secret }: Enrolment): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(account)}`
  const query = `secret=${secret}&issuer=${encodeURIComponent(shop)}&algorithm=SHA1&digits=${SECOND_FACTOR_DIGITS}&period=${SECOND_FACTOR_STEP_SECONDS}`
  return `otpauth://totp/${label}?${query}`
}

/** A secret in groups of four, for those who type it. */
export function groupedSecret(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ')
}
