import type { Database } from '../platform/pool.ts'

/** One line of the score's ledger. */
export type ScoreMove = {
  id: string
  points: number
  reason: string
  orderNumber: number | null
  madeAt: Date
}

/** The score is the sum of its ledger; `priceRial` is what one point is worth in a basket now. */
export type Score = { points: number; priceRial: number; moves: ScoreMove[] }

/** The customer's score with the latest lines of its ledger. */
export async function loadScore(database: Database, customerId: number, limit: number): Promise<Score> {
  const [sum, moves] = await Promise.all([
    database.query<Omit<Score, 'moves'>>({
      name: 'score',
      text: `select coalesce((select sum(delta) from shop.score_moves where customer_id = $1), 0) as points,
        coalesce((select price_of_score_rial from public.shop_settings order by id limit 1), 0) as "priceRial"`,
      values: [customerId],
    }),
    database.query<ScoreMove>({
      name: 'score-moves',
      text: `select m.id, m.delta as points, m.reason, o.number as "orderNumber", m.made_at as "madeAt"
        from shop.score_moves m left join shop.orders o on o.id = m.order_id
        where m.customer_id = $1 order by m.id desc limit $2`,
      values: [customerId, limit],
    }),
  ])
  return { points: 0, priceRial: 0, ...sum.rows[0], moves: moves.rows }
}
