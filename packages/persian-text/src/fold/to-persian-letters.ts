/** Writes the Arabic yeh and kaf as the Persian ones, which is how text is kept; nothing else changes. */
export function toPersianLetters(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک')
}
