import type { Database } from '../pool.ts'

/** The bank says it is paid, with so much. Answers the state that the try then has; see shop.settle_payment. */
export async function settlePayment(
  database: Database,
  given: { id: string; reference: string; card: string | null; takenRial: number },
): Promise<string> {
  const { rows } = await database.query<{ state: string }>({
    name: 'settle-payment',
    text: 'select shop.settle_payment($1, $2, $3, $4) as state',
    values: [given.id, given.reference, given.card, given.takenRial],
  })
  return rows[0]?.state ?? 'unknown'
}

/** The bank took something else than was asked for, which must go back; see shop.book_debt. */
export async function bookDebt(
  database: Database,
  given: { id: string; failure: string; reference: string; takenRial: number },
): Promise<string> {
  const { rows } = await database.query<{ state: string }>({
    name: 'book-debt',
    text: 'select shop.book_debt($1, $2, $3, $4) as state',
    values: [given.id, given.failure, given.reference, given.takenRial],
  })
  return rows[0]?.state ?? 'unknown'
}
