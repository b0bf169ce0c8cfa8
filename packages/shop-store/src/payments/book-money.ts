import type { PaymentAttemptState } from '@rasteh/shop-core/payment'
import type { Database } from '../platform/pool.ts'

/** The state of an attempt after money was booked to it, or why it was not booked. */
export type Booked = PaymentAttemptState | 'reference-used' | 'busy'

/** The bank says it is paid, with so much. Returns the state of the attempt; see shop.settle_payment. */
export async function settlePayment(
  database: Database,
  given: { id: string; reference: string; card: string | null; takenRial: number },
): Promise<Booked> {
  const { rows } = await database.query<{ state: Booked }>({
    name: 'settle-payment',
    text: 'select shop.settle_payment($1, $2, $3, $4) as state',
    values: [given.id, given.reference, given.card, given.takenRial],
  })
  return rows[0]?.state ?? 'busy'
}

/** The bank took something else than was asked for, which must go back; see shop.book_debt. */
export async function bookDebt(
  database: Database,
  given: { id: string; failure: string; reference: string; takenRial: number },
): Promise<Booked> {
  const { rows } = await database.query<{ state: Booked }>({
    name: 'book-debt',
    text: 'select shop.book_debt($1, $2, $3, $4) as state',
    values: [given.id, given.failure, given.reference, given.takenRial],
  })
  return rows[0]?.state ?? 'busy'
}
