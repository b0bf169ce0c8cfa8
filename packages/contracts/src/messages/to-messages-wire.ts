import type { MessagesWire } from './messages-wire.ts'

/** Writes texts by key as the wire's pairs. */
export function toMessagesWire(texts: Readonly<Record<string, string>>): MessagesWire {
  return Object.entries(texts).map(([Key, Value]) => ({ Key, Value }))
}

/** Reads the wire's pairs as texts by key; of two with one key the last counts. */
export function toTexts(wire: MessagesWire): ReadonlyMap<string, string> {
  return new Map(wire.map(({ Key, Value }) => [Key, Value]))
}
