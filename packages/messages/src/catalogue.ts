export { areas } from './catalogue/areas.ts'
export { defaultTexts } from './catalogue/default-texts.ts'
export {
  catalogue,
  type IslandKey,
  islandKeys,
  type MessageKey,
  messageKeys,
  type ParameterOf,
} from './catalogue/keys.ts'
export { parametersIn, type Text, type Texts } from './catalogue/text.ts'
