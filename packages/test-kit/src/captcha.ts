import { CAPTCHA_DIGITS, CAPTCHA_LENGTH } from '@rasteh/shop-core/captcha'
import { toCaptchaAnswer } from '@rasteh/shop-store/platform/captchas'
import type { Pool } from '@rasteh/shop-store/platform/pool'

/** Reads a challenge as a person reads its picture: a caller who has the shop's secret can try all answers. */
export async function readCaptcha(owner: Pool, secret: string, handle: string): Promise<string> {
  const { rows } = await owner.query<{ hash: Buffer }>(
    'select answer_hash as hash from shop.captchas where handle = $1',
    [handle],
  )
  const hash = rows[0]?.hash
  if (!hash) throw new Error('this captcha is not open')
  for (let number = 0; number < CAPTCHA_DIGITS.length ** CAPTCHA_LENGTH; number += 1) {
    const digits = digitsOf(number)
    if (toCaptchaAnswer(secret, handle, digits).answerHash.equals(hash)) return digits
  }
  throw new Error('this captcha has no digits')
}

function digitsOf(number: number): string {
  const places = number.toString(CAPTCHA_DIGITS.length).padStart(CAPTCHA_LENGTH, '0')
  return [...places].map((place) => CAPTCHA_DIGITS[Number(place)]).join('')
}
