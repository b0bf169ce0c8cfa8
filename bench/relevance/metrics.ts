import type { Grade } from './grade.ts'

export const PAGE = 10
const RELEVANT: Grade = 2

/** The grades of the products found, in their order, and of everything there is. */
export type Judged = { readonly found: readonly Grade[]; readonly all: readonly Grade[] }

/** nDCG of the first ten: gains 2^grade − 1, against the best ten of the whole catalogue. */
export function ndcg({ found, all }: Judged): number {
  const ideal = dcg(all.toSorted((one, other) => other - one))
  return ideal === 0 ? 0 : dcg(found) / ideal
}

/** Of the relevant products (grade 2 or 3) that ten places could show, the part that they do show. */
export function recall({ found, all }: Judged): number {
  const count = (grades: readonly Grade[]) => grades.filter((grade) => grade >= RELEVANT).length
  const possible = Math.min(PAGE, count(all))
  return possible === 0 ? 0 : count(found.slice(0, PAGE)) / possible
}

/** One over the place of the first product that is all that was asked for. */
export function reciprocalRank({ found }: Judged): number {
  const place = found.slice(0, PAGE).indexOf(3)
  return place < 0 ? 0 : 1 / (place + 1)
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const dcg = (grades: readonly Grade[]) =>
  grades
    .slice(0, PAGE)
    .reduce<number>((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
