import { IDEMPOTENCY_HEADER, LABEL_HEADER } from '@rasteh/contracts/headers'
import { talk } from './debug.ts'

export type ShopCall = {
  /** Names the call in the label header, which every shop call carries. */
  label: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Sent again with the same key, the call is done once. */
  idempotencyKey?: string
  /** Gives up a call whose answer the caller does not wait for any more. */
  signal?: AbortSignal
}

/** Makes a shop call: JSON both ways, the cookies of this site and the label. A dead network throws. */
export function callShop({ label, method, path, body, idempotencyKey, signal }: ShopCall): Promise<Response> {
  // What is sent may be secret; debug mode says only that it is sent.
  talk(label, method, path)
  return fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      [LABEL_HEADER]: label,
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
