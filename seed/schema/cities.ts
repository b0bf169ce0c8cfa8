import { Type } from 'typebox'
import { Exactly } from './text.ts'

/** data/cities/main-cities.json: the capital of every province and the large cities, known in both languages. */
export const MainCities = Type.Array(
  Exactly({ province: Type.Integer({ minimum: 1, maximum: 31 }), fa: Type.String(), en: Type.String() }),
)
