/** Carries the label of a shop call. Required on every call that changes something: a foreign page cannot send it unasked. */
export const LABEL_HEADER = 'x-Rasteh-HeaderKey'

/** What a call label may be made of. */
export const LABEL_PATTERN = '^[A-Za-z0-9_.-]{1,64}$'

/** Says why a basket change was refused or adjusted; the values are Latin digits, the words come from messages. */
export const LESS_THAN_MIN_HEADER = 'x-less-than-min'
export const MORE_THAN_MAX_HEADER = 'x-more-than-max'
export const STOCK_LESS_THAN_MIN_HEADER = 'x-stock-less-than-min'
export const INVALID_PRICE_LAYER_HEADER = 'x-invalid-price-layer'

/** Names one attempt, so that sending it again cannot do it twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** What an idempotency key may be made of: long enough that two attempts never meet. */
export const IDEMPOTENCY_PATTERN = '^[A-Za-z0-9_-]{16,64}$'

/** The platform's headers on its own calls. */
export const MODULE_HEADER = 'ModuleId'
export const TAB_HEADER = 'TabId'
export const ANTI_FORGERY_HEADER = 'RequestVerificationToken'

/** Says whether a call label is well formed; a missing one is not. */
export function isCallLabel(value: unknown): value is string {
  return typeof value === 'string' && LABEL.test(value)
}

/** Says whether an idempotency key is well formed; a missing one is not. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && IDEMPOTENCY_KEY.test(value)
}

const LABEL = new RegExp(LABEL_PATTERN)
const IDEMPOTENCY_KEY = new RegExp(IDEMPOTENCY_PATTERN)
