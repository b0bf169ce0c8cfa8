import { randomUUID } from 'node:crypto'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCaptcha, takeCaptcha, toCaptchaAnswer } from './captchas.ts'
import { openPool, type Pool } from './pool.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3)

const database = useTestDatabase()
let shop: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 20 })
})
afterAll(() => shop.end())

const answer = (handle: string, text: string) => toCaptchaAnswer('a secret', handle, text)

async function open(text = '12345'): Promise<string> {
  const handle = randomUUID()
  await saveCaptcha(shop, 'feedback', answer(handle, text))
  return handle
}

const give = (handle: string, text: string) => takeCaptcha(shop, 'feedback', [answer(handle, text)])
const fifty = <Result>(make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => make(index)))

describe('a captcha', () => {
  it('is taken once, by one of fifty who give the right answer at the same time', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const handle = await open()
      const outcomes = await fifty(() => give(handle, '12345'))
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(49)
    }
  })

  it('counts three tries, even of fifty guesses sent at the same time', async () => {
    const handle = await open()
    const outcomes = await fifty((index) => give(handle, String(index)))
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(3)
    expect(await give(handle, '12345')).toBe('gone')
  })

  it('is still open after two wrong answers', async () => {
    const handle = await open()
    expect([await give(handle, '1'), await give(handle, '2'), await give(handle, '12345')]).toEqual([
      'wrong',
      'wrong',
      'taken',
    ])
  })

  it('opens no form but its own', async () => {
    const handle = await open()
    expect(await takeCaptcha(shop, 'comment', [answer(handle, '12345')])).toBe('gone')
    expect(await give(handle, '12345')).toBe('taken')
  })

  it('is gone after five minutes', async () => {
    const handle = await open()
    const age = 'update shop.captchas set expires_at = expires_at - $2 * $3::interval where handle = $1'
    await shop.query(age, [handle, 299, '1 second'])
    await shop.query(age, [handle, 1, '1 second'])
    expect(await give(handle, '12345')).toBe('gone')
  })

  it('of several that a browser has open, is the one whose answer was given', async () => {
    const [first, second] = [await open('11111'), await open('22222')]
    const given = [answer(first, '22222'), answer(second, '22222')]
    expect(await takeCaptcha(shop, 'feedback', given)).toBe('taken')
    expect([await give(second, '22222'), await give(first, '11111')]).toEqual(['gone', 'taken'])
  })

  it('is kept without its answer', async () => {
    const handle = await open('98765')
    const { rows } = await shop.query('select * from shop.captchas where handle = $1', [handle])
    expect(JSON.stringify(rows)).not.toContain('98765')
  })
})
