import type { Culture } from '@rasteh/persian-text/culture'
import { formatAmount } from '@rasteh/persian-text/money'

export type ParameterValue = string | number

/**
 * Puts the parameters in their places. A number is written with commas in the culture's digits; a string
 * stays as it is, so codes and names keep their own digits; a place with no parameter stays visible.
 */
export function fillText(
  text: string,
  parameters: Readonly<Record<string, ParameterValue>>,
  culture: Culture,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (value === undefined) return place
    return typeof value === 'number' ? formatAmount(value, culture) : value
  })
}
