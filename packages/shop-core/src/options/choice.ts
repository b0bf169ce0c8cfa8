import { accept, type Outcome, refuse } from '../outcome.ts'
import { type Choice, type ChoosingVariant, OPTIONS_MAX, type ProductOption } from './product-option.ts'
import { isKey } from './read-options.ts'
import { isComplete } from './whole-choice.ts'

/** Why a variant cannot have a choice. */
export type ChoiceRefusal =
  | { kind: 'choice-unreadable' }
  | { kind: 'choice-incomplete'; option: string }
  | { kind: 'choice-unknown'; option: string; value: string }
  | { kind: 'choice-taken'; sku: string }

/** Reads a choice out of anything; an empty one is none. */
export function readChoice(given: unknown): Outcome<Choice | null, ChoiceRefusal> {
  if (given === null || given === undefined) return accept(null)
  if (typeof given !== 'object' || Array.isArray(given)) return refuse({ kind: 'choice-unreadable' })
  const entries = Object.entries(given)
  if (entries.length === 0) return accept(null)
  const isReadable =
    entries.length <= OPTIONS_MAX && entries.every(([key, value]) => isKey(key) && isKey(value))
  return isReadable ? accept(Object.fromEntries(entries)) : refuse({ kind: 'choice-unreadable' })
}

/**
 * Says whether a variant may have this choice: one known value of every option, and no other variant of the product with
 * the same. None is always allowed: such a variant is sold under its title.
 */
export function checkChoice(
  choice: Choice | null,
  options: readonly ProductOption[],
  others: readonly Pick<ChoosingVariant, 'sku' | 'choice'>[],
): Outcome<Choice | null, ChoiceRefusal> {
  if (choice === null) return accept(null)
  for (const [key, value] of Object.entries(choice)) {
    const option = options.find((one) => one.key === key)
    if (!option?.values.some((one) => one.key === value))
      return refuse({ kind: 'choice-unknown', option: option?.name.fa ?? key, value })
  }
  const open = options.find(({ key }) => !Object.hasOwn(choice, key))
  if (open) return refuse({ kind: 'choice-incomplete', option: open.name.fa })
  const twin = others.find((other) => other.choice !== null && isSameChoice(other.choice, choice))
  return twin ? refuse({ kind: 'choice-taken', sku: twin.sku }) : accept(choice)
}

/** Two choices are one when they name the same values, in whatever order. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** What a variant with this choice is called: its values in the order of the options. Null for one without a full choice. */
export function titleOfChoice(
  choice: Choice | null,
  options: readonly ProductOption[],
  locale: 'fa' | 'en',
): string | null {
  if (!isComplete(choice, options)) return null
  const labels = options.map(({ key, values }) => values.find((value) => value.key === choice[key])?.label)
  return labels.map((label) => label?.[locale] || label?.fa).join(' · ')
}
