import { expect, it } from 'vitest'
import type { GridColumn } from './grid-model.ts'
import { fillBelow, placeBlock } from './place-block.ts'

type Row = { id: number }
type Key = 'name' | 'price' | 'stock'
const columns: GridColumn<Row, Key>[] = [
  { key: 'name', label: 'نام', width: 1, show: () => null },
  { key: 'price', label: 'قیمت', width: 1 },
  { key: 'stock', label: 'موجودی', width: 1 },
]
const grid = {
  rows: [{ id: 7 }, { id: 8 }, { id: 9 }],
  columns,
  idOf: ({ id }: Row) => id,
  textOf: ({ id }: Row, key: Key) => `${key} ${id}`,
}

it('a pasted block falls upon the cells from where it begins', () => {
  expect(placeBlock(grid, [['1', '2'], ['3']], { row: 1, column: 1 })).toEqual({
    isCut: false,
    cells: [
      { id: 8, key: 'price', text: '1' },
      { id: 8, key: 'stock', text: '2' },
      { id: 9, key: 'price', text: '3' },
    ],
  })
})

it('what of a block falls beside the cells that can be edited is left out, and said', () => {
  expect(placeBlock(grid, [['a', '1', '2', '9'], [], ['b'], ['c']], { row: 2, column: 0 })).toEqual({
    isCut: true,
    cells: [
      { id: 9, key: 'price', text: '1' },
      { id: 9, key: 'stock', text: '2' },
    ],
  })
})

it('a cell is filled into all rows beneath it; one that is only read fills none', () => {
  expect(fillBelow(grid, { row: 0, column: 2 })).toEqual([
    { id: 8, key: 'stock', text: 'stock 7' },
    { id: 9, key: 'stock', text: 'stock 7' },
  ])
  expect(fillBelow(grid, { row: 0, column: 0 })).toEqual([])
  expect(fillBelow(grid, { row: -1, column: -1 })).toEqual([])
})
