import { keepCode } from '@rasteh/shop-store/accounts/one-time-codes/keep-code'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { startMailSimulator } from '@rasteh/simulator/mail'
import { type SmsSimulator, startSmsSimulator } from '@rasteh/simulator/sms'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { readMessengers } from '@rasteh/worker/messengers'
import { sendCode } from '@rasteh/worker/send-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const database = useTestDatabase()
const secret = 'a-secret-for-tests-of-at-least-32-characters'
let shop: Pool
let simulator: SmsSimulator
let mail: Awaited<ReturnType<typeof startMailSimulator>>
const failures: string[] = []

beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 10 })
  simulator = await startSmsSimulator()
  mail = await startMailSimulator()
})
afterAll(() => Promise.all([shop.end(), simulator.stop(), mail.stop()]))

const messengers = () => ({
  ...readMessengers({
    RASTEH_SECRET: secret,
    SMS_PROVIDER: 'sms.ir',
    SMS_URL: simulator.url,
    SMS_API_KEY: 'key',
    SMS_TEMPLATE: '1',
    MAIL_URL: mail.url,
    MAIL_FROM: 'shop@example.ir',
  }),
  onFailure: (reason: string) => failures.push(reason),
})

let count = 0
async function kept(identity = `0921${String(++count).padStart(7, '0')}`, code = '731946') {
  await keepCode(shop, { identity, code, purpose: 'sign-in', culture: 'fa-IR', secret })
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from shop.one_time_codes where identity = $1 order by id desc limit 1',
    [identity],
  )
  return { identity, codeId: rows[0]?.id ?? '' }
}
const rowOf = async (codeId: string) => {
  const { rows } = await database.owner.query(
    'select delivery, sealed_code is null as gone from shop.one_time_codes where id = $1',
    [codeId],
  )
  return rows[0]
}
const send = (codeId: string) => sendCode(shop, messengers(), { codeId })
const sentTo = (identity: string) =>
  simulator.sent.filter(({ to }) => to === identity).map(({ code }) => code)

describe('sending a code', () => {
  it('sends it once, however many workers take it, and leaves its text nowhere', async () => {
    const { identity, codeId } = await kept()
    await Promise.all(Array.from({ length: 10 }, () => send(codeId)))
    expect(sentTo(identity)).toEqual(['731946'])
    expect(await rowOf(codeId)).toEqual({ delivery: 'sent', gone: true })
    const { rows } = await database.owner.query("select from jobs.job where data::text like '%731946%'")
    expect(rows).toHaveLength(0)
  })

  it('is tried again when it has surely not left', async () => {
    const { identity, codeId } = await kept()
    simulator.behave('busy', identity)
    await expect(send(codeId)).rejects.toThrow('429')
    expect(await rowOf(codeId)).toEqual({ delivery: 'queued', gone: false })
    simulator.behave('success', identity)
    await send(codeId)
    expect(sentTo(identity)).toEqual(['731946'])
  })

  it.each([
    ['dead', 'sent'],
    ['refused', 'failed'],
  ] as const)('is not tried again when the provider is %s', async (mood, delivery) => {
    const { identity, codeId } = await kept()
    simulator.behave(mood, identity)
    await send(codeId)
    simulator.behave('success', identity)
    await send(codeId)
    expect([sentTo(identity), await rowOf(codeId)]).toEqual([[], { delivery, gone: true }])
  })

  it('leaves out a code that a newer one follows', async () => {
    const { identity, codeId } = await kept()
    const newer = await kept(identity, '555555')
    await send(codeId)
    await send(newer.codeId)
    expect(sentTo(identity)).toEqual(['555555'])
  })

  it('goes to an e-mail by mail, in the reader’s language', async () => {
    const { codeId } = await kept('sara@example.ir')
    await send(codeId)
    expect(mail.received.at(-1)?.text).toContain('کد ورود شما: 731946')
  })

  it('tells of failures without the code or whose it was', () => {
    expect(failures.length).toBeGreaterThan(2)
    expect(failures.join()).not.toMatch(/731946|0921\d{7}/)
  })
})
