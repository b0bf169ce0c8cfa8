import { foldText } from '@rasteh/persian-text/fold'

/** Says whether each word of what was typed begins a word of the text, in any spelling; nothing typed is in every text. */
export function matchesAll(typed: string, text: string): boolean {
  // A half-space joins or parts a word, as one likes: «سفارش‌ها» is found by «سفارشها» and by «ها».
  const words = [...wordsOf(text), ...wordsOf(text.replaceAll('\u200c', ' '))]
  return wordsOf(typed).every((asked) => words.some((word) => word.startsWith(asked)))
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '')
