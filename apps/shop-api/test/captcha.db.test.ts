import { describe, expect, it } from 'vitest'
import { captchaPerson } from './captcha-person.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const PICTURES = [
  ['feedback', '/DesktopModules/Feedback/Ajax/FeedbackHandler.ashx?action=captcha&rnd=0.5', 'S7.17'],
  ['site', '/Ajax/Captcha.ashx?action=captcha&rnd=0.5', 'S7.19'],
  ['comment', '/api/shop/comment/captcha/12?rnd=0.5', 'S7.46'],
  ['comment', '/api/shop/comment/captcha/0?rnd=0.5', 'S7.47'],
] as const

const isPng = (body: Buffer) => body.subarray(1, 4).toString() === 'PNG'

describe('a captcha picture', () => {
  it.each(PICTURES)(
    'for %s is answered by %s as a PNG of its own, which no cache keeps [%s]',
    async (form, url) => {
      const { call } = visitor(shop)
      const [one, other] = [await call('GET', url), await call('GET', url)]
      expect(one.statusCode).toBe(200)
      expect(one.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
      expect(isPng(one.rawPayload)).toBe(true)
      expect(one.rawPayload.equals(other.rawPayload)).toBe(false)
      expect(one.cookies).toEqual([
        expect.objectContaining({
          name: `rasteh-captcha-${form}`,
          httpOnly: true,
          sameSite: 'Lax',
          maxAge: 300,
        }),
      ])
    },
  )

  it.each(['/Ajax/Captcha.ashx', '/Ajax/Captcha.ashx?action=other', '/api/shop/comment/captcha/x'])(
    'is not what %s asks for',
    async (url) => {
      expect((await visitor(shop).call('GET', url)).statusCode).toBe(422)
    },
  )
})

describe('a spoken captcha', () => {
  it.each(['fa-IR', 'en-US'])(
    'is answered as a WAV in %s and opens the form like a picture',
    async (language) => {
      const person = captchaPerson(shop)
      person.cookies.language = language
      const answer = await person.call('GET', '/api/shop/captcha/site/spoken?rnd=0.5')
      expect(answer.headers).toMatchObject({ 'content-type': 'audio/wav', 'cache-control': 'no-store' })
      expect(answer.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
      expect((await person.send(await person.read())).statusCode).toBe(200)
    },
  )
})

describe('a captcha work', () => {
  it('is written as ALTCHA writes it', async () => {
    const work = (await visitor(shop).call('GET', '/api/shop/captcha/feedback/work')).json()
    expect(work).toEqual({
      algorithm: 'SHA-256',
      challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
      maxnumber: 100_000,
      salt: expect.stringMatching(/&$/),
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('is for one of our forms alone', async () => {
    expect((await visitor(shop).call('GET', '/api/shop/captcha/other/work')).statusCode).toBe(422)
  })
})
