import { readData } from '../read-data.ts'
import { Series } from '../schema/bazaar.ts'

const SPOKEN = new Map(Object.entries(readData(Series, 'bazaar/series.json')))

/** A model's name as a Persian sentence says it: what people call it stays Latin only if it is never translated. */
export const spokenSeries = (model: string): string =>
  model
    .split(' ')
    .map((word) => SPOKEN.get(word) ?? word)
    .join(' ')
