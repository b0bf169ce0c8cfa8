const LENGTH_MAX = 120
// Marks that turn the direction of a text could make one extension look like another.
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/gu

/** A sender's name for a file as staff may see it: no folders, no hidden marks, not endless. The name opens nothing. */
export function toShownFileName(given: string): string {
  const name = given.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  return Array.from(name.replace(HIDDEN_CHARACTERS, '').trim()).slice(-LENGTH_MAX).join('') || 'file'
}
