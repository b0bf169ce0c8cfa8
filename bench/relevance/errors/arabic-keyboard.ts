/** As an Arabic keyboard or an old Windows writes it: Arabic ye and kaf, and now and then teh marbuta or an alef with hamza. */
export function onArabicKeyboard(text: string, chance: () => number): string {
  const yeh = chance() < 0.8 ? 'ي' : 'ى'
  const letters = text.replaceAll('ی', yeh).replaceAll('ک', 'ك')
  const wordEnd = chance() < 0.3 ? letters.replace(/ه(?= |$)/, 'ة') : letters
  const alef = chance() < 0.2 ? wordEnd.replace(/(?<=^| )ا/, 'أ') : wordEnd
  return chance() < 0.25 ? stretched(alef) : alef
}

/** With a tatweel after the second letter of the first word, where the letters join. */
const stretched = (text: string) => text.replace(/^(\S[بپتثجچحخسشصضطظعغفقكلمنهي])(?=\S)/, '$1ـ')
