import { areas, islandAreas } from './areas.ts'
import type { ParametersIn, Text } from './text.ts'

type Areas = typeof areas
type AreaName = keyof Areas
type KeysOf<Name> = Name extends AreaName ? keyof Areas[Name] : never

// All areas as one type: what could be handed to every one of these functions.
type AllTexts = { [Name in AreaName]: (texts: Areas[Name]) => void }[AreaName] extends (
  texts: infer All,
) => void
  ? All
  : never

export type MessageKey = KeysOf<AreaName>
export type IslandKey = KeysOf<keyof typeof islandAreas>

/** The parameter names of a key's text, derived from the text itself. */
export type ParameterOf<Key extends MessageKey> = ParametersIn<AllTexts[Key]['fa']>

type RepeatedKey = { [Name in AreaName]: KeysOf<Name> & KeysOf<Exclude<AreaName, Name>> }[AreaName]
type NoneRepeated<Key> = [Key] extends [never] ? true : { 'rename this key, two areas have it': Key }

/** Fails to compile, naming the key, when two areas have the same key. */
export const everyKeyIsInOneArea: NoneRepeated<RepeatedKey> = true

/** All texts of the product by key. */
export const catalogue = Object.fromEntries(
  Object.values(areas).flatMap((texts) => Object.entries<Text>(texts)),
) as Readonly<Record<MessageKey, Text>>

export const messageKeys = Object.keys(catalogue) as MessageKey[]

/** The keys that GetJSMessages answers. */
export const islandKeys = Object.values(islandAreas).flatMap((texts) => Object.keys(texts)) as IslandKey[]
