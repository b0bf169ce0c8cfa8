import type { Connection } from '#database/content-pool.ts'

type Count = { rowNo: number; variantId: number; counted: number; reason: string; madeBy: string }
type Move = { rowNo: number; variantId: number; delta: number; reason: string; madeBy: string }

/** Makes stock what was counted; answers each row's difference, or null where more is held than was counted. */
export function countStock(
  connection: Connection,
  counts: readonly Count[],
): Promise<Map<number, number | null>> {
  return ask(connection, 'shop.count_imported_stock(r."variantId", r.counted, r.reason, r."madeBy")', counts)
}

/** Moves stock by differences; null where units are held that it would take away. */
export function moveStock(
  connection: Connection,
  moves: readonly Move[],
): Promise<Map<number, number | null>> {
  return ask(connection, 'shop.adjust_stock(r."variantId", r.delta, r.reason, r."madeBy")', moves)
}

async function ask(
  connection: Connection,
  call: string,
  rows: readonly (Count | Move)[],
): Promise<Map<number, number | null>> {
  const { rows: answers } = await connection.query<{ rowNo: number; answer: number | null }>(
    // In order of their ids: two imports that meet lock the same stock in the same order.
    `select r."rowNo", ${call} as answer from (select * from jsonb_to_recordset($1::jsonb) as r
       ("rowNo" int, "variantId" int, counted int, delta int, reason text, "madeBy" text) order by "variantId" offset 0) r`,
    [JSON.stringify(rows)],
  )
  return new Map(answers.map(({ rowNo, answer }) => [rowNo, answer]))
}
