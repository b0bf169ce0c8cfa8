import { createHash } from 'node:crypto'

/** Numbers from 0 to 1 that belong to this text alone, so that the same query is always spoiled alike. */
export function chanceOf(text: string): () => number {
  let turn = 0
  return () => {
    turn += 1
    return createHash('sha256').update(`${turn}:${text}`).digest().readUInt32BE(0) / 2 ** 32
  }
}
