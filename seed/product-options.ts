import { type Choice, knownColour, type ProductOption, proposeKey } from '@rasteh/shop-core/options'
import { hexOf } from './colours.ts'
import type { VariantSource } from './schema/category.ts'
import type { Text } from './schema/text.ts'

export type SeedOptions = { options: ProductOption[]; choices: (Choice | null)[] }

type Part = Text & { colour: string | null }

const NONE: SeedOptions = { options: [], choices: [] }
const COLOUR: Text = { fa: 'رنگ', en: 'Colour' }

/** What the words of a variant are about, where they say no colour. */
const MEASURES: readonly (readonly [pattern: RegExp, name: Text])[] = [
  [/^سایز /, { fa: 'سایز', en: 'Size' }],
  [/(گیگابایت|ترابایت)$/, { fa: 'حافظه', en: 'Storage' }],
  [/(گرمی|کیلوگرمی)$/, { fa: 'وزن', en: 'Weight' }],
  [/میلی‌لیتری$/, { fa: 'حجم', en: 'Volume' }],
]

/**
 * The options of a product that differs by colour, size, storage, weight or volume, read out of how its variants are named:
 * «۶۴ گیگابایت، فیروزه‌ای» is a storage and a colour. Others are sold under their titles, as in any shop.
 */
export function readSeedOptions(variants: readonly VariantSource[]): SeedOptions {
  const named = variants.map(partsOf)
  const [first = []] = named
  const names = first.map(nameOf)
  const isRegular = named.every(
    (parts) =>
      parts.length === names.length && parts.every((part, place) => nameOf(part)?.fa === names[place]?.fa),
  )
  if (variants.length < 2 || !isRegular || names.some((name) => !name)) return NONE
  const options = names.map((name, place) =>
    optionOf(
      name as Text,
      named.flatMap((parts) => parts[place] ?? []),
    ),
  )
  const choices = named.map((parts) =>
    Object.fromEntries(
      options.map(({ key, values }, place) => [
        key,
        values.find(({ label }) => label.fa === shortOf(parts[place] as Part).fa)?.key ?? '',
      ]),
    ),
  )
  return { options, choices }
}

function partsOf({ title, colour }: VariantSource): Part[] {
  const fa = title.fa.split('، ')
  const en = title.en.split(', ')
  return fa.map((word, place) => ({
    fa: word,
    en: en[place] ?? '',
    colour: colour && knownColour(word) ? hexOf(colour) : null,
  }))
}

const nameOf = (part: Part): Text | undefined =>
  part.colour ? COLOUR : MEASURES.find(([pattern]) => pattern.test(part.fa))?.[1]

/** «سایز M» is the value M of the option size. */
const shortOf = ({ fa, en, colour }: Part): Part => ({
  fa: fa.replace(/^سایز /, ''),
  en: en.replace(/^Size /, ''),
  colour,
})

function optionOf(name: Text, parts: readonly Part[]): ProductOption {
  const values: ProductOption['values'][number][] = []
  for (const part of parts.map(shortOf)) {
    if (values.some(({ label }) => label.fa === part.fa)) continue
    const taken = values.map(({ key }) => key)
    const key = proposeKey(part.colour ? part.fa : part.en, taken)
    values.push({ key, label: { fa: part.fa, en: part.en }, colour: part.colour, pictureId: null })
  }
  const kind = parts.every(({ colour }) => colour) ? 'colour' : 'text'
  return { key: proposeKey(name.fa, []), name, kind, values }
}
