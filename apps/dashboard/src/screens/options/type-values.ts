import {
  knownColour,
  type OptionKind,
  type OptionValue,
  type ProductOption,
  proposeKey,
} from '@rasteh/shop-core/options'

/** The colour of a patch until a manager picks one. */
export const PLAIN_PATCH = '#b9bfc4'

/** An option of a name alone; a name of colours is shown by patches. */
export function newOption(name: string, others: readonly ProductOption[]): ProductOption {
  const taken = others.map(({ key }) => key)
  return { key: proposeKey(name, taken), name: { fa: name, en: '' }, kind: kindOf(name), values: [] }
}

/** What managers mean by a name. */
export const kindOf = (name: string): OptionKind => (name.includes('رنگ') ? 'colour' : 'text')

/** Values as people type them, one after another with commas between: each with its key, and its colour where the name is one. */
export function typeValues({ kind, values }: ProductOption, typed: string): OptionValue[] {
  const all = [...values]
  for (const word of typed.split(/[،,\n]/)) {
    const fa = word.trim()
    if (fa === '' || all.some(({ label }) => label.fa === fa)) continue
    const known = kind === 'colour' ? knownColour(fa) : null
    const taken = all.map(({ key }) => key)
    all.push({
      key: proposeKey(fa, taken),
      label: { fa, en: known?.en ?? '' },
      colour: kind === 'colour' ? (known?.hex ?? PLAIN_PATCH) : null,
      pictureId: null,
    })
  }
  return all
}

/** The same values in another order: one of them a place nearer to the beginning (-1) or to the end (1). */
export function moveValue({ values }: ProductOption, key: string, by: -1 | 1): readonly OptionValue[] {
  const from = values.findIndex((value) => value.key === key)
  const [one, other] = [values[from], values[from + by]]
  return one && other ? values.with(from, other).with(from + by, one) : values
}

/** Options shown in another way: patches need colours, words have none. */
export function showAs(option: ProductOption, kind: OptionKind): ProductOption {
  const values = option.values.map((value) => ({
    ...value,
    colour: kind === 'colour' ? (value.colour ?? knownColour(value.label.fa)?.hex ?? PLAIN_PATCH) : null,
  }))
  return { ...option, kind, values }
}
