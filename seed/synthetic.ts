import { readData } from './read-data.ts'
import { SyntheticWords } from './schema/synthetic.ts'

/**
 * Word lists for a synthetic catalogue; any noun goes with any adjective, maker, colour and model. No word
 * changes when it is folded, so that a title is already what search keeps.
 */
export type SyntheticVocabulary = {
  brands: string[]
  nouns: string[]
  adjectives: string[]
  colours: string[]
  models: string[]
}

/** The words, fresh lists at each call. Read as «noun adjective brand colour model»: «قابلمه سبک سپیدار کرم K12». */
export function syntheticVocabulary(): SyntheticVocabulary {
  return {
    ...readData(SyntheticWords, 'synthetic.json'),
    models: 'ABDEGHKLMNPRSTVXZ'
      .split('')
      .flatMap((char) => [1, 2, 3, 5, 7, 10, 12, 20].map((size) => `${char}${size}`)),
  }
}
