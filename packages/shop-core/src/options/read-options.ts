import { accept, type Outcome, refuse } from '../outcome.ts'
import {
  OPTION_KEY_MAX,
  OPTION_KINDS,
  OPTION_TEXT_MAX,
  OPTION_VALUES_MAX,
  OPTIONS_MAX,
  type OptionKind,
  type OptionText,
  type OptionValue,
  type ProductOption,
} from './product-option.ts'

/** Why something cannot be the options of a product. `option` and `value` count from 1, as people read them. */
export type OptionsRefusal =
  | { kind: 'options-unreadable' }
  | { kind: 'too-many-options'; max: number }
  | { kind: 'too-many-values'; option: number; max: number }
  | { kind: 'option-without-name'; option: number }
  | { kind: 'option-without-values'; option: number }
  | { kind: 'value-without-label'; option: number; value: number }
  | { kind: 'option-twice'; option: number; name: string }
  | { kind: 'value-twice'; option: number; value: number; label: string }
  | { kind: 'option-text-too-long'; option: number; max: number }
  | { kind: 'colour-unreadable'; option: number; value: number }

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/
const COLOUR = /^#[0-9a-f]{6}$/

/**
 * Reads options out of anything. What is accepted holds the known fields alone, its texts without spaces around them;
 * nothing at all is a product without options.
 */
export function readOptions(given: unknown): Outcome<ProductOption[], OptionsRefusal> {
  if (given === null || given === undefined) return accept([])
  if (!Array.isArray(given)) return refuse({ kind: 'options-unreadable' })
  if (given.length > OPTIONS_MAX) return refuse({ kind: 'too-many-options', max: OPTIONS_MAX })
  const options: ProductOption[] = []
  for (const [index, one] of given.entries()) {
    const option = readOption(one, index + 1)
    if (!option.ok) return option
    const twin = options.find(({ key, name }) => key === option.value.key || name.fa === option.value.name.fa)
    if (twin) return refuse({ kind: 'option-twice', option: index + 1, name: option.value.name.fa })
    options.push(option.value)
  }
  return accept(options)
}

function readOption(given: unknown, option: number): Outcome<ProductOption, OptionsRefusal> {
  if (!isRecord(given) || !isKey(given.key) || !isKind(given.kind) || !Array.isArray(given.values))
    return refuse({ kind: 'options-unreadable' })
  const name = readText(given.name)
  if (!name) return refuse({ kind: 'options-unreadable' })
  if (name.fa === '') return refuse({ kind: 'option-without-name', option })
  if (isTooLong(name)) return refuse({ kind: 'option-text-too-long', option, max: OPTION_TEXT_MAX })
  if (given.values.length === 0) return refuse({ kind: 'option-without-values', option })
  if (given.values.length > OPTION_VALUES_MAX)
    return refuse({ kind: 'too-many-values', option, max: OPTION_VALUES_MAX })
  const values = readValues(given.values, option)
  return values.ok ? accept({ key: given.key, name, kind: given.kind, values: values.value }) : values
}

function readValues(given: readonly unknown[], option: number): Outcome<OptionValue[], OptionsRefusal> {
  const values: OptionValue[] = []
  for (const [index, one] of given.entries()) {
    const value = readValue(one, { option, value: index + 1 })
    if (!value.ok) return value
    const { key, label } = value.value
    if (values.some((other) => other.key === key || other.label.fa === label.fa))
      return refuse({ kind: 'value-twice', option, value: index + 1, label: label.fa })
    values.push(value.value)
  }
  return accept(values)
}

type Place = { option: number; value: number }

function readValue(given: unknown, place: Place): Outcome<OptionValue, OptionsRefusal> {
  if (!isRecord(given) || !isKey(given.key)) return refuse({ kind: 'options-unreadable' })
  const label = readText(given.label)
  const { colour = null, pictureId = null } = given
  if (!label || !(pictureId === null || isId(pictureId))) return refuse({ kind: 'options-unreadable' })
  if (label.fa === '') return refuse({ kind: 'value-without-label', ...place })
  if (isTooLong(label))
    return refuse({ kind: 'option-text-too-long', option: place.option, max: OPTION_TEXT_MAX })
  if (colour !== null && !isColour(colour)) return refuse({ kind: 'colour-unreadable', ...place })
  return accept({ key: given.key, label, colour, pictureId })
}

function readText(given: unknown): OptionText | null {
  if (!isRecord(given) || typeof given.fa !== 'string') return null
  const { fa, en = '' } = given
  return typeof en === 'string' && isStorable(fa) && isStorable(en) ? { fa: fa.trim(), en: en.trim() } : null
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
const isKind = (given: unknown): given is OptionKind => OPTION_KINDS.includes(given as OptionKind)
const isTooLong = ({ fa, en }: OptionText) => Math.max(fa.length, en.length) > OPTION_TEXT_MAX
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()
const isId = (given: unknown): given is number => Number.isSafeInteger(given) && Number(given) > 0
const isColour = (given: unknown): given is string => typeof given === 'string' && COLOUR.test(given)

/** Says whether a text can name an option or a value for good: small Latin letters, digits and single hyphens. */
export const isKey = (given: unknown): given is string =>
  typeof given === 'string' && given.length <= OPTION_KEY_MAX && KEY.test(given)
