export { checkOptionChange, type OptionChangeRefusal } from './options/change-options.ts'
export {
  type ChoiceRefusal,
  checkChoice,
  isSameChoice,
  readChoice,
  titleOfChoice,
} from './options/choice.ts'
export { type KnownColour, knownColour } from './options/known-colours.ts'
export {
  type Combination,
  type CombinationsRefusal,
  missingCombinations,
  SKU_MAX,
} from './options/missing-combinations.ts'
export {
  baseSkuOf,
  type PlanRefusal,
  planCombinations,
} from './options/plan-combinations.ts'
export {
  type Choice,
  type ChoosingVariant,
  OPTION_KEY_MAX,
  OPTION_KINDS,
  OPTION_TEXT_MAX,
  OPTION_VALUES_MAX,
  OPTIONS_MAX,
  type OptionKind,
  type OptionText,
  type OptionValue,
  PRODUCT_VARIANTS_MAX,
  type ProductOption,
} from './options/product-option.ts'
export { proposeKey } from './options/propose-key.ts'
export { isKey, type OptionsRefusal, readOptions } from './options/read-options.ts'
export { isComplete } from './options/whole-choice.ts'
