import type { Database } from '../platform/pool.ts'

export type Opinion = { rating: number | null; pros: string | null; cons: string | null }

/** The stars and points that the writer of a comment gave; null where there are none. */
export async function loadOpinion(database: Database, commentId: number): Promise<Opinion | null> {
  const { rows } = await database.query<Opinion>({
    name: 'comment-opinion',
    text: 'select rating, pros, cons from shop.comment_opinions where comment_id = $1',
    values: [commentId],
  })
  return rows[0] ?? null
}
