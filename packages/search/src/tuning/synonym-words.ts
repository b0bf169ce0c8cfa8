import { foldText } from '@rasteh/persian-text/fold'

/** The words of a group as managers write it: between commas, each once however it is written. */
export function toSynonymWords(text: string): string[] {
  const words = text
    .split(/[،,؛;\n]+/)
    .map((word) => word.trim())
    .filter(Boolean)
  return [...new Map(words.map((word) => [foldText(word), word])).values()]
}
