import type { GatewayName, Inquiry, Reversal } from '@rasteh/gateways/gateway'
import { PART_REFUND_GATEWAYS } from '@rasteh/shop-core/refunds'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AMOUNT_RIAL, type BankFixture, NAMES, openBankFixture } from './bank-fixture.ts'

/** What differs between the banks; everything else is the same for all. */
type Row = {
  isTwoStep?: boolean
  /** What the bank says of a payment of another amount; null: its protocol tells none. */
  mismatch: string | null
  inquiries: { waiting: Inquiry; paid: Inquiry; verified: Inquiry; cancelled: Inquiry }
  reversal: Reversal
  givesBackAfter: number | null
}
const CANNOT = { waiting: 'cannot', paid: 'cannot', verified: 'cannot', cancelled: 'cannot' } as const
const ROWS: Record<GatewayName, Row> = {
  zarinpal: {
    mismatch: '-50',
    inquiries: { waiting: 'waiting', paid: 'paid', verified: 'verified', cancelled: 'not-paid' },
    reversal: 'reversed',
    givesBackAfter: null,
  },
  sep: { mismatch: 'OrginalAmount', inquiries: CANNOT, reversal: 'reversed', givesBackAfter: 30 },
  mellat: {
    isTwoStep: true,
    mismatch: null,
    inquiries: { waiting: 'cannot', paid: 'paid', verified: 'verified', cancelled: 'cannot' },
    // What is settled goes back only as a refund by the bank's people.
    reversal: 'refused',
    givesBackAfter: 15,
  },
  zibal: {
    mismatch: 'amount',
    inquiries: { waiting: 'waiting', paid: 'paid', verified: 'verified', cancelled: 'not-paid' },
    reversal: 'cannot',
    givesBackAfter: 20,
  },
  vandar: {
    mismatch: 'amount',
    inquiries: { waiting: 'waiting', paid: 'paid', verified: 'paid', cancelled: 'waiting' },
    reversal: 'cannot',
    givesBackAfter: 20,
  },
  parsian: { mismatch: null, inquiries: CANNOT, reversal: 'reversed', givesBackAfter: 30 },
  snapppay: {
    isTwoStep: true,
    mismatch: null,
    inquiries: { waiting: 'waiting', paid: 'waiting', verified: 'verified', cancelled: 'not-paid' },
    reversal: 'reversed',
    givesBackAfter: 30,
  },
  digipay: { mismatch: 'amount', inquiries: CANNOT, reversal: 'reversed', givesBackAfter: 30 },
}

let fixture: BankFixture
beforeAll(async () => {
  fixture = await openBankFixture()
})
afterEach(() => fixture.simulator.reset())
afterAll(() => fixture.simulator.stop())

