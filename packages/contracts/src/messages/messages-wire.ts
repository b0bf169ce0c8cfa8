import { type Static, Type } from 'typebox'

/** One translated text. */
export const MessageWire = Type.Object({ Key: Type.String(), Value: Type.String() })
export type MessageWire = Static<typeof MessageWire>

/** All texts that the page's scripts use, in the visitor's culture. */
export const MessagesWire = Type.Array(MessageWire)
export type MessagesWire = Static<typeof MessagesWire>
