import { toLatinDigits } from '@rasteh/persian-text/digits'

const BETWEEN_CODES = /[\s,،;؛|]+/

/** The codes of a pasted list, each once and in its order: lines, commas and tabs part them, digits come in any script. */
export function readCodes(text: string): string[] {
  const codes = toLatinDigits(text)
    .split(BETWEEN_CODES)
    .map((code) => code.replace(/^#/, ''))
  return [...new Set(codes.filter((code) => code !== ''))]
}
