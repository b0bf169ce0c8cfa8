import { IDEMPOTENCY_HEADER, LABEL_HEADER } from '@rasteh/contracts/headers'
import { talk } from './debug.ts'

export type ShopCall = {
  /** Names the call in the label header, which every shop call carries. */
  label: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Names this attempt: sent again with the same key, it is not done twice. */
  attempt?: string
  /** Gives up a call whose answer nobody waits for any more. */
  signal?: AbortSignal
}

/** Makes a shop call: JSON both ways, the cookies of this site and the label. A dead network throws. */
export function callShop({ label, method, path, body, attempt, signal }: ShopCall): Promise<Response> {
  // What is sent may be secret; debug mode says only that it is sent.
  talk(label, method, path)
  return fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      [LABEL_HEADER]: label,
      ...(attempt && { [IDEMPOTENCY_HEADER]: attempt }),
    },
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
