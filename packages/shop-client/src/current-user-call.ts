import type { FieldRefusalsWire } from '@rasteh/contracts/field-refusals'
import type { FieldErrors } from '@rasteh/form-rules/form'
import { callShop, type ShopCall } from './call-shop.ts'

/** What became of a call for what is one's own. */
export type CurrentUserAnswer<Value> =
  | { kind: 'read'; value: Value }
  | { kind: 'signed-out' }
  | { kind: 'failed' }
  /** Fields that the shop refuses. */
  | { kind: 'refused'; fields: FieldErrors }
  /** Changed meanwhile, or no room for more: the answer's body, if it is a value, is how it is now. */
  | { kind: 'conflict'; value: Value | null }
  | { kind: 'not-found' }

/** Makes a call for what is one's own; `read` takes its answer from the wire. */
export async function callAsCurrentUser<Wire, Value>(
  call: ShopCall,
  read: (wire: Wire) => Value,
  readConflict: (wire: Wire) => Value | null = () => null,
): Promise<CurrentUserAnswer<Value>> {
  try {
    const answer = await callShop(call)
    switch (answer.status) {
      case 200:
        return { kind: 'read', value: read(await answer.json()) }
      case 400: {
        const { Fields }: FieldRefusalsWire = await answer.json()
        // The shop's refusals are those of the form's own rules.
        return { kind: 'refused', fields: Fields as FieldErrors }
      }
      case 401:
        return { kind: 'signed-out' }
      case 404:
        return { kind: 'not-found' }
      case 409:
        return { kind: 'conflict', value: readConflict(await answer.json()) }
      default:
        return { kind: 'failed' }
    }
  } catch {
    return { kind: 'failed' }
  }
}
