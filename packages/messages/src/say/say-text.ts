import type { MessageKey, ParameterOf } from '../catalogue/keys.ts'
import type { ParameterValue } from './fill-text.ts'

type ParametersFor<Key extends MessageKey> = [ParameterOf<Key>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParameterOf<Key>, ParameterValue>>]

/** Says a text of the catalogue; the key decides which parameters must be given. */
export type SayText<Known extends MessageKey = MessageKey> = <Key extends Known>(
  key: Key,
  ...parameters: ParametersFor<Key>
) => string

/** A key together with the parameters of its text, as a rule hands it over to be said. */
export type Message<Known extends MessageKey = MessageKey> = {
  [Key in Known]: [ParameterOf<Key>] extends [never]
    ? { readonly key: Key }
    : { readonly key: Key; readonly parameters: Readonly<Record<ParameterOf<Key>, ParameterValue>> }
}[Known]
