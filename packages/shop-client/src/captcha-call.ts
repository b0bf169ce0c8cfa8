import type { CaptchaWorkWire } from '@rasteh/contracts/captcha'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import type { CaptchaForm } from '@rasteh/shop-core/captcha'
import { callShop } from './call-shop.ts'

/** Asks for a work to do instead of reading a picture; null when there is none to be had now. */
export async function askForWork(form: CaptchaForm): Promise<CaptchaWorkWire | null> {
  try {
    const path = fillPath(ADDED_PATHS.captchaWork, { form })
    const answer = await callShop({ label: 'captcha', method: 'GET', path })
    return answer.ok ? ((await answer.json()) as CaptchaWorkWire) : null
  } catch {
    return null
  }
}
