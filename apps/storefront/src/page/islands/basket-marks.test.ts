import { describe, expect, it } from 'vitest'
import { shownBasket, shownLine } from './basket.builder.ts'
import { basketMarks } from './basket-marks.ts'
import { EMPTY_BASKET, UNREAD_BASKET } from './basket-store.ts'

const marksOf = (state: Parameters<typeof basketMarks>[0]) =>
  Object.entries(basketMarks(state)).flatMap(([mark, isSet]) => (isSet ? [mark] : []))

const read = { phase: 'read', isWaiting: false, removed: [] } as const

describe('the marks of the body', () => {
  it('are none before the basket is read', () => {
    expect(marksOf(UNREAD_BASKET)).toEqual([])
  })

  it('say that the basket is empty', () => {
    expect(marksOf({ ...read, basket: EMPTY_BASKET })).toEqual(['basket-empty'])
  })

  it('say that a change runs', () => {
    expect(marksOf({ ...read, basket: shownBasket(), isWaiting: true })).toEqual(['basket-waiting'])
  })

  it('say that all of it is downloadable, by the mark or by the type', () => {
    const lines = [shownLine({ downloadable: true }), shownLine({ productType: 3 })]
    expect(marksOf({ ...read, basket: shownBasket(lines) })).toEqual(['basket-only-downloadable'])
    expect(marksOf({ ...read, basket: shownBasket([...lines, shownLine()]) })).toEqual([])
  })
})
