import { fillPath, MANAGE_PATHS } from '@rasteh/contracts/paths'
import { addCustomer, addStaff } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { signInAsStaff } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const NOBODYS_ORDER = { id: '0198a5a0-0000-7000-8000-000000000000' }
const NEEDED = { Message: 'FreshAuthenticationNeeded', error: 'FreshAuthenticationNeeded' }

async function staff(role: 'manager' | 'owner') {
  const who = visitor(shop)
  const person = await addStaff(shop.database.owner, role)
  await signInAsStaff(who.cookies, person)
  const age = (minutes: number) =>
    shop.database.owner.query(
      `update public.staff_sessions set created_at = now() - $2 * interval '1 minute' where id = $1`,
      [person.sessionId, minutes],
    )
  const prove = (minutesAgo: number) =>
    shop.database.owner.query(
      `insert into shop.fresh_proofs (session_id, proven_at) values ($1, now() - $2 * interval '1 minute')
       on conflict (session_id) do update set proven_at = excluded.proven_at`,
      [person.sessionId, minutesAgo],
    )
  return { ...who, ...person, age, prove }
}

/** A customer with a private file, and the calls that staff make about them. */
async function guardedCalls() {
  const { customerId } = await addCustomer(shop.database.owner)
  const { rows } = await shop.database.owner.query<{ id: string }>(
    `insert into shop.private_files (id, customer_id, form_field_id, state, storage_name, key_id, wrapped_key, mime,
       width, height, size, sha256)
     values (shop.uuid_v7(), $1::int, 'card', 'stored', 'fresh-' || $1::int, 'k', '\\x01', 'image/jpeg', 1, 1, 1, '\\x02')
     returning id`,
    [customerId],
  )
  const person = { id: customerId }
  return [
    ['POST', fillPath(MANAGE_PATHS.orderRefund, NOBODYS_ORDER), { AttemptNumber: 1 }, 404],
    ['POST', fillPath(MANAGE_PATHS.orderRefunded, NOBODYS_ORDER), { AttemptNumber: 1, Note: 'ن' }, 404],
    ['POST', MANAGE_PATHS.fileLink, { ID: rows[0]?.id }, 200],
    ['GET', fillPath(MANAGE_PATHS.personExport, person), undefined, 200],
    ['POST', fillPath(MANAGE_PATHS.personErase, person), {}, 200],
  ] as const
}

describe('refunds, private files and persons’ data', () => {
  it('are given to staff who signed in within ten minutes', async () => {
    const owner = await staff('owner')
    await owner.age(9)
    for (const [method, path, body, status] of await guardedCalls())
      expect([path, (await owner.call(method, path, body)).statusCode]).toEqual([path, status])
  })

  it('are refused a while later, whatever they would change, until the proof', async () => {
    const owner = await staff('owner')
    await owner.age(11)
    const calls = await guardedCalls()
    for (const [method, path, body] of calls) {
      const answer = await owner.call(method, path, body)
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 403, NEEDED])
    }
    await owner.prove(11)
    for (const [method, path, body] of calls)
      expect((await owner.call(method, path, body)).statusCode).toBe(403)
    await owner.prove(9)
    for (const [method, path, body, status] of calls)
      expect([path, (await owner.call(method, path, body)).statusCode]).toEqual([path, status])
  })

  it('are not opened by the proof of another session', async () => {
    const [stale, fresh] = [await staff('owner'), await staff('owner')]
    await stale.age(11)
    await fresh.prove(0)
    for (const [method, path, body] of await guardedCalls())
      expect((await stale.call(method, path, body)).statusCode).toBe(403)
  })

  it('do not stand in the way of an order’s other steps', async () => {
    const manager = await staff('manager')
    await manager.age(60)
    const path = fillPath(MANAGE_PATHS.orderNote, NOBODYS_ORDER)
    expect((await manager.call('POST', path, { Note: 'ن' })).statusCode).toBe(404)
  })
})
