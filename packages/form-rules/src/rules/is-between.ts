import { toNumber } from './is-number.ts'

export type Range = { min: number; max: number }

/** Says whether the text is a number from `min` to `max`, both included. */
export function isBetween(text: string, { min, max }: Range): boolean {
  const value = toNumber(text)
  return value >= min && value <= max
}
