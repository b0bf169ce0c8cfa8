/** Says that the caller should come again later: the shop works, but is overloaded at this moment. */
export class TooBusy extends Error {
  readonly retryAfterSeconds = 1
}

/** Says that one idempotency key came with two different changes. */
export class IdempotencyKeyReused extends Error {
  readonly statusCode = 422
}
