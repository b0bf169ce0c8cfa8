/** The states of a return, in the order in which one without trouble passes through them; the last two end it early. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'received',
  'inspected',
  'settled',
  'refused',
  'withdrawn',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** It came to nothing: its units may be returned again. */
export const DROPPED_RETURN_STATES = ['refused', 'withdrawn'] as const satisfies readonly ReturnState[]

/** It waits for staff or for the goods. */
export const OPEN_RETURN_STATES = [
  'requested',
  'approved',
  'received',
  'inspected',
] as const satisfies readonly ReturnState[]

/** What became of its units has been looked at: a refund may be made for it. */
export const INSPECTED_RETURN_STATES = ['inspected'] as const satisfies readonly ReturnState[]

/** Its money is decided. */
export const SETTLED_RETURN_STATES = ['settled'] as const satisfies readonly ReturnState[]

const has = (states: readonly ReturnState[], state: ReturnState) => states.includes(state)

export const isReturnDropped = (state: ReturnState): boolean => has(DROPPED_RETURN_STATES, state)
/** Says whether the customer is to send the goods now. */
export const isReturnApproved = (state: ReturnState): boolean => state === 'approved'
export const isReturnOpen = (state: ReturnState): boolean => has(OPEN_RETURN_STATES, state)
export const isReturnInspected = (state: ReturnState): boolean => has(INSPECTED_RETURN_STATES, state)

/** Why goods come back, as the customer says it. */
export const RETURN_REASONS = ['changed-mind', 'damaged', 'wrong-item', 'not-as-described', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** The kinds of goods that the law does not let people return without a fault. */
export const RETURN_EXCEPTIONS = [
  'food',
  'made-to-order',
  'market-price',
  'hygiene',
  'opened-media',
  'press',
] as const
export type ReturnException = (typeof RETURN_EXCEPTIONS)[number]

/** Reasons that are the shop's fault: the exceptions by kind of product do not hold against them. */
const FAULTS: readonly ReturnReason[] = ['damaged', 'wrong-item', 'not-as-described']
export const isShopsFault = (reason: ReturnReason): boolean => FAULTS.includes(reason)
