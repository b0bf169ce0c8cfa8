export { MessagesWire, MessageWire } from './messages/messages-wire.ts'
export { toMessagesWire, toTexts } from './messages/to-messages-wire.ts'
