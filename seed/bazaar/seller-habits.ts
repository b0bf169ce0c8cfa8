import type { Random } from '../random.ts'

export const persianDigits = (text: string): string =>
  text.replace(/(\d)\.(\d)/g, '$1٫$2').replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))

/** Sellers write on different keyboards: most as books do, some with Arabic letters, spaces or Latin digits. */
export function habitOf(random: Random): (text: string) => string {
  const chance = random()
  if (chance < 0.05) return (text) => text.replaceAll('ی', 'ي').replaceAll('ک', 'ك')
  if (chance < 0.11)
    return (text) =>
      text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0)).replaceAll('٫', '.')
  if (chance < 0.17) return (text) => text.replaceAll('\u200c', ' ')
  if (chance < 0.19) return (text) => text.replaceAll('\u200c', '')
  return (text) => text
}
