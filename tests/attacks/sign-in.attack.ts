import { ACCOUNT_PATHS, ADDED_PATHS } from '@rasteh/contracts/paths'
import { CODE_DIGITS } from '@rasteh/shop-core/account'
import { type Attack, allHarms, type Harm, type Target } from './attack.ts'
import { atEdge, type Caller, jsonOf, openCaller } from './caller.ts'
import { atDashboard, ENTRY_POINTS } from './entry-points.ts'
import { newAddresses } from './shop/addresses.ts'
import { askCode } from './shop/ask-code.ts'
import { must } from './shop/buying.ts'
import { enterAsStaff, makeCustomer, makeStaff, newMobile, readCode, signIn } from './shop/people.ts'
import { whereIsText } from './shop/where-is-text.ts'

const tryCode = (caller: Caller, mobile: string, code: string) =>
  caller.call('POST', ADDED_PATHS.accountCodeCheck, {
    json: { Identity: mobile, Purpose: 'sign-in', Code: code },
  })

const WRONG_CODES = 30
/** Of the right length: another is refused before anything is looked up, and would attack nothing. */
const wrongCode = (last: number) => String(last).padStart(CODE_DIGITS, '0')

/** Strangers type codes for somebody before and after that person has asked for one; then the person signs in. */
async function lockByCodes(target: Target): Promise<Harm | null> {
  const { shop } = target
  const { mobile } = await makeCustomer(shop)
  const tryAll = async () => {
    for (const [last, from] of newAddresses(WRONG_CODES).entries())
      await tryCode(openCaller(target, { from }), mobile, wrongCode(last))
  }
  await tryAll()
  const person = openCaller(target)
  await must(askCode(person, mobile))
  await tryAll()
  const { status, headers } = await tryCode(person, mobile, await readCode(shop, mobile))
  if (status === 200) return null
  return `after ${WRONG_CODES} wrong codes by strangers the right code → ${status}, retry after ${headers['retry-after']} s`
}

const WRONG_PASSWORDS = 15

/** A stranger types wrong passwords of a member of staff; then that person signs in from elsewhere. */
async function lockByPasswords(target: Target): Promise<Harm | null> {
  const owner = await makeStaff(target.shop, 'owner')
  for (const from of newAddresses(3))
    for (let attempt = 0; attempt < WRONG_PASSWORDS / 3; attempt += 1)
      await signIn(openCaller(target, { from }), { ...owner, password: `نادرست ${attempt}` })
  const { status } = await signIn(openCaller(target), owner)
  return status === 200
    ? null
    : `after ${WRONG_PASSWORDS} wrong passwords by strangers the owner's right one → ${status}`
}

/** The same for a customer's password. */
async function lockCustomer(target: Target): Promise<Harm | null> {
  const { mobile, password } = await makeCustomer(target.shop)
  const login = (caller: Caller, Password: string) =>
    caller.call('POST', ACCOUNT_PATHS.login, { json: { Identity: mobile, Password } })
  // The person has signed in on this device before.
  const device = openCaller(target)
  await must(login(device, password))
  for (const from of newAddresses(WRONG_PASSWORDS)) await login(openCaller(target, { from }), 'نادرست است')
  const { status } = await login(device, password)
  return status === 200
    ? null
    : `after ${WRONG_PASSWORDS} wrong passwords by strangers the right one, on a known device → ${status}`
}

const PASSWORD_ATTEMPTS = 60

async function attemptStaffPasswords(target: Target): Promise<Harm | null> {
  const { email } = await makeStaff(target.shop, 'manager')
  const stranger = openCaller(target)
  const statuses: number[] = []
  for (let attempt = 0; attempt < PASSWORD_ATTEMPTS; attempt += 1)
    statuses.push(
      (
        await signIn(stranger, {
          email: attempt % 2 ? email : `x${attempt}@rasteh.test`,
          password: `wrong ${attempt}`,
        })
      ).status,
    )
  return statuses.includes(429)
    ? null
    : `${PASSWORD_ATTEMPTS} wrong passwords from one address, never 429: ${[...new Set(statuses)].join(', ')}`
}

const TIMINGS = 20
/** With twenty of each, chance alone passes this once in 10⁵ runs. */
const DISTINGUISHED_SHARE = 0.9

/** Asks for known and unknown people in turn; answers how often a known one took longer than an unknown one. */
async function learnAccounts(target: Target): Promise<Harm | null> {
  const known: number[] = []
  const unknown: number[] = []
  const [one, other] = [newAddresses(TIMINGS), newAddresses(TIMINGS)]
  for (let turn = 0; turn < TIMINGS; turn += 1) {
    // A member of staff of each turn's own: none is slowed down for the tries of the turn before.
    const { email } = await makeStaff(target.shop, 'manager')
    const ask = async (from: string | undefined, name: string) =>
      (
        await signIn(openCaller(target, from ? { from } : {}), {
          email: name,
          password: 'wrong password 123',
        })
      ).tookMs
    known.push(await ask(one[turn], email))
    unknown.push(await ask(other[turn], `nobody-${turn}@rasteh.test`))
  }
  const pairs = known.flatMap((long) =>
    unknown.map((short) => Number(long > short) + Number(long === short) / 2),
  )
  const share = pairs.reduce((total, pair) => total + pair, 0) / pairs.length
  const median = (times: number[]) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)
  if (share < DISTINGUISHED_SHARE && share > 1 - DISTINGUISHED_SHARE) return null
  return `a known e-mail is answered in ${median(known)} ms, an unknown one in ${median(unknown)} ms (told apart in ${Math.round(share * 100)} %)`
}

