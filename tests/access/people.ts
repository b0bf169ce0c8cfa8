import type { Pool } from '@rasteh/shop-store/platform/pool'
import { addCustomer, addMarketer, addStaff } from '@rasteh/test-kit/trade'
import { jwtSign, type Payload } from 'payload'

/** Everybody whom the access matrix sends to every door. Two of a kind, so that one can ask for what is the other's. */
export const PEOPLE = [
  'guest A',
  'guest B',
  'customer A',
  'customer B',
  'marketer',
  'author',
  'editor',
  'manager',
  'owner',
] as const
export type Person = (typeof PEOPLE)[number]

export const STAFF = ['author', 'editor', 'manager', 'owner'] as const
const CUSTOMERS: readonly Person[] = ['customer A', 'customer B', 'marketer']

/** The first who may, and with them everybody above; or customers alone, whom staff do not stand in for. */
export type Least = 'guest' | 'author' | 'editor' | 'manager' | 'owner' | 'nobody' | 'customers alone'

/** Says whether a person may. */
export function may(person: Person, least: Least): boolean {
  if (least === 'nobody') return false
  if (least === 'guest') return true
  if (least === 'customers alone') return CUSTOMERS.includes(person)
  return STAFF.indexOf(person as never) >= STAFF.indexOf(least)
}

export type Arrived = { cookie: string; userId: number; sessionId: string }

/** People of one test's own, each with a session as the content platform signs it; guests come without. */
export async function arrive(owner: Pool, payload: Payload): Promise<Record<Person, Arrived>> {
  const customers = await Promise.all(CUSTOMERS.map(() => addCustomer(owner)))
  await addMarketer(owner, customers[2]?.customerId ?? 0, 'بازاریاب')
  const staff = await Promise.all(STAFF.map((role) => addStaff(owner, role)))
  const arrived: Partial<Record<Person, Arrived>> = { 'guest A': NOBODY, 'guest B': NOBODY }
  for (const [index, person] of CUSTOMERS.entries()) {
    const { customerId = 0, sessionId = '' } = customers[index] ?? {}
    arrived[person] = await withCookie(payload, 'customers', { userId: customerId, sessionId })
  }
  for (const [index, role] of STAFF.entries()) {
    const { staffId = 0, sessionId = '' } = staff[index] ?? {}
    arrived[role] = await withCookie(payload, 'staff', { userId: staffId, sessionId })
  }
  return arrived as Record<Person, Arrived>
}

const NOBODY: Arrived = { cookie: '', userId: 0, sessionId: '' }
async function withCookie(
  payload: Payload,
  collection: 'customers' | 'staff',
  { userId, sessionId }: Pick<Arrived, 'userId' | 'sessionId'>,
): Promise<Arrived> {
  const { token } = await jwtSign({
    fieldsToSign: { id: userId, collection, sid: sessionId },
    secret: payload.secret,
    tokenExpiration: 3_600,
  })
  return { cookie: `rasteh-token=${token}`, userId, sessionId }
}
