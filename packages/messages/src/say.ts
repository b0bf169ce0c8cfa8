export { createSay, type IslandSay, MISSING_TEXT_MARK, type Say, type SayOptions } from './say/create-say.ts'
export { fillText, type ParameterValue } from './say/fill-text.ts'
export type { SayableRefusal } from './say/say-refusal.ts'
export type { Message } from './say/say-text.ts'
