import { FILE_TEXT_MAX } from '@rasteh/shop-core/media'

/**
 * The text of a document as people would have typed it: Persian PDFs hold the form that each letter takes beside its neighbours.
 * Without characters that the database does not take.
 */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
    .slice(0, FILE_TEXT_MAX)
    .toWellFormed()
}
