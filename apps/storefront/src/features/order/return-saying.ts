import type { MessageKey } from '@rasteh/messages/catalogue'
import type { ReturnEvent, ReturnException, ReturnReason, ReturnState } from '@rasteh/shop-core/returns'

/** What the page says of each state of a return. */
export const STATE_SAYINGS = {
  requested: 'ReturnStateRequested',
  approved: 'ReturnStateApproved',
  received: 'ReturnStateReceived',
  inspected: 'ReturnStateInspected',
  settled: 'ReturnStateSettled',
  refused: 'ReturnStateRefused',
  withdrawn: 'ReturnStateWithdrawn',
} as const satisfies Record<ReturnState, MessageKey>

export const EVENT_SAYINGS = {
  request: 'ReturnEventRequest',
  open: 'ReturnEventOpen',
  approve: 'ReturnEventApprove',
  refuse: 'ReturnEventRefuse',
  receive: 'ReturnEventReceive',
  inspect: 'ReturnEventInspect',
  settle: 'ReturnEventSettle',
  withdraw: 'ReturnEventWithdraw',
} as const satisfies Record<ReturnEvent, MessageKey>

export const REASON_SAYINGS = {
  'changed-mind': 'ReturnReasonChangedMind',
  damaged: 'ReturnReasonDamaged',
  'wrong-item': 'ReturnReasonWrongItem',
  'not-as-described': 'ReturnReasonNotAsDescribed',
  other: 'ReturnReasonOther',
} as const satisfies Record<ReturnReason, MessageKey>

export const EXCEPTION_SAYINGS = {
  food: 'ReturnExceptionFood',
  'made-to-order': 'ReturnExceptionMadeToOrder',
  'market-price': 'ReturnExceptionMarketPrice',
  hygiene: 'ReturnExceptionHygiene',
  'opened-media': 'ReturnExceptionOpenedMedia',
  press: 'ReturnExceptionPress',
} as const satisfies Record<ReturnException, MessageKey>

const REFUSALS: Readonly<Record<string, MessageKey>> = {
  'return-clock-over': 'ReturnClockOver',
  'return-exception': 'ReturnExcepted',
  'return-not-delivered': 'ReturnChanged',
  'return-lines-wrong': 'ReturnChanged',
  'return-state-changed': 'ReturnChanged',
}

/** What the page says of a refusal; of an outage, which has no word, that it did not work. */
export const toReturnRefusal = (word: string): MessageKey => REFUSALS[word] ?? 'ReturnFailed'
