import { IDEMPOTENCY_HEADER, LABEL_HEADER } from '@rasteh/contracts/headers'

export type ShopCall = {
  /** Names the call in the label header, which every shop call carries. */
  label: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Names this attempt: sent again with the same key, it is not done twice. */
  attempt?: string
}

/** Makes a shop call: JSON both ways, the cookies of this site and the label. A dead network throws. */
export function callShop({ label, method, path, body, attempt }: ShopCall): Promise<Response> {
  return fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      [LABEL_HEADER]: label,
      ...(attempt && { [IDEMPOTENCY_HEADER]: attempt }),
    },
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
