import { describe, expect, it } from 'vitest'
import { checkShipments, type OrderToShip, toBeSent } from './check-shipments.ts'
import { readShipments, SHIPMENT_TEXT_MAX, SHIPMENTS_MAX } from './read-shipments.ts'

const faults = (text: string) => readShipments(text).map(({ fault }) => fault)

describe('pasted shipments', () => {
  it.each([
    ['a tab', '100001\t218600402003124567891234'],
    ['a comma and Persian digits', '۱۰۰۰۰۱،۲۱۸۶۰۰۴۰۲۰۰۳۱۲۴۵۶۷۸۹۱۲۳۴'],
    ['a space and Arabic digits', '١٠٠٠٠١ ٢١٨٦٠٠٤٠٢٠٠٣١٢٤٥٦٧٨٩١٢٣٤'],
    ['quotes of a CSV file', '"100001","218600402003124567891234"'],
    ['spaces in the code, beside a mark', '100001; 2186 0040 2003 1245 6789 1234'],
  ])('are read with %s', (_, text) => {
    expect(readShipments(text)).toMatchObject([
      { line: 1, shipment: { orderNumber: 100_001, code: '218600402003124567891234' }, fault: null },
    ])
  })

  it('may have a heading and empty lines, and keep the numbers of their lines', () => {
    const read = readShipments('\ufeffشمارهٔ سفارش,کد رهگیری\r\n\r\n100001,12345\r\n100002,12346\r\n')
    expect(read.map(({ line, fault }) => [line, fault])).toEqual([
      [3, null],
      [4, null],
    ])
  })

  it.each([
    '100001',
    '100001 1234',
    'سفارش 100001 12345',
    '100001 2.18E+23',
    '100001 12345 67890',
    '0 12345',
    '100001 =HYPERLINK("x")',
    '-1 12345',
  ])('are refused line by line: %s', (text) => {
    expect(faults(`100009 99999\n${text}`)).toEqual([null, 'malformed'])
  })

  it('are wrong, all of them, where one order or one code stands twice', () => {
    expect(faults('100001 11111\n100001 22222\n100002 33333\n100003 33333\n100004 44444')).toEqual([
      'order-twice',
      'order-twice',
      'code-twice',
      'code-twice',
      null,
    ])
  })

  it('end somewhere, also when a megabyte is pasted', () => {
    const lines = Array.from({ length: SHIPMENTS_MAX + 1 }, (_, index) => `${index + 1} ${10_000 + index}`)
    expect(faults(lines.join('\n')).at(-1)).toBe('too-many')
    expect(readShipments('1 12345\n'.repeat(200_000)).length).toBeLessThan(SHIPMENT_TEXT_MAX)
  })
})

describe('shipments beside the orders of the shop', () => {
  const order = (number: number, changed: Partial<OrderToShip> = {}): OrderToShip => ({
    number,
    state: 'confirmed',
    methodId: 3,
    isPaid: true,
    dueRial: 0,
    trackingCode: null,
    name: 'سارا',
    ...changed,
  })
  const check = (text: string, orders: OrderToShip[]) => checkShipments(readShipments(text), orders)

  it.each([
    ['that nobody placed', [], 'order-unknown'],
    [
      'that was sent with another code',
      [order(1, { state: 'shipped', trackingCode: '99999' })],
      'state-wrong',
    ],
    ['that was cancelled', [order(1, { state: 'cancelled' })], 'state-wrong'],
    [
      'whose code another parcel has',
      [order(1), order(2, { state: 'shipped', trackingCode: '12345' })],
      'code-used',
    ],
  ] as const)('an order %s is not sent', (_, orders, fault) => {
    const checked = check('1 12345', [...orders])
    expect(checked).toMatchObject([{ fault, isDone: false }])
    expect(toBeSent(checked)).toEqual([])
  })

  it('an order that was sent with this very code is done, and the others go on', () => {
    const checked = check('1 12345\n2 23456', [
      order(1, { state: 'shipped', trackingCode: '12345' }),
      order(2),
    ])
    expect(checked).toMatchObject([
      { fault: null, isDone: true },
      { fault: null, isDone: false, name: 'سارا' },
    ])
    expect(toBeSent(checked)).toEqual([{ orderNumber: 2, code: '23456' }])
  })
})
