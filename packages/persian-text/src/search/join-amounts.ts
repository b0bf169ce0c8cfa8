import { toAmount, unitOf } from './units.ts'
import type { Word } from './word.ts'

const NUMBER = /^\d+(?:\.\d+)?$/
const NUMBER_WITH_UNIT = /^(\d+(?:\.\d+)?)([a-z]+)$/
const MEMORY_WORDS: ReadonlySet<string> = new Set(['رم', 'ram', 'حافظه'])
const MEMORY_GB: ReadonlySet<string> = new Set('2 3 4 6 8 12 16 24 32 64 128 256 512'.split(' '))
const STORAGE_G: ReadonlySet<string> = new Set('16 32 64 128 256 512'.split(' '))
const LONGEST_UNIT_WORDS = 3

const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ['نیم', '0.5'],
  ['یک', '1'],
  ['دو', '2'],
  ['سه', '3'],
  ['چهار', '4'],
  ['پنج', '5'],
  ['شش', '6'],
  ['هفت', '7'],
  ['هشت', '8'],
  ['ده', '10'],
  ['دوازده', '12'],
])

/** Makes one word of each number and the unit after it: «256 گیگ», «۲۵۶گیگابایت» and 256GB are all `256gb`. */
export function joinAmounts(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (let index = 0; index < words.length; ) {
    const amount = amountAt(words, index)
    const word = words[index]
    if (amount) joined.push(toWord(amount.token))
    else if (word) joined.push(word)
    index += amount?.length ?? 1
  }
  return joined
}

function amountAt(words: readonly Word[], index: number): { token: string; length: number } | null {
  const word = words[index]?.token ?? ''
  const attached = NUMBER_WITH_UNIT.exec(word)
  if (attached) return attachedAmount(attached[1] ?? '', attached[2] ?? '')
  const isDigits = NUMBER.test(word)
  const number = isDigits ? word : NUMBER_WORDS.get(word)
  if (!number) return null
  for (let length = LONGEST_UNIT_WORDS; length > 0; length--) {
    const unit = unitAt(words, index + 1, length)
    if (unit) return { token: toAmount(number, unit), length: length + 1 }
  }
  const isMemory = isDigits && MEMORY_GB.has(number) && MEMORY_WORDS.has(words[index - 1]?.token ?? '')
  return isMemory ? { token: toAmount(number, 'gb'), length: 1 } : null
}

function attachedAmount(number: string, letters: string): { token: string; length: number } | null {
  // 5G is a network, 256G a storage, 500g a weight.
  const gram = STORAGE_G.has(number) ? 'gb' : Number(number) > 6 ? 'gr' : null
  const unit = letters === 'g' ? gram : unitOf(letters, true)
  return unit ? { token: toAmount(number, unit), length: 1 } : null
}

function unitAt(words: readonly Word[], from: number, length: number): string | null {
  const parts = words.slice(from, from + length)
  if (parts.length < length) return null
  return unitOf(parts.map((part) => part.token).join(''), false)
}

function toWord(token: string): Word {
  return { token, parts: [token], kind: 'number' }
}
