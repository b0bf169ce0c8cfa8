// What browsers need of options, without the rules of those who write them.
export { type Chip, type ChipVariant, chipsOf } from './options/chips.ts'
export { isComplete } from './options/whole-choice.ts'
