import { neighbourhoodOf } from '@rasteh/shop-core/account'
import { CAPTCHA_FREE_USES, CAPTCHA_USES_SECONDS } from '@rasteh/shop-core/captcha'
import type { GuessLimit } from '@rasteh/shop-store/guesses'
import type { FastifyRequest } from 'fastify'

const TEN_MINUTES = 600
const WRONG_BY_ADDRESS = 60
const WRONG_BY_CUSTOMER = 15

/** Whose wrong answers are counted. Many phones share one address here, so an account has the closer limit. */
export async function captchaLimits(request: FastifyRequest): Promise<GuessLimit[]> {
  const shared = { scope: 'captcha', windowSeconds: TEN_MINUTES }
  const claim = await request.server.sessionClaim(request)
  const byAccount = claim && {
    ...shared,
    guesser: `${claim.collection} ${claim.userId}`,
    max: WRONG_BY_CUSTOMER,
  }
  return [
    { ...shared, guesser: `address ${request.ip}`, max: WRONG_BY_ADDRESS },
    ...(byAccount ? [byAccount] : []),
  ]
}

/** Whose accepted answers are counted: the subnet's, so that many addresses of one provider are not many people. */
export function captchaUses(request: FastifyRequest): GuessLimit {
  const guesser = `subnet ${neighbourhoodOf(request.ip)}`
  return { scope: 'captcha-use', guesser, windowSeconds: CAPTCHA_USES_SECONDS, max: CAPTCHA_FREE_USES }
}
