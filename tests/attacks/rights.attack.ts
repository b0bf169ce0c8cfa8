import { randomBytes } from 'node:crypto'
import { type Attack, allHarms, type Harm, type Target } from './attack.ts'
import { openCaller } from './caller.ts'
import { atDashboard } from './entry-points.ts'
import { enterAsStaff, makeCustomer, makeStaff, newMobile, signIn } from './shop/people.ts'
import { enrol, totpOf } from './shop/second-factor.ts'
import { whereIsText } from './shop/where-is-text.ts'

type Identity = Record<'username' | 'email' | 'hash' | 'salt' | 'reset_password_token', string | null>

async function identityOf({ shop }: Target, customerId: number): Promise<Identity> {
  const { rows } = await shop.owner.query<Identity>(
    'select username, email, hash, salt, reset_password_token from public.customers where id = $1',
    [customerId],
  )
  const [found] = rows
  if (!found) throw new Error('the customer is gone')
  return found
}

/** A manager, then an editor, writes everything into a customer that would let them in as that customer. */
async function becomeCustomer(target: Target): Promise<Harm | null> {
  const { customerId } = await makeCustomer(target.shop)
  const before = await identityOf(target, customerId)
  const mark = randomBytes(4).toString('hex')
  const stolen = {
    password: `stolen ${mark} password`,
    username: newMobile(),
    email: `${mark}@evil.example`,
  }
  const harms: (Harm | null)[] = []
  for (const role of ['editor', 'manager'] as const) {
    const staff = await enterAsStaff(target, role)
    const path = `/cms-api/customers/${customerId}`
    const bodies = [stolen, ...Object.entries(stolen).map(([name, value]) => ({ [name]: value }))]
    const more = { hash: mark, salt: mark, resetPasswordToken: mark, sessions: [], loginAttempts: 0 }
    for (const json of [...bodies, more]) await staff.call('PATCH', path, { json })
    await staff.call('PATCH', `/cms-api/customers?where[id][equals]=${customerId}`, { json: stolen })
    const after = await identityOf(target, customerId)
    const changed = Object.keys(before).filter(
      (name) => before[name as keyof Identity] !== after[name as keyof Identity],
    )
    harms.push(changed.length > 0 ? `a ${role} changed ${changed.join(', ')} of a customer` : null)
  }
  return allHarms(harms)
}

/** A manager gives a customer another name: somebody must be able to find out who did. */
async function changeUnseen(target: Target): Promise<Harm | null> {
  const { customerId } = await makeCustomer(target.shop)
  const manager = await enterAsStaff(target, 'manager')
  const name = `نام تازه ${randomBytes(4).toString('hex')}`
  const { status } = await manager.call('PATCH', `/cms-api/customers/${customerId}`, { json: { name } })
  if (status !== 200) return null
  const found = (await whereIsText(target.shop.owner, name)).filter((table) => table !== 'public.customers')
  return found.length > 0 ? null : 'a manager renamed a customer and no log has written it down'
}

/** Staff try to get more rights than they have. */
async function riseInRank(target: Target): Promise<Harm | null> {
  const harms: (Harm | null)[] = []
  for (const role of ['editor', 'manager'] as const) {
    const caller = await enterAsStaff(target, role)
    const { staffId } = caller.staff
    const victim = await makeStaff(target.shop, 'owner')
    await caller.call('PATCH', `/cms-api/staff/${staffId}`, { json: { role: 'owner' } })
    await caller.call('PATCH', `/cms-api/staff?where[id][equals]=${staffId}`, { json: { role: 'owner' } })
    await caller.call('PATCH', `/cms-api/staff/${victim.staffId}`, {
      json: { password: 'taken over by me 1' },
    })
    const email = `made-${randomBytes(4).toString('hex')}@rasteh.test`
    await caller.call('POST', '/cms-api/staff', {
      json: { name: 'x', email, role: 'owner', password: 'a long password 12' },
    })
    const { rows } = await target.shop.owner.query<{ role: string; made: boolean }>(
      'select role::text, exists (select from public.staff where email = $2) as made from public.staff where id = $1',
      [staffId, email],
    )
    if (rows[0]?.role !== role) harms.push(`a ${role} became ${rows[0]?.role}`)
    if (rows[0]?.made) harms.push(`a ${role} made an owner`)
    if ((await signIn(openCaller(target), victim)).status !== 200)
      harms.push(`a ${role} changed the owner's password`)
  }
  return allHarms(harms)
}

const AT_ONCE = 8

/** Uses one code of a second factor twice: again later, and many times in one moment. */
async function replayCode(target: Target): Promise<Harm | null> {
  const { staff, secret, usedStep } = await enrol(target, 'manager')
  const code = await totpOf(secret, { after: usedStep })
  const together = await Promise.all(
    Array.from({ length: AT_ONCE }, () => signIn(openCaller(target), staff, code.code)),
  )
  const first = together.filter(({ status }) => status === 200).length
  const again = (await signIn(openCaller(target), staff, code.code)).status
  if (first <= 1 && again !== 200) return null
  return `one code of a second factor opened ${first + Number(again === 200)} sessions`
}

/** What staff may not do, and who may not be staff. */
export const rightsAttacks: Attack[] = [
  { finding: 'H4', title: 'a manager becomes any customer', ...atDashboard, run: becomeCustomer },
  { finding: 'H4', title: 'a change of a customer is in no log', ...atDashboard, run: changeUnseen },
  { finding: 'Held', title: 'staff give themselves more rights', ...atDashboard, run: riseInRank },
  { finding: 'Untried', title: 'a code of a second factor is used twice', ...atDashboard, run: replayCode },
]
