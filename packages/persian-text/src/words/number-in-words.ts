import { type Culture, languageOf } from '../culture.ts'
import { type Vocabulary, vocabularies } from './vocabulary.ts'

/** Writes a whole number in words, as on a receipt; a fraction is cut off. */
export function numberInWords(number: number, culture: Culture): string {
  const vocabulary = vocabularies[languageOf(culture)]
  const size = Math.abs(Math.trunc(number))
  if (size === 0) return vocabulary.zero
  const words = thousandsOf(size).map((group, scale) => groupInWords(group, scale, vocabulary))
  const text = words
    .reverse()
    .filter((word) => word !== '')
    .join(vocabulary.and)
  return number < 0 ? `${vocabulary.minus} ${text}` : text
}

// The number in groups of three digits, the smallest first.
function thousandsOf(number: number): number[] {
  const groups: number[] = []
  for (let rest = number; rest > 0; rest = Math.floor(rest / 1000)) groups.push(rest % 1000)
  return groups
}

function groupInWords(group: number, scale: number, vocabulary: Vocabulary): string {
  if (group === 0) return ''
  const scaleName = vocabulary.scales[scale] ?? ''
  if (group === 1 && scale === 1 && !vocabulary.saysOneThousand) return scaleName
  return `${underThousand(group, vocabulary)} ${scaleName}`.trim()
}

function underThousand(group: number, { hundreds, and, ones, tens, tensJoint }: Vocabulary): string {
  const rest = group % 100
  const one = ones[rest % 10]
  const small = rest < 20 ? ones[rest] : [tens[Math.floor(rest / 10)], one].filter(Boolean).join(tensJoint)
  return [hundreds[Math.floor(group / 100)], small].filter(Boolean).join(and)
}
