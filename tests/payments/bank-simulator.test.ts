import type { Redirect } from '@rasteh/gateways/gateway'
import { OUTCOMES } from '@rasteh/simulator/banks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type BankFixture, NAMES, openBankFixture } from './bank-fixture.ts'

let fixture: BankFixture
beforeAll(async () => {
  fixture = await openBankFixture()
})
afterEach(() => {
  fixture.simulator.reset()
  fixture.simulator.behave({ auto: false, seed: null })
})
afterAll(() => fixture.simulator.stop())

const post = (path: string, body: object) =>
  fetch(fixture.simulator.url + path, { method: 'POST', body: JSON.stringify(body) })
const visit = ({ url, method, ...rest }: Redirect) =>
  fetch(url, {
    method,
    body: 'fields' in rest ? new URLSearchParams(rest.fields) : null,
    redirect: 'manual',
  })
const redirectOf = async (name: (typeof NAMES)[number]) => {
  const asked = fixture.asked(name)
  const answer = await fixture.gateway(name).request(asked)
  if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer))
  return { ...answer, asked }
}

describe('the page of a bank', () => {
  it.each(NAMES)(
    'at %s is Persian, says what it is and has a button for all that can happen',
    async (name) => {
      const { redirect } = await redirectOf(name)
      const page = await (await visit(redirect)).text()
      expect(page).toContain('<html lang="fa" dir="rtl">')
      expect(page).toContain('شبیه‌ساز بانک')
      for (const outcome of OUTCOMES) expect(page).toContain(`name="outcome" value="${outcome}"`)
    },
  )

  it.each(NAMES)('at %s acts at once by its script when it is told to', async (name) => {
    fixture.simulator.behave({ auto: true })
    const { redirect, authority, asked } = await redirectOf(name)
    const answer = await visit(redirect)
    const back = answer.status === 303 ? (answer.headers.get('location') ?? '') : await answer.text()
    expect(back).toContain(asked.returnUrl)
    expect(fixture.simulator.payments().find((one) => one.authority === authority)?.state).toBe('paid')
    // The customer cannot pay twice: the page is over.
    expect((await visit(redirect)).status).toBe(410)
  })

  it('posts the button that was pressed, and goes back with what the bank says', async () => {
    const { redirect, authority } = await redirectOf('zarinpal')
    const page = await (await visit(redirect)).text()
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
    const body = new URLSearchParams({ authority, outcome: 'cancel' })
    const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/Authority=A\w+&Status=NOK$/)
  })

  it('can make the bank dead to questions about one payment, and well to all others', async () => {
    const { authority, asked } = await redirectOf('zarinpal')
    const body = new URLSearchParams({ authority, mood: 'dead' })
    const page = await fetch(`${fixture.simulator.url}/zarinpal/mood`, { method: 'POST', body })
    expect(await page.text()).toContain('value="dead" aria-pressed="true"')
    const gateway = fixture.gateway('zarinpal')
    const { attemptNumber, amountRial } = asked
    expect(await gateway.inquire({ attemptNumber, amountRial, authority, kept: null })).toBe('unknown')
    expect(await gateway.inquire(await fixture.start('zarinpal'))).toBe('waiting')
  })

  it('shows what the shop wrote as text', async () => {
    const asked = { ...fixture.asked('zarinpal'), mobile: '<img src=x>' }
    const answer = await fixture.gateway('zarinpal').request(asked)
    const page = answer.kind === 'accepted' ? await (await visit(answer.redirect)).text() : ''
    expect(page).toContain('&lt;img src=x&gt;')
    expect(page).not.toContain('<img')
  })
})

describe('scripts', () => {
  const scriptsOf = async (seed: string): Promise<string[][]> => {
    fixture.simulator.reset()
    fixture.simulator.behave({ seed, faults: [] })
    // The shop's numbers are the same in both runs.
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
    const ask = (attemptNumber: number) =>
      fixture.gateway('zibal').request({ ...fixture.asked('zibal'), attemptNumber })
    await Promise.all(numbers.map(ask))
    const outcomes = fixture.simulator.payments().map(({ orderId, script }) => [orderId, script.outcome])
    return outcomes.sort(([one], [other]) => Number(one) - Number(other))
  }

  it('are the same for the same seed, and others for another', async () => {
    const first = await scriptsOf('a')
    expect(await scriptsOf('a')).toEqual(first)
    expect(await scriptsOf('b')).not.toEqual(first)
    expect(new Set(first.map(([, outcome]) => outcome)).size).toBeGreaterThan(4)
  })

  it('are chosen, played and asked about over HTTP', async () => {
    await post('/control/behave', { bank: 'sep', outcome: 'return-twice' })
    const { authority, asked } = await redirectOf('sep')
    const answer = await post('/control/shopper', { bank: 'sep', authority })
    const { returns } = (await answer.json()) as {
      returns: { url: string; fields: Record<string, string> }[]
    }
    expect(returns).toHaveLength(2)
    expect(returns[0]).toMatchObject({ method: 'POST', url: asked.returnUrl, fields: { Status: '2' } })
    const orderId = String(asked.attemptNumber)
    const listed = await fetch(`${fixture.simulator.url}/control/payments?bank=sep&orderId=${orderId}`)
    expect(await listed.json()).toMatchObject([
      { orderId, state: 'paid', isCaptured: false, takenRial: 1_250_000 },
    ])
    await post('/control/clock', { minutes: 31 })
    const late = await fetch(`${fixture.simulator.url}/control/payments?orderId=${orderId}`)
    expect(await late.json()).toMatchObject([{ state: 'given-back' }])
    expect((await post('/control/shopper', { bank: 'sep', authority: 'none' })).status).toBe(422)
  })

  it('may make a request fail after the bank made the payment', async () => {
    fixture.simulator.behave({ bank: 'zibal', faults: [{ call: 'request', kind: 'reset', times: 1 }] })
    expect(await fixture.gateway('zibal').request(fixture.asked('zibal'))).toMatchObject({ kind: 'unknown' })
    expect(fixture.simulator.payments()).toMatchObject([{ bank: 'zibal', state: 'created' }])
  })
})
