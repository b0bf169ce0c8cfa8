import { type Static, Type } from 'typebox'

/** One translated text. */
export const MessageWire = Type.Object({ Key: Type.String(), Value: Type.String() })
export type MessageWire = Static<typeof MessageWire>

/** All texts that the page's scripts use, in the visitor's culture. */
export const MessagesWire = Type.Array(MessageWire)
export type MessagesWire = Static<typeof MessagesWire>

/** Writes texts by key as the wire's pairs. */
export function toMessagesWire(texts: Readonly<Record<string, string>>): MessagesWire {
  return Object.entries(texts).map(([Key, Value]) => ({ Key, Value }))
}

/** Reads the wire's pairs as texts by key; of two with one key the last counts. */
export function toTexts(wire: MessagesWire): ReadonlyMap<string, string> {
  return new Map(wire.map(({ Key, Value }) => [Key, Value]))
}
