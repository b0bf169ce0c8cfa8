import { type Choice, isComplete, type OptionKind, readOptions } from '@rasteh/shop-core/options'
import type { Locale } from './locale.ts'

/** An option in the visitor's language, with the values that some variant has. */
export type ShownOption = {
  key: string
  name: string
  kind: OptionKind
  values: { key: string; label: string; colour?: string }[]
}

/**
 * What shoppers choose of a product, out of its row. Values that no variant has are left out, and all of it where no
 * variant has a whole choice: such a product is sold by the titles of its variants.
 */
export function toShownOptions(
  stored: unknown,
  variants: readonly { choice: Choice | null }[],
  locale: Locale,
): ShownOption[] {
  const read = readOptions(stored)
  const options = read.ok ? read.value : []
  const choices = variants.flatMap(({ choice }) => (isComplete(choice, options) ? [choice] : []))
  if (choices.length === 0) return []
  return options.map(({ key, name, kind, values }) => ({
    key,
    kind,
    name: name[locale] || name.fa,
    values: values
      .filter((value) => choices.some((choice) => choice[key] === value.key))
      .map(({ key: valueKey, label, colour }) => ({
        key: valueKey,
        label: label[locale] || label.fa,
        ...(colour === null ? {} : { colour }),
      })),
  }))
}
