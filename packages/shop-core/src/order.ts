export { carrierLink } from './order/carrier-link.ts'
export {
  type CheckedShipment,
  checkShipments,
  type OrderToShip,
  type ShipmentFault,
  toBeSent,
} from './order/check-shipments.ts'
export { toStateDiagram } from './order/mermaid.ts'
export { ARRIVED_KINDS, ORDER_LOG_KINDS, type OrderLogKind } from './order/order-events.ts'
export {
  NOTIFIED_STEPS,
  NOTIFYING_KINDS,
  type NotifiedStep,
  type OrderNotification,
  SAID_LIKE,
  toNotification,
} from './order/order-notification.ts'
export {
  canBePaidLate,
  canCancel,
  canGiveReceipt,
  canPay,
  firstState,
  type OrderActRefusal,
} from './order/order-rules.ts'
export { toOrderSearch } from './order/order-search.ts'
export {
  awaitsPayment,
  CLOSED_STATES,
  hasInvoice,
  isClosed,
  isOrderState,
  isSent,
  isSold,
  isWaiting,
  ORDER_STATES,
  type OrderState,
  SENT_STATES,
  SOLD_STATES,
  STAFF_ORDER_LISTS,
  type StaffOrderList,
  TO_APPROVE_STATES,
  TO_SEND_STATES,
  UNPAID_STATES,
  WAITING_STATES,
  WORK_LISTS,
} from './order/order-state.ts'
export {
  CLOSED_BY,
  ORDER_ACTORS,
  ORDER_EVENTS,
  ORDER_GUARDS,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderEvent,
  type OrderGuard,
  type OrderTransition,
} from './order/order-transitions.ts'
export { linesToPick, type PickedVariant, toPickingList } from './order/picking-list.ts'
export { readShipments, SHIPMENT_TEXT_MAX, SHIPMENTS_MAX } from './order/read-shipments.ts'
export { nextSteps, type OrderFacts, type StaffStep, staffSteps, stepOrder } from './order/step-order.ts'
export { canCorrectTracking, toTrackingCode } from './order/tracking-code.ts'
