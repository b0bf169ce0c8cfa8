import { foldText } from '@rasteh/persian-text/fold'

/** What is between two spaces of a query: as it was typed, and folded into runs of digits and of letters. */
export type Piece = { readonly typed: string; readonly runs: readonly string[] }

/** A run of a query, and whose piece it is. */
export type QueryRun = { readonly text: string; readonly piece: number }

// «۲٫۵», «2.5», «2/5» and «۵۰۰,۰۰۰» are one number each.
const RUN = /\d+(?:[.,٫٬/]\d+)*|[^\s\d]+/g
const EDGES = /^[«»"'“”؟?!،,.:;()[\]-]+|[«»"'“”؟?!،,.:;()[\]-]+$/g

/** The pieces of a text. Signs around a word say nothing here; a half-space joins. */
export function toPieces(text: string): Piece[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({ typed, runs: foldText(typed).replace(EDGES, '').match(RUN) ?? [] }))
}

export function toRuns(pieces: readonly Piece[]): QueryRun[] {
  return pieces.flatMap(({ runs }, piece) => runs.map((text) => ({ text, piece })))
}