const WEAK = ['123', 'password', '123456789012']

async function setWeakPassword(target: Target): Promise<Harm | null> {
  const owner = await enterAsStaff(target, 'owner')
  const harms = await Promise.all(
    WEAK.map(async (password, at) => {
      const email = `weak-${at}-${Date.now()}@rasteh.test`
      const made = await owner.call('POST', '/cms-api/staff', {
        json: { name: 'ضعیف', email, role: 'editor', password },
      })
      const changed = await owner.call(
        'PATCH',
        `/cms-api/staff/${(await makeStaff(target.shop, 'editor')).staffId}`,
        {
          json: { password },
        },
      )
      const { status } = await signIn(openCaller(target), { email, password })
      if (status === 200)
        return `staff with the password "${password}" were made (${made.status}) and sign in`
      return changed.status === 200 ? `the password "${password}" was set for staff` : null
    }),
  )
  return allHarms(harms)
}

const PARALLEL = 60

/** Guesses discount codes of one basket: one after another, and all at once. */
async function attemptCodes(target: Target): Promise<Harm | null> {
  const { productId } = await target.shop.shopFixture.shelve({})
  const open = async () => {
    const caller = openCaller(target)
    await must(
      caller.call('POST', '/api/shop/cart/create', {
        json: [{ ProductId: productId, Quantity: 1, Action: 1 }],
      }),
    )
    return caller
  }
  const attemptCode = (caller: Caller, at: number) =>
    caller.call('GET', `/api/shop/specialcode/validate/GUESS${at}X${Date.now()}`)
  const patient = await open()
  let allowed = 0
  while (allowed < PARALLEL && (await attemptCode(patient, allowed)).status === 200) allowed += 1
  const hasty = await open()
  const answers = await Promise.all(Array.from({ length: PARALLEL }, (_, at) => attemptCode(hasty, at)))
  const answered = answers.filter(({ status }) => status === 200).length
  return answered > allowed
    ? `${answered} of ${PARALLEL} parallel guesses were answered; the limit is ${allowed}`
    : null
}

async function eraseCustomer(target: Target): Promise<Harm | null> {
  const { shop } = target
  const mobile = newMobile()
  const person = openCaller(target)
  await tryCode(openCaller(target), mobile, wrongCode(0))
  await must(askCode(person, mobile))
  await tryCode(person, mobile, wrongCode(1))
  const { Ticket } = jsonOf<{ Ticket: string }>(
    await must(tryCode(person, mobile, await readCode(shop, mobile))),
  )
  const browser = openCaller(atEdge(shop), { from: person.from })
  await must(browser.call('POST', ADDED_PATHS.accountEnter, { json: { Ticket } }))
  await openCaller(atEdge(shop)).call('POST', ACCOUNT_PATHS.login, {
    json: { Identity: mobile, Password: 'wrong' },
  })
  await must(
    openCaller(target, { cookies: browser.cookies }).call('POST', ADDED_PATHS.accountErase, { json: {} }),
  )
  const found = await whereIsText(shop.owner, mobile)
  return found.length > 0 ? `after erasure the number stands in ${found.join(', ')}` : null
}

/** What a stranger does at the ports where people come in. */
export const signInAttacks: Attack[] = [
  {
    finding: 'H3',
    title: 'wrong codes by strangers lock a customer out',
    entryPoints: ENTRY_POINTS,
    run: lockByCodes,
  },
  {
    finding: 'H3',
    title: 'wrong passwords by strangers lock the owner out',
    ...atDashboard,
    run: lockByPasswords,
  },
  {
    finding: 'H3',
    title: 'wrong passwords by strangers lock a customer out',
    ...atDashboard,
    run: lockCustomer,
  },
  {
    finding: 'M1',
    title: 'staff passwords are guessed without limit',
    ...atDashboard,
    run: attemptStaffPasswords,
  },
  { finding: 'M1', title: 'the time of the answer tells who works here', ...atDashboard, run: learnAccounts },
  { finding: 'M1', title: 'staff may have the password 123', ...atDashboard, run: setWeakPassword },
  {
    finding: 'M2',
    title: 'discount codes are guessed in parallel',
    entryPoints: ENTRY_POINTS,
    run: attemptCodes,
  },
  {
    finding: 'Low',
    title: 'a phone number outlives its erasure',
    entryPoints: ENTRY_POINTS,
    run: eraseCustomer,
  },
]
