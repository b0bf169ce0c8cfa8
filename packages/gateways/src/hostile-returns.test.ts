import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GIVEN } from '../test/given.ts'
import type { GatewayName } from './gateway.ts'
import { readGateways } from './settings.ts'

const gateways = [...readGateways(GIVEN).values()]

/** The names that any bank uses, with values of any kind; and any other names. */
const NAMES = [
  ...[
    'Authority',
    'Status',
    'Token',
    'token',
    'RefNum',
    'ResNum',
    'State',
    'RefId',
    'ResCode',
    'SaleOrderId',
  ],
  ...['SaleReferenceId', 'success', 'status', 'trackId', 'payment_status', 'trackingCode', 'type', 'result'],
  ...['state', '__proto__', 'constructor', 'toString', 'kept'],
]
const value = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ minLength: 600, maxLength: 2_000 }),
  fc.constantFrom(
    'OK',
    'NOK',
    '0',
    '2',
    '1',
    '-138',
    "1' or '1'='1",
    '<b>',
    '../../x',
    '1?type=5',
    '۱۲۳',
    '\u0000',
  ),
  // A form body may hold a list or an object under a name.
  fc.constantFrom<unknown>(['OK'], { a: 1 }, null, 7),
)
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 20 })), value, {
  noNullPrototype: false,
})

/** The least that each bank sends with a browser that has paid. */
const PAID_RETURNS: Record<GatewayName, Record<string, string>> = {
  sep: { Status: '2', ResNum: '7001', RefNum: 'GmshtyjwKSu' },
  mellat: { RefId: 'AF82', ResCode: '0', SaleOrderId: '7001', SaleReferenceId: '5142510' },
  parsian: { Token: '123', status: '0' },
  zarinpal: { Authority: 'A00000000', Status: 'OK' },
  zibal: { trackId: '15', success: '1' },
  vandar: { token: 'KRRWOMSQ', payment_status: 'OK' },
  snapppay: { transactionId: '7001', state: 'OK' },
  digipay: { type: '13', trackingCode: 'T123' },
}

describe.each(gateways)('a return to $name', (gateway) => {
  it('is read without a throw, into short plain texts and nothing else', () => {
    fc.assert(
      fc.property(fields, (given) => {
        // Hostile: not what the type promises.
        const returned = gateway.readReturn(given as Record<string, string>)
        if (returned === 'not-a-return') return
        const { authority, attemptNumber, claim, kept } = returned
        expect(attemptNumber === null || /^\d{1,16}$/.test(attemptNumber)).toBe(true)
        expect(authority === null || /^[\w.~+/=-]{1,512}$/.test(authority)).toBe(true)
        expect(['paid', 'not-paid', 'unclear']).toContain(claim)
        expect(Object.keys(kept).length).toBeLessThanOrEqual(2)
        for (const text of Object.values(kept)) expect(text).toMatch(/^[\w.~+/=-]{1,100}$/)
      }),
      propertyRuns(),
    )
  })

  it('keeps no amount, whatever the browser says it paid', () => {
    const said = Object.fromEntries(
      [...NAMES, 'Amount', 'amount', 'FinalAmount'].map((name) => [name, '99999']),
    )
    const returned = gateway.readReturn(said)
    expect(returned === 'not-a-return' ? '' : JSON.stringify(returned.kept)).not.toMatch(/amount/i)
  })

  it('is none when it brings nothing of the bank', () => {
    expect(gateway.readReturn({})).toBe('not-a-return')
    expect(gateway.readReturn({ utm_source: 'x', lang: 'fa' })).toBe('not-a-return')
  })

  it('is none when it says "paid" without any one of the names that the bank then sends', () => {
    const whole = PAID_RETURNS[gateway.name]
    expect(gateway.readReturn(whole)).not.toBe('not-a-return')
    for (const name of Object.keys(whole)) {
      const { [name]: _, ...rest } = whole
      expect(gateway.readReturn(rest)).toBe('not-a-return')
      expect(gateway.readReturn({ ...rest, [name]: '' })).toBe('not-a-return')
    }
  })
})
