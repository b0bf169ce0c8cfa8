import { CAPTCHA_FREE_USES, CAPTCHA_USES_SECONDS } from '@rasteh/shop-core/captcha'
import { subnetOf } from '@rasteh/shop-core/client-ip'
import type { FailureLimit } from '@rasteh/shop-store/platform/failure-limits'
import type { CaptchaCaller } from './captcha-caller.ts'

const TEN_MINUTES = 600
const WRONG_BY_ADDRESS = 60
const WRONG_BY_CUSTOMER = 15

/** Whose wrong answers are counted. Many phones share one IP address in Iran, so an account has the lower limit. */
export function captchaLimits({ ip, claim }: Pick<CaptchaCaller, 'ip' | 'claim'>): FailureLimit[] {
  const shared = { scope: 'captcha', windowSeconds: TEN_MINUTES }
  const byAccount = claim && {
    ...shared,
    attemptKey: `${claim.collection} ${claim.userId}`,
    max: WRONG_BY_CUSTOMER,
  }
  return [
    { ...shared, attemptKey: `address ${ip}`, max: WRONG_BY_ADDRESS },
    ...(byAccount ? [byAccount] : []),
  ]
}

/** Whose accepted answers are counted: the IP subnet's, so that many addresses of one provider do not count as many people. */
export function captchaUses(ip: string): FailureLimit {
  const attemptKey = `subnet ${subnetOf(ip)}`
  return { scope: 'captcha-use', attemptKey, windowSeconds: CAPTCHA_USES_SECONDS, max: CAPTCHA_FREE_USES }
}
