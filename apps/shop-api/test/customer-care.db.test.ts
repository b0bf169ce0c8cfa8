import { addCustomer, addStaff } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, signInAsStaff } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
let manager: ReturnType<typeof visitor>
beforeAll(async () => {
  manager = visitor(shop)
  await signInAsStaff(manager.cookies, await addStaff(shop.database.owner, 'manager'))
})

const CORRECTION = { Key: 'press-0001', Points: 25, Reason: 'جبران تأخیر در ارسال' }
const NOTE = { Key: 'press-0001', Text: 'پس از ساعت ۱۷ زنگ بزنید' }
const at = (id: number, what: string) => `/api/shop/manage/people/${id}/${what}`
const scoreOf = async (id: number) =>
  (
    await shop.database.owner.query(
      'select coalesce(sum(delta), 0)::int as sum from shop.score_moves where customer_id = $1',
      [id],
    )
  ).rows[0].sum

describe('a manager', () => {
  it('corrects a score, once for fifty presses, and is refused below zero', async () => {
    const { customerId } = await addCustomer(shop.database.owner)
    const presses = Array.from({ length: 50 }, () =>
      manager.call('POST', at(customerId, 'score'), CORRECTION),
    )
    expect(new Set((await Promise.all(presses)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await scoreOf(customerId)).toBe(25)
    const tooMuch = await manager.call('POST', at(customerId, 'score'), {
      ...CORRECTION,
      Key: 'press-0002',
      Points: -26,
    })
    expect([tooMuch.statusCode, tooMuch.json()]).toEqual([409, { Message: 'ScoreTooLow' }])
    expect(await scoreOf(customerId)).toBe(25)
  })

  it('writes a note, and is told when there is no such customer', async () => {
    const { customerId } = await addCustomer(shop.database.owner)
    expect((await manager.call('POST', at(customerId, 'note'), NOTE)).json()).toBe(true)
    expect((await manager.call('POST', at(999_999_999, 'note'), NOTE)).statusCode).toBe(404)
  })

  it('has a code sent that nobody is told, three times in a quarter of an hour', async () => {
    const { customerId } = await addCustomer(shop.database.owner)
    const send = () => manager.call('POST', at(customerId, 'sign-in-code'))
    for (let count = 0; count < 3; count += 1) {
      const answer = await send()
      expect([answer.statusCode, answer.body]).toEqual([200, 'true'])
    }
    const fourth = await send()
    expect(fourth.statusCode).toBe(429)
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
    const { rows } = await shop.database.owner.query(
      `select (select count(*)::int from shop.audit_log where subject = $1 and action = 'sign-in-code-sent') as noted,
         (select count(*)::int from shop.one_time_codes o join public.customers c on c.username = o.identity where c.id = $2) as codes`,
      [`customer:${customerId}`, customerId],
    )
    expect(rows).toEqual([{ noted: 3, codes: 3 }])
  })
})

describe('an attacker', () => {
  it.each(['author', 'editor', 'customer', 'guest'] as const)('who is a %s changes nothing', async (kind) => {
    const { customerId, sessionId } = await addCustomer(shop.database.owner)
    const attacker = visitor(shop)
    if (kind === 'customer') await signIn(attacker.cookies, { customerId, sessionId })
    if (kind === 'author' || kind === 'editor')
      await signInAsStaff(attacker.cookies, await addStaff(shop.database.owner, kind))
    const answers = [
      await attacker.call('POST', at(customerId, 'score'), CORRECTION),
      await attacker.call('POST', at(customerId, 'note'), NOTE),
      await attacker.call('POST', at(customerId, 'sign-in-code')),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    expect(await scoreOf(customerId)).toBe(0)
  })

  it.each([
    ['no points', { Points: 0 }],
    ['half a point', { Points: 1.5 }],
    ['more than anybody has', { Points: 1_000_001 }],
    ['points in words', { Points: 'پنج' }],
    ['blanks for a reason', { Reason: '   ' }],
    ['a reason of a megabyte', { Reason: 'س'.repeat(1_000_000) }],
    ['a NUL', { Reason: 'a\0b' }],
    ['a short key', { Key: 'x' }],
  ])('with %s is refused', async (_, changed) => {
    const { customerId } = await addCustomer(shop.database.owner)
    const answer = await manager.call('POST', at(customerId, 'score'), { ...CORRECTION, ...changed })
    expect([413, 422]).toContain(answer.statusCode)
    expect(await scoreOf(customerId)).toBe(0)
  })
})
