/** Signs and measures that English writes alike for one and many. */
const UNCHANGED = /^(?:k?g|mg|m?l|[cmk]?m|pcs|.*[^A-Za-z -].*)$/

/** An English unit for this count: one piece, two pieces. A unit that is not written in English stays as it is. */
export function pluralUnit(unit: string, count: number): string {
  if (count === 1 || !unit || UNCHANGED.test(unit) || isPlural(unit)) return unit
  if (/(?:s|x|z|ch|sh)$/.test(unit)) return `${unit}es`
  return /[^aeiou]y$/.test(unit) ? `${unit.slice(0, -1)}ies` : `${unit}s`
}

function isPlural(unit: string): boolean {
  return /[^s]s$/.test(unit)
}
