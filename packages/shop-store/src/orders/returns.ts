import type { ReturnEvent, WantedReturn } from '@rasteh/shop-core/returns'
import type { Database } from '../platform/pool.ts'

/** What the database answers to a step of a return. */
export type ReturnSaid = 'done' | 'state-changed' | 'not-found'

/** `customer 12` or `staff 3`. */
export type ReturnMaker = `customer ${number}` | `staff ${number}`

export type ReturnDraft = WantedReturn & {
  orderId: string
  madeBy: ReturnMaker
  event: Extract<ReturnEvent, 'request' | 'open'>
  key: string
  note: string
  overruled: string
  from?: string
}

/** Takes a return, once per key. */
export async function requestReturn(database: Database, draft: ReturnDraft): Promise<ReturnSaid> {
  const { rows } = await database.query<{ said: ReturnSaid }>({
    name: 'request-return',
    text: `select set_config('rasteh.caller', $9, true), shop.request_return($1, $2, $3, $4, $5, $6, $7, $8) as said`,
    values: [
      draft.orderId,
      draft.madeBy,
      draft.event,
      draft.key,
      draft.reason,
      draft.note,
      draft.overruled,
      JSON.stringify(draft.lines),
      draft.from ?? '',
    ],
  })
  return rows[0]?.said ?? 'not-found'
}

export type ReturnMove = {
  orderId: string
  madeBy: ReturnMaker
  number: number
  event: Extract<ReturnEvent, 'approve' | 'refuse' | 'receive' | 'withdraw'>
  note: string
  from?: string
}

/** Takes a return one step further. */
export async function moveReturn(database: Database, move: ReturnMove): Promise<ReturnSaid> {
  const { rows } = await database.query<{ said: ReturnSaid }>({
    name: 'move-return',
    text: `select set_config('rasteh.caller', $6, true), shop.move_return($1, $2, $3, $4, $5) as said`,
    values: [move.orderId, move.madeBy, move.number, move.event, move.note, move.from ?? ''],
  })
  return rows[0]?.said ?? 'not-found'
}

export type InspectedLine = { position: number; restocked: number; damaged: number; missing: number }

/** Writes what became of a return's units; the sound ones are on the shelf again. */
export async function inspectReturn(
  database: Database,
  given: { orderId: string; staffId: number; number: number; lines: readonly InspectedLine[]; from?: string },
): Promise<ReturnSaid> {
  const { rows } = await database.query<{ said: ReturnSaid }>({
    name: 'inspect-return',
    text: `select set_config('rasteh.caller', $5, true), shop.inspect_return($1, $2, $3, $4) as said`,
    values: [given.orderId, given.staffId, given.number, JSON.stringify(given.lines), given.from ?? ''],
  })
  return rows[0]?.said ?? 'not-found'
}