describe.each(NAMES)('%s', (name) => {
  const row = ROWS[name]
  const verify = (attempt: Parameters<ReturnType<BankFixture['gateway']>['verify']>[0]) =>
    fixture.gateway(name).verify(attempt)

  it('takes a payment on and names the page at which it is paid', async () => {
    const answer = await fixture.gateway(name).request(fixture.asked(name))
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer))
    const { redirect } = answer
    const body = redirect.method === 'POST' ? new URLSearchParams(redirect.fields) : null
    const page = await fetch(redirect.url, { method: redirect.method, body })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('شبیه‌ساز بانک')
    expect(text).toContain('۱,۲۵۰,۰۰۰')
  })

  it('is paid after the bank says so to us, with the bank’s own reference, once', async () => {
    const attempt = fixture.comeBack(name, await fixture.start(name))
    const answer = await verify(attempt)
    expect(answer).toMatchObject({ kind: 'paid', reference: expect.stringMatching(/^\w+$/) })
    expect(fixture.recordOf(name, attempt)).toMatchObject({
      isCaptured: true,
      takenRial: AMOUNT_RIAL,
      verifies: 1,
    })
  })

  it('answers paid with the same reference however often it is asked', async () => {
    const attempt = fixture.comeBack(name, await fixture.start(name))
    const first = await verify(attempt)
    const [second, third] = await Promise.all([verify(attempt), verify(attempt)])
    const reference = { kind: 'paid', reference: first.kind === 'paid' ? first.reference : '' }
    expect(second).toMatchObject(reference)
    expect(third).toMatchObject(reference)
    expect(fixture.recordOf(name, attempt)).toMatchObject({ verifies: 1 })
  })

  it.each(['cancel', 'wrong-card', 'time-out'] as const)('is not paid after %s', async (outcome) => {
    const attempt = fixture.comeBack(name, await fixture.start(name), outcome)
    expect((await verify(attempt)).kind).toMatch(/^(not-paid|unknown)$/)
    expect(fixture.recordOf(name, attempt)).toMatchObject({ isCaptured: false, takenRial: 0 })
  })

  it.each(['forged', 'other-authority'] as const)('is not paid by a return that is %s', async (outcome) => {
    const paid = fixture.comeBack(name, await fixture.start(name, AMOUNT_RIAL * 2))
    const forged = fixture.comeBack(name, await fixture.start(name), outcome)
    expect((await verify(forged)).kind).not.toBe('paid')
    // What was forged with is still its owner's.
    expect(await verify(paid)).toMatchObject({ kind: 'paid' })
  })

  it('is never in doubt for ever: a page that nobody paid at is over in time', async () => {
    const forged = fixture.comeBack(name, await fixture.start(name), 'forged')
    fixture.simulator.advance(16)
    expect((await verify(forged)).kind).toMatch(/^(not-paid|mismatch)$/)
  })

  it('finds out another amount where the bank tells one', async () => {
    const attempt = fixture.comeBack(name, await fixture.start(name), 'changed-amount')
    const expected = row.mismatch === null ? { kind: 'paid' } : { kind: 'mismatch', code: row.mismatch }
    expect(await verify(attempt)).toMatchObject(expected)
  })

  it.each(['time-out', 'reset', 'error', 'error-before'] as const)(
    'is in doubt after a %s of verify, and paid once after the next',
    async (kind) => {
      fixture.simulator.behave({ bank: name, faults: [{ call: 'verify', kind, times: 1 }] })
      const attempt = fixture.comeBack(name, await fixture.start(name))
      const first = await fixture.hastyGateway(name).verify(attempt)
      // SnappPay asks its status after a doubtful verify, so it may know already.
      expect(first.kind).toMatch(name === 'snapppay' ? /^(unknown|paid)$/ : /^unknown$/)
      expect(await verify(attempt)).toMatchObject({ kind: 'paid' })
      expect(fixture.recordOf(name, attempt)).toMatchObject({ isCaptured: true, verifies: 1 })
    },
  )

  it('says what the bank knows of it', async () => {
    const { inquire } = fixture.gateway(name)
    const waiting = await fixture.start(name)
    expect(await inquire(waiting)).toBe(row.inquiries.waiting)
    const paid = fixture.comeBack(name, waiting)
    expect(await inquire(paid)).toBe(row.inquiries.paid)
    await verify(paid)
    expect(await inquire(paid)).toBe(row.inquiries.verified)
    const cancelled = fixture.comeBack(name, await fixture.start(name), 'cancel')
    expect(await inquire(cancelled)).toBe(row.inquiries.cancelled)
  })

  it('gives the money back, or says that it cannot', async () => {
    const attempt = fixture.comeBack(name, await fixture.start(name))
    const paid = await verify(attempt)
    const reference = paid.kind === 'paid' ? paid.reference : ''
    expect(await fixture.gateway(name).reverse({ ...attempt, reference })).toBe(row.reversal)
    const isBack = row.reversal === 'reversed'
    expect(fixture.recordOf(name, attempt)).toMatchObject({ isCaptured: !isBack, reversals: isBack ? 1 : 0 })
  })

  it('gives back in part exactly where the shop says that it can', async () => {
    const attempt = fixture.comeBack(name, await fixture.start(name))
    const paid = await verify(attempt)
    const reference = paid.kind === 'paid' ? paid.reference : ''
    const half = Math.floor(AMOUNT_RIAL / 2)
    const give = (partNumber: number, partRial: number) =>
      fixture.gateway(name).refundPart?.({ ...attempt, reference, partNumber, partRial })
    expect(fixture.gateway(name).refundPart !== undefined).toBe(PART_REFUND_GATEWAYS.has(name))
    if (!PART_REFUND_GATEWAYS.has(name)) return
    expect(await give(1, half)).toBe('reversed')
    expect(await give(1, half)).toBe('refused')
    expect(await give(2, AMOUNT_RIAL)).toBe('refused')
    expect(await give(3, AMOUNT_RIAL - half)).toBe('reversed')
    expect(fixture.recordOf(name, attempt)).toMatchObject({ isCaptured: true, reversals: 0 })
  })

  it('is not paid any more once the bank gave the money back itself', async () => {
    const attempt = fixture.comeBack(name, await fixture.start(name))
    fixture.simulator.advance((row.givesBackAfter ?? 60) + 1)
    const isKept = row.givesBackAfter === null
    expect((await verify(attempt)).kind).toMatch(isKept ? /^paid$/ : /^(not-paid|unknown)$/)
    expect(fixture.recordOf(name, attempt)?.isCaptured).toBe(isKept)
  })
})

describe.each(NAMES.filter((name) => ROWS[name].isTwoStep))('%s, in two steps', (name) => {
  it.each(['time-out', 'reset', 'error', 'error-before'] as const)(
    'settles once, also after a %s of settling',
    async (kind) => {
      fixture.simulator.behave({ bank: name, faults: [{ call: 'settle', kind, times: 1 }] })
      const attempt = fixture.comeBack(name, await fixture.start(name))
      await fixture.hastyGateway(name).verify(attempt)
      expect(await fixture.gateway(name).verify(attempt)).toMatchObject({ kind: 'paid' })
      expect(fixture.recordOf(name, attempt)).toMatchObject({ state: 'settled', verifies: 1, settles: 1 })
    },
  )
})
