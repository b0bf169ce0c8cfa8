/** What a spreadsheet takes for the start of a formula, or skips and then takes for one. */
const RISKY = /^[=+\-@\t\r\n]/
/** Texts that already begin like a guarded one are guarded too, or reading back could not distinguish them. */
const LIKE_GUARDED = /^'[=+\-@\t\r\n']/

/** Writes a text so that no spreadsheet runs it: an apostrophe before what would begin a formula. */
export function escapeFormula(text: string): string {
  return RISKY.test(text) || LIKE_GUARDED.test(text) ? `'${text}` : text
}

/** Gives back exactly the text that was escaped; a text that was not is left alone. */
export function unescapeFormula(cell: string): string {
  return LIKE_GUARDED.test(cell) ? cell.slice(1) : cell
}
