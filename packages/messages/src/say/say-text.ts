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
