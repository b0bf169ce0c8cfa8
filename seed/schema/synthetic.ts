import { Type } from 'typebox'
import { Exactly } from './text.ts'

const Words = Type.Array(Type.String(), { minItems: 1 })

/** data/synthetic.json: words from which a catalogue of any size is made. */
export const SyntheticWords = Exactly({ brands: Words, nouns: Words, adjectives: Words, colours: Words })
