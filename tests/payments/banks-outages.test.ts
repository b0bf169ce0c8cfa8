import { readGateways } from '@rasteh/gateways/settings'
import { bankEnvironment, startBankSimulator } from '@rasteh/simulator/banks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AMOUNT_RIAL, type BankFixture, NAMES, openBankFixture } from './bank-fixture.ts'

let fixture: BankFixture
beforeAll(async () => {
  fixture = await openBankFixture()
})
afterEach(() => fixture.simulator.reset())
afterAll(() => fixture.simulator.stop())

/** Signing in comes first where there is one, and without it nothing was asked for. */
const SIGNS_IN = ['snapppay', 'digipay']

describe.each(NAMES)('%s', (name) => {
  it('that is dead is told apart from a refusal, and is well again afterwards', async () => {
    fixture.simulator.behave({ bank: name, mood: 'dead' })
    const kind = SIGNS_IN.includes(name) ? 'unavailable' : 'unknown'
    expect(await fixture.gateway(name).request(fixture.asked(name))).toMatchObject({ kind })
    fixture.simulator.behave({ bank: name, mood: 'well' })
    expect(await fixture.gateway(name).request(fixture.asked(name))).toMatchObject({ kind: 'accepted' })
  })

  it('that answers too late is in doubt, and one that fails says nothing of the payment', async () => {
    const attempt = fixture.comeBack(name, await fixture.start(name))
    fixture.simulator.behave({ bank: name, mood: 'slow' })
    expect(await fixture.hastyGateway(name).verify(attempt)).toMatchObject({ kind: 'unknown' })
    fixture.simulator.behave({ bank: name, mood: 'failing' })
    expect(await fixture.gateway(name).verify(attempt)).toMatchObject({ kind: 'unknown' })
    fixture.simulator.behave({ bank: name, mood: 'well' })
    expect(await fixture.gateway(name).verify(attempt)).toMatchObject({ kind: 'paid' })
    expect(fixture.recordOf(name, attempt)).toMatchObject({ verifies: 1, isCaptured: true })
  })

  it('that is not there surely did nothing', async () => {
    const gone = await startBankSimulator()
    await gone.stop()
    const gateway = readGateways(bankEnvironment(gone.url)).get(name)
    expect(await gateway?.request(fixture.asked(name))).toMatchObject({ kind: 'unavailable' })
    const attempt = fixture.comeBack(name, await fixture.start(name))
    expect(await gateway?.verify(attempt)).toMatchObject({ kind: 'unknown' })
  })

  it('that does not know us refuses, and no answer repeats what we signed in with', async () => {
    const secrets = Object.entries(fixture.env).filter(([key]) => !key.endsWith('_URL'))
    const wrong = secrets.map(([key, value]) => [
      key,
      value.replace(/.$/, (last) => (last === '1' ? '2' : '1')),
    ])
    const gateway = readGateways({ ...fixture.env, ...Object.fromEntries(wrong) }).get(name)
    const answer = await gateway?.request(fixture.asked(name))
    expect(answer?.kind).toBe(SIGNS_IN.includes(name) ? 'unavailable' : 'refused')
    for (const [, secret] of wrong) expect(JSON.stringify(answer)).not.toContain(secret)
  })
})

describe('a reference that a browser brought', () => {
  /** A payment that was verified a while ago. */
  const used = async (name: (typeof NAMES)[number], amountRial = AMOUNT_RIAL) => {
    const attempt = fixture.comeBack(name, await fixture.start(name, amountRial))
    const answer = await fixture.gateway(name).verify(attempt)
    fixture.simulator.advance(3)
    return answer
  }

  it('of another payment at SEP names that other payment, so that rows must hold it once', async () => {
    const first = await used('sep')
    const replayed = fixture.comeBack('sep', await fixture.start('sep'), 'replayed')
    const second = await fixture.gateway('sep').verify(replayed)
    expect(first).toMatchObject({ kind: 'paid' })
    expect(second).toMatchObject({ reference: first.kind === 'paid' ? first.reference : '' })
    expect(fixture.recordOf('sep', replayed)).toMatchObject({ takenRial: 0, isCaptured: false })
  })

  it.each(['mellat', 'digipay'] as const)('of another payment at %s is not ours', async (name) => {
    await used(name)
    const replayed = fixture.comeBack(name, await fixture.start(name), 'replayed')
    expect((await fixture.gateway(name).verify(replayed)).kind).toMatch(/^(not-paid|mismatch)$/)
  })

  it('of a dearer payment does not pay a cheaper one', async () => {
    await used('sep', AMOUNT_RIAL * 2)
    const cheap = fixture.comeBack('sep', await fixture.start('sep'), 'replayed')
    expect(await fixture.gateway('sep').verify(cheap)).toMatchObject({ kind: 'mismatch' })
  })
})
