const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app makes of the secret that is shown as text. */
export function secretOf(text: string): Buffer {
  const bits = [...text.replaceAll(' ', '')]
    .map((char) => LETTERS.indexOf(char).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
