import { toLatinDigits } from '@rasteh/persian-text/digits'
import { INVISIBLE, TRACKING_CODE } from './tracking-code.ts'

/** So many orders are sent at once, and no more text is read. */
export const SHIPMENTS_MAX = 500
export const SHIPMENT_TEXT_MAX = 60_000

/** What is wrong with a line by itself, or beside the others. */
export type ShipmentReadFault = 'malformed' | 'too-many' | 'order-twice' | 'code-twice'
export type ReadShipment = {
  /** As people count lines: from 1, with the empty ones. */
  line: number
  text: string
  shipment: { orderNumber: number; code: string } | null
  fault: ShipmentReadFault | null
}

const ORDER_NUMBER = /^[1-9]\d{0,14}$/
const SEPARATORS = /[\t,;،؛]+/
const SHOWN_MAX = 80

/**
 * Reads pasted lines or a CSV file: an order's number and a tracking code, with a tab, a comma or a space between, in
 * digits of three scripts. A first line without digits is a heading. Of lines that say the same twice, all are wrong:
 * it is not known which is meant.
 */
export function readShipments(pasted: string): ReadShipment[] {
  const lines = pasted
    .slice(0, SHIPMENT_TEXT_MAX)
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ line: index + 1, text: toLatinDigits(text).replaceAll(INVISIBLE, '').trim() }))
    .filter(({ text }) => text !== '')
  const [first] = lines
  const rows = (first && !/\d/.test(first.text) ? lines.slice(1) : lines).map((row) => ({
    ...row,
    shipment: toShipment(row.text),
  }))
  const isTwice = {
    order: twice(rows.map(({ shipment }) => shipment?.orderNumber)),
    code: twice(rows.map(({ shipment }) => shipment?.code)),
  }
  return rows.map(({ line, text, shipment }, index) => ({
    line,
    text: text.slice(0, SHOWN_MAX),
    shipment,
    fault: faultOf(shipment, index, isTwice),
  }))
}

function toShipment(text: string): ReadShipment['shipment'] {
  const [number = '', ...rest] = SEPARATORS.test(text)
    ? text.split(SEPARATORS).map((cell) => cell.replaceAll(/\s/g, ''))
    : text.split(/\s+/)
  const [code = '', ...more] = rest.filter((cell) => cell !== '')
  const isWhole = ORDER_NUMBER.test(number) && TRACKING_CODE.test(code) && more.length === 0
  return isWhole ? { orderNumber: Number(number), code } : null
}

type Twice = { order: ReadonlySet<unknown>; code: ReadonlySet<unknown> }

function faultOf(
  shipment: ReadShipment['shipment'],
  index: number,
  isTwice: Twice,
): ShipmentReadFault | null {
  if (index >= SHIPMENTS_MAX) return 'too-many'
  if (!shipment) return 'malformed'
  if (isTwice.order.has(shipment.orderNumber)) return 'order-twice'
  return isTwice.code.has(shipment.code) ? 'code-twice' : null
}

function twice(values: readonly unknown[]): ReadonlySet<unknown> {
  const seen = new Set<unknown>()
  const repeated = new Set<unknown>()
  for (const value of values) {
    if (value === undefined) continue
    if (seen.has(value)) repeated.add(value)
    seen.add(value)
  }
  return repeated
}
