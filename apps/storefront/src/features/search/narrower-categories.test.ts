import type { Category } from '@rasteh/shop-store/reads/categories'
import { expect, it } from 'vitest'
import { narrowerCategories } from './narrower-categories.ts'

const category = (id: number, parentId: number | null): Category => ({
  id,
  parentId,
  slug: String(id),
  title: `دستهٔ ${id}`,
  description: null,
  picture: null,
  pictureFocus: null,
})
const tree = [category(1, null), category(2, null), category(11, 1), category(12, 1), category(121, 12)]
const facet = (counts: Record<string, number>) =>
  Object.entries(counts).map(([key, count]) => ({ key, count }))
const ids = (counts: Record<string, number>, chosen: number | null = null) =>
  narrowerCategories(facet(counts), tree, chosen).map(({ id }) => id)

it('leads into the categories at the top, the fullest first', () => {
  expect(ids({ 1: 2, 2: 5, 11: 2 })).toEqual([2, 1])
})

it('leads into those below the chosen one', () => {
  expect(ids({ 1: 5, 11: 2, 12: 3, 121: 3 }, 1)).toEqual([12, 11])
})

it('takes the steps that leave no choice', () => {
  expect(ids({ 1: 5, 11: 2, 12: 3 })).toEqual([12, 11])
  expect(ids({ 1: 5, 12: 5, 121: 5 })).toEqual([121])
})

it('leads nowhere from a category with nothing below it', () => {
  expect(ids({ 1: 5, 11: 5 }, 11)).toEqual([])
})
