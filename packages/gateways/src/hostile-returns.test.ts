import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GIVEN } from '../test/given.ts'
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

describe.each(gateways)('a return to $name', (gateway) => {
  it('is read without a throw, into short plain texts and nothing else', () => {
    fc.assert(
      fc.property(fields, (given) => {
        // Hostile: not what the type promises.
        const { authority, claim, kept } = gateway.readReturn(given as Record<string, string>)
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
    expect(JSON.stringify(Object.keys(gateway.readReturn(said).kept))).not.toMatch(/amount/i)
  })

  it('claims nothing when it brings nothing', () => {
    expect(gateway.readReturn({})).toEqual({ authority: null, claim: 'unclear', kept: {} })
  })
})
