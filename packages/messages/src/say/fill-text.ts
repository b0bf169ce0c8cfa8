import type { Culture } from '@rasteh/persian-text/culture'
import { formatAmount } from '@rasteh/persian-text/money'
import { pluralUnit } from './plural-unit.ts'

export type ParameterValue = string | number

/**
 * Puts the parameters in their places. A number is written with commas in the culture's digits; a string
 * stays as it is, so codes and names keep their own digits; an English unit follows its count; a place
 * with no parameter stays visible.
 */
export function fillText(
  text: string,
  parameters: Readonly<Record<string, ParameterValue>>,
  culture: Culture,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (value === undefined) return place
    if (typeof value === 'number') return formatAmount(value, culture)
    return name === 'unit' && culture === 'en-US' ? pluralUnit(value, countOf(parameters)) : value
  })
}

/** The number that a unit follows; without one it is 1. */
function countOf({ count, to }: Readonly<Record<string, ParameterValue>>): number {
  return [count, to].find((value) => typeof value === 'number') ?? 1
}
