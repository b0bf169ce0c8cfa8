import type { OrderState } from './order-state.ts'
import type { ReadShipment, ShipmentReadFault } from './read-shipments.ts'
import { staffSteps } from './step-order.ts'

export type ShipmentFault = ShipmentReadFault | 'order-unknown' | 'state-wrong' | 'code-used'

/** What the shop knows of an order that is named, or whose code is. */
export type OrderToShip = {
  number: number
  state: OrderState
  methodId: number
  isPaid: boolean
  dueRial: number
  trackingCode: string | null
  name: string | null
}
export type CheckedShipment = {
  line: number
  text: string
  orderNumber: number | null
  code: string | null
  name: string | null
  fault: ShipmentFault | null
  /** It was sent with this very code before: pasted again, nothing is wrong and nothing is to be done. */
  isDone: boolean
}

/** Says of every line whether it can be sent now, and why not. */
export function checkShipments(
  lines: readonly ReadShipment[],
  orders: readonly OrderToShip[],
): CheckedShipment[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]))
  const byCode = new Map(orders.map((order) => [order.trackingCode, order]))
  return lines.map(({ line, text, shipment, fault }) => {
    const order = shipment ? byNumber.get(shipment.orderNumber) : undefined
    const isDone = fault === null && order !== undefined && order.trackingCode === shipment?.code
    const owner = shipment ? byCode.get(shipment.code) : undefined
    const facts = {
      line,
      text,
      orderNumber: shipment?.orderNumber ?? null,
      code: shipment?.code ?? null,
      name: order?.name ?? null,
      isDone,
    }
    return { ...facts, fault: fault ?? (isDone ? null : faultOf(order, owner)) }
  })
}

function faultOf(order: OrderToShip | undefined, owner: OrderToShip | undefined): ShipmentFault | null {
  if (!order) return 'order-unknown'
  if (!staffSteps(order).includes('ship')) return 'state-wrong'
  return owner && owner.number !== order.number ? 'code-used' : null
}

/** The lines that are to be sent. */
export const toBeSent = (lines: readonly CheckedShipment[]) =>
  lines.flatMap(({ fault, isDone, orderNumber, code }) =>
    fault === null && !isDone && orderNumber !== null && code !== null ? [{ orderNumber, code }] : [],
  )
