import { expect, it } from 'vitest'
import { readBuiltFields } from './read-built-fields.ts'
import { toSteps } from './to-steps.ts'

const field = (id: string, step = '') => ({ id, blockType: 'shortText', label: id, step })
const stepsOf = (...rows: object[]) =>
  toSteps(readBuiltFields(rows)).map(({ title, fields }) => [title, fields.map(({ id }) => id)])

it('a form of which no field begins a step is one step', () => {
  expect(stepsOf(field('a'), field('b'))).toEqual([['', ['a', 'b']]])
  expect(stepsOf()).toEqual([])
})

it('a step goes to the field with which the next one begins', () => {
  expect(stepsOf(field('a', 'شما'), field('b'), field('c', 'سابقه'), field('d'))).toEqual([
    ['شما', ['a', 'b']],
    ['سابقه', ['c', 'd']],
  ])
  expect(stepsOf(field('a'), field('b', 'سابقه'))).toEqual([
    ['', ['a']],
    ['سابقه', ['b']],
  ])
})
