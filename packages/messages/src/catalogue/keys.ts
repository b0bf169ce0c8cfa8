import { areas, islandAreas } from './areas.ts'
import type { ParametersIn, Text } from './text.ts'

type Areas = typeof areas
type AreaName = keyof Areas
type KeysOf<Name> = Name extends AreaName ? keyof Areas[Name] : never
type TextOf<Key, Name> = Name extends AreaName
  ? Key extends keyof Areas[Name]
    ? Areas[Name][Key]
    : never
  : never

export type MessageKey = KeysOf<AreaName>
export type IslandKey = KeysOf<keyof typeof islandAreas>

/** The parameter names of a key's text, derived from the text itself. */
export type ParameterOf<Key extends MessageKey> = ParametersIn<Extract<TextOf<Key, AreaName>, Text>['fa']>

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
