import { createHash } from 'node:crypto'
import { type CaptchaWorkWire, toGivenWork } from '@rasteh/contracts/captcha'
import { readCaptcha } from '@rasteh/test-kit/captcha'
import { SECRET, type TestShopApi, visitor } from './use-shop-api.ts'

const PICTURE = '/Ajax/Captcha.ashx?action=captcha&rnd=0.1'
const COOKIE = 'rasteh-captcha-site'

/** A visitor who asks for captchas, reads them and sends special orders with them. */
export function captchaPerson(shop: TestShopApi) {
  const { call, cookies } = visitor(shop)
  const read = (cookie = COOKIE) =>
    readCaptcha(shop.database.owner, SECRET, (cookies[cookie] ?? '').split('.')[0] ?? '')
  return {
    call,
    cookies,
    /** Looks at a new picture and reads its digits. */
    async look(picture = PICTURE, cookie = COOKIE): Promise<string> {
      await call('GET', picture)
      return read(cookie)
    },
    /** Does a work as a browser does it. */
    async work(form = 'site'): Promise<string> {
      const work = (await call('GET', `/api/shop/captcha/${form}/work`)).json<CaptchaWorkWire>()
      for (let number = 0; number <= work.maxnumber; number += 1) {
        const hash = createHash('sha256').update(`${work.salt}${number}`).digest('hex')
        if (hash === work.challenge) return toGivenWork(work, number)
      }
      throw new Error('no number fits')
    },
    read,
    /** Sends a special order with this captcha. */
    send(captcha: string, more: Record<string, unknown> = {}) {
      const order = { Name: 'مینا', Mobile: '۰۹۱۲۳۴۵۶۷۸۹', Text: 'یک سماور زغالی برنجی قدیمی' }
      return call('POST', '/api/shop/specialorder', { ...order, Captcha: captcha, ...more })
    },
  }
}
