export { type FrozenLine, paidForLine, refundOfUnits, shareOfUnits } from './refunds/line-share.ts'
export { PART_REFUND_GATEWAYS, partMethodOf } from './refunds/part-method.ts'
export {
  planRefund,
  type RefundFacts,
  type RefundPlan,
  type RefundRefusal,
  type WantedRefund,
} from './refunds/plan-refund.ts'
export {
  leftOf,
  leftOfAll,
  type RefundPart,
  spreadRefund,
  type TakenPayment,
} from './refunds/spread-refund.ts'
