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
