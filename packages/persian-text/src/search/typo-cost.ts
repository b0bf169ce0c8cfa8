// Letters that sound alike, or look alike but for their dots.
const CONFUSED = [
  'زذضظ',
  'سصث',
  'تط',
  'حه',
  'قغ',
  'اع',
  'وا',
  'بپ',
  'جچ',
  'کگ',
  'رزژ',
  'سش',
  'دذ',
  'طظ',
  'صض',
  'عغ',
  'حخ',
  'ckq',
  'sz',
  'iy',
  'vw',
  'fp',
  'ae',
]
const SOUND_ALIKE = 6

const ROWS = ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ', 'ظطزرذدپو', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890']

const ROWS_ABOVE = [
  ['ضصثقفغعهخحجچ', 'شسیبلاتنمکگ'],
  ['شسیبلاتنم', 'ظطزرذدپو'],
  ['qwertyuiop', 'asdfghjkl'],
  ['asdfghjkl', 'zxcvbnm'],
] as const

const SAME_SOUND = 0.35
const LOOKS_ALIKE = 0.6
const NEIGHBOUR_KEY = 0.7
const OTHER_LETTER = 1
const SWAPPED = 0.6
const DOUBLED = 0.4
const LEFT_OUT = 0.9
const FIRST_LETTER = 0.25
const LENGTH_MAX = 40

const SUBSTITUTIONS = toSubstitutions()

/**
 * How far a typed word is from a known one: 0 for the same, about 1 for each slip, less for letters that sound alike
 * or stand side by side on the keyboard. Infinity past `limit`, and for words longer than anybody types.
 */
export function typoCost(typed: string, meant: string, limit = Number.POSITIVE_INFINITY): number {
  if (typed === meant) return 0
  const a = Array.from(typed)
  const b = Array.from(meant)
  if (Math.max(a.length, b.length) > LENGTH_MAX) return Number.POSITIVE_INFINITY
  const first = a[0] === b[0] ? 0 : FIRST_LETTER
  const cost = first + lastCost(a, b, limit)
  return cost > limit ? Number.POSITIVE_INFINITY : cost
}

function lastCost(a: readonly string[], b: readonly string[], limit: number): number {
  let older: number[] = []
  let row = firstRow(b)
  for (let i = 1; i <= a.length; i++) {
    const next = [(row[0] ?? 0) + gapCost(a, i - 1)]
    for (let j = 1; j <= b.length; j++) next.push(cellCost(a, b, { i, j, older, row, next }))
    if (Math.min(...next) > limit) return Number.POSITIVE_INFINITY
    older = row
    row = next
  }
  return row.at(-1) ?? 0
}

type Cell = {
  i: number
  j: number
  older: readonly number[]
  row: readonly number[]
  next: readonly number[]
}

function cellCost(a: readonly string[], b: readonly string[], { i, j, older, row, next }: Cell): number {
  const [one, other] = [a[i - 1] ?? '', b[j - 1] ?? '']
  const kept = at(row, j - 1) + (one === other ? 0 : (SUBSTITUTIONS.get(one + other) ?? OTHER_LETTER))
  const dropped = at(row, j) + gapCost(a, i - 1)
  const added = at(next, j - 1) + gapCost(b, j - 1)
  const isSwapped = i > 1 && j > 1 && one === b[j - 2] && other === a[i - 2]
  return Math.min(kept, dropped, added, isSwapped ? at(older, j - 2) + SWAPPED : Number.POSITIVE_INFINITY)
}

function firstRow(letters: readonly string[]): number[] {
  const row = [0]
  letters.forEach((_, index) => {
    row.push(at(row, index) + gapCost(letters, index))
  })
  return row
}

function gapCost(letters: readonly string[], index: number): number {
  return index > 0 && letters[index] === letters[index - 1] ? DOUBLED : LEFT_OUT
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

function toSubstitutions(): ReadonlyMap<string, number> {
  const costs = new Map<string, number>()
  const add = (one: string, other: string, cost: number) => {
    for (const pair of [one + other, other + one]) costs.set(pair, Math.min(costs.get(pair) ?? 1, cost))
  }
  for (const row of ROWS)
    for (let i = 1; i < row.length; i++) add(row.charAt(i - 1), row.charAt(i), NEIGHBOUR_KEY)
  // The key below is as near as the key beside.
  for (const [above, below] of ROWS_ABOVE)
    for (let i = 0; i < Math.min(above.length, below.length); i++)
      add(above.charAt(i), below.charAt(i), NEIGHBOUR_KEY)
  CONFUSED.forEach((group, index) => {
    const cost = index < SOUND_ALIKE ? SAME_SOUND : LOOKS_ALIKE
    for (const one of group) for (const other of group) if (one !== other) add(one, other, cost)
  })
  return costs
}
