import { toLatinDigits } from '@rasteh/persian-text/digits'
import { knownColour } from './known-colours.ts'
import { OPTION_KEY_MAX } from './product-option.ts'

/** The names of options that most shops have. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    رنگ: 'colour',
    سایز: 'size',
    اندازه: 'size',
    حافظه: 'storage',
    ظرفیت: 'capacity',
    جنس: 'material',
    طرح: 'pattern',
    وزن: 'weight',
    مدل: 'model',
  }),
)

/**
 * A key for a new option or value: of its English or Latin words where there are any, else a number. It is never one that
 * is taken, and it stays when the label changes later.
 */
export function proposeKey(label: string, taken: readonly string[]): string {
  const known = NAMES.get(label.trim()) ?? knownColour(label)?.key
  const latin = toLatinDigits(label)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, OPTION_KEY_MAX - 5)
    .replace(/-+$/, '')
  const plain = known ?? latin
  if (plain && !taken.includes(plain)) return plain
  const stem = plain || 'v'
  const join = plain ? '-' : ''
  let turn = plain ? 2 : 1
  while (taken.includes(`${stem}${join}${turn}`)) turn += 1
  return `${stem}${join}${turn}`
}
